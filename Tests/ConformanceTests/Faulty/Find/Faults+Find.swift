extension Faults {
  static let find = [
    Fault(
      FindsUntrimmed.self,
      ["05-every-kind-of-query-is-answered-on-every-keystroke": "the result for \"   \" is User not found"]
    ),
    Fault(
      SaysNothingBeforeUsers.self,
      [
        "06-a-query-typed-before-the-first-load-is-answered-when-the-users-arrive":
          "the result before it is , should be ---"
      ]
    ),
    Fault(
      AnswersKeystrokesOnly.self,
      [
        "06-a-query-typed-during-a-refresh-is-answered-anew-when-the-users-arrive": "should be I found Grace Hopper",
        "06-a-query-typed-before-the-first-load-is-answered-when-the-users-arrive": "should be I found Alan Turing",
        "07-after-a-rename-the-result-follows": "should be I found Amazing Grace",
        "07-after-a-refresh-the-result-follows": "should be I found Third",
      ]
    ),
  ]
}
