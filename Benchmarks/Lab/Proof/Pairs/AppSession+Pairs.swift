import Conformance
import HeadlessUIKit
import PostsDomain
import PostsScenarios
import SplitScenarios
import Users
import UsersInterface

extension AppSession {
  /// Launches on a wide window and opens a row's details beside the dashboard.
  func launchAndOpenBeside(row: Int) throws {
    turnWide()
    try launch()
    try openDetails(row: row)
  }

  /// Opens posts on top of the details, and answers their load.
  func openPosts() throws {
    try tapPosts()
    settle()
    try answerPosts([Post(id: 1, title: "Moths")])
  }

  /// Taps the system's back.
  func goBack() throws {
    try details.tapBack()
    settle()
  }

  /// Fails unless the star in the details is this one.
  func expectStar(_ star: String) throws {
    let button: UIButton = try screen.element("details.star")
    try screen.expect("the star", button.currentTitle ?? "", is: star)
  }

  /// Fails unless the list shows the three users with the button beside it, and nothing is there of the finder.
  func expectFilteredList() throws {
    try dashboard.expectOnTop()
    try screen.expect("the names", list.visibleNames, is: SampleUsers.three.map(\.name))
    try screen.expect("the button's being there", screen.shows("list.favourites"), is: true)
    for identifier in [AccessibilityIdentifier.queryField, AccessibilityIdentifier.countLabel] {
      try screen.expect("\(identifier)'s being there", screen.shows(identifier), is: false)
    }
  }
}
