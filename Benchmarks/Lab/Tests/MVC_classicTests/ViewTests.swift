import HeadlessUIKit
import RoleFixtures
import Testing
import Users
import UsersInterface

@testable import MVC_classic

@Suite("Classic MVC: views redraw themselves")
struct ViewTests {
  let users = UsersFixture()

  @Test("The list follows the repository with no controller of its own")
  func list() throws {
    let stage = stage(UserListView(repository: users.repository))
    try users.fetch(User.three)
    stage.settle()
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    try users.rename(User.grace.id, to: "Amazing Grace")
    stage.settle()
    #expect(try stage.rows == ["Ada", "Amazing Grace", "Alan"])
  }

  @Test("The list draws the users that are there when it is made, or that there are none")
  func madeLater() throws {
    try users.fetch(User.three)
    let stage = stage(UserListView(repository: users.repository))
    #expect(try stage.rows == ["Ada", "Grace", "Alan"])
    #expect(!stage.shows(AccessibilityIdentifier.noUsersLabel))
    try users.fetch([])
    #expect(stage.shows(AccessibilityIdentifier.noUsersLabel))
  }

  @Test("The finder follows its model with no controller of its own")
  func finder() throws {
    let model = UserFinderModel(repository: users.repository)
    let stage = stage(UserFinderView(model: model))
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "---")
    try users.fetch(User.three)
    model.find("7")
    #expect(try stage.text(AccessibilityIdentifier.countLabel) == "The system has 3 users")
    #expect(try stage.text(AccessibilityIdentifier.resultLabel) == "I found Ada aka ada")
  }

  @Test("The details follow their model with no controller of their own")
  func details() throws {
    try users.fetch(User.three)
    let model = UserDetailsModel(user: .ada, repository: users.repository)
    let stage = stage(UserDetailsView(model: model))
    try users.rename(User.ada.id, to: "Augusta")
    #expect(try stage.fieldText(AccessibilityIdentifier.nameField) == "Augusta")
    model.editName("")
    model.saveName()
    #expect(try stage.text(AccessibilityIdentifier.messageLabel) == "Name can't be empty")
  }

  private func stage(_ view: UIView) -> Stage {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return Stage(root: controller)
  }
}
