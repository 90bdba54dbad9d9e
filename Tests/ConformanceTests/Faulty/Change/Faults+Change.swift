extension Faults {
  static let change = [
    Fault(
      RepositoryFault<TellsNobodyOfRenames>.self,
      [
        "07-after-a-rename-the-result-follows": "should be I found Amazing Grace",
        "13-a-rename-in-the-details-shows-in-title-row-and-result": "the title is Grace Hopper",
        "13-a-rename-in-the-repository-shows-in-title-row-and-result": "the title is Grace Hopper",
      ]
    ),
    Fault(
      RepositoryFault<SavesUntrimmed>.self,
      [
        "13-a-rename-in-the-details-shows-in-title-row-and-result":
          "the name asked for is Amazing Grace , should be Amazing Grace"
      ]
    ),
    Fault(
      FollowsAnybody.self,
      ["13-a-rename-of-somebody-else-leaves-the-details-alone": "the title is The Countess, should be Grace Hopper"]
    ),
    Fault(
      OverwritesTypedName.self,
      ["13-a-rename-elsewhere-keeps-what-is-typed-in-the-details": "the name field is Amazing Grace"]
    ),
    Fault(
      LeavesSaveEnabled.self,
      ["13-while-a-name-is-being-saved-it-can-t-be-saved-again": "Save's being enabled is true, should be false"]
    ),
    Fault(
      ShowsNameTooEarly.self,
      [
        "13-a-rename-in-the-details-shows-in-title-row-and-result": "the title is   Amazing Grace , should be Grace",
        "14-a-failed-rename-changes-nothing-but-the-message": "the title is  Amazing Grace, should be Grace Hopper",
      ]
    ),
    Fault(
      ClearsTypedName.self,
      ["14-a-failed-rename-changes-nothing-but-the-message": "the name field is , should be  Amazing Grace"]
    ),
    Fault(
      SavesEmptyNames.self,
      ["14-an-empty-name-is-refused-and-changes-nothing": "the renames asked for is 1, should be 0"]
    ),
  ]
}
