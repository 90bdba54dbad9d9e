import HeadlessUIKit
import RoleFixtures
import TaskControl
import Testing

@testable import Observed

@Suite("Observed: the app")
struct AppTests {
  let checks = AppChecks(ObservedApp.self)

  @Test("Started, it shows the dashboard, which loads the users")
  func start() throws { try MainActorTasks.run { try checks.showsDashboard() } }

  @Test("It follows links to users, and no others")
  func links() throws { try MainActorTasks.run { try checks.followsLinks() } }

  @Test("It follows a link that came before it was started, after the load")
  func earlyLink() throws { try MainActorTasks.run { try checks.followsEarlyLink() } }

  @Test("Details slide in, out, and into the place of others")
  func transitions() throws { try MainActorTasks.run { try checks.slides() } }

  @Test("It is deallocated as a whole, whatever is on screen", arguments: [true, false])
  func end(withDetails: Bool) throws { try MainActorTasks.run { try checks.ends(withDetails: withDetails) } }

  @Test("An alert that outlives it keeps nothing of it")
  func alert() throws { try MainActorTasks.run { try checks.leavesNothingToAlert() } }
}
