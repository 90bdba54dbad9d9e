import Foundation
import Testing
import UIKit

@MainActor @Suite("Delegates are told of what is shown", .serialized)
struct DelegateCallTests {
  final class Rows: UITableViewController {
    var told: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let button = UIButton()
      button.setTitle("More", for: .normal)
      button.addTarget(self, action: Selector("more"), for: .touchUpInside)
      return button
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      told.append("height \(indexPath.row)")
      return 60
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      told.append("shows \(cell.textLabel?.text ?? "")")
    }

    override func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      told.append("hides \(indexPath.row)")
    }
  }

  final class Told: UINavigationControllerDelegate {
    var moves: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      let to = viewController.transitionCoordinator?.viewController(forKey: .to)
      moves.append("\(from?.title ?? "nothing") → \(to?.title ?? "nothing")")
    }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let root: UIViewController

    init(_ root: UIViewController) { self.root = root }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }
  }

  private func launch(_ root: UIViewController) throws -> UIWindow {
    let window = try #require(UIApplication.shared.launch(Delegate(root)))
    window.runLoop.runUntilIdle()
    return window
  }

  /// Apple, UITableViewDelegate: "A table view sends this message to its delegate just before it uses cell to draw a row".
  @Test("A table asks for a row's height and announces its cell, and tells when it is gone")
  func rows() throws {
    let rows = Rows()
    let window = try launch(rows)
    #expect(rows.told.prefix(2) == ["height 0", "shows row 0"])
    rows.told = []
    rows.tableView.contentOffset.y = 44
    window.runLoop.runUntilIdle()
    #expect(rows.told == ["hides 0", "height 10", "shows row 10"])
  }

  @Test("A section's view is made once for a reload, and stands in the table")
  func headers() throws {
    let rows = Rows()
    let window = try launch(rows)
    let button = try #require(rows.tableView.headerViews[0])
    #expect(button.superview === rows.tableView && window.textPicture.contains("( More )"))
    rows.tableView.reloadData()
    window.runLoop.runUntilIdle()
    #expect(button.superview == nil && rows.tableView.headerViews[0]?.superview === rows.tableView)
  }

  /// Apple, UINavigationControllerDelegate and UIViewControllerTransitionCoordinator: a delegate asks for the key `from`.
  @Test("A navigation controller's delegate can ask which controllers a transition that has ended was between")
  func transition() throws {
    let (first, second, told) = (UIViewController(), UIViewController(), Told())
    first.title = "first"
    second.title = "second"
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = told
    let window = try launch(navigation)
    told.moves = []
    navigation.pushViewController(second, animated: true)
    window.runLoop.runUntilIdle()
    navigation.popViewController(animated: true)
    window.runLoop.runUntilIdle()
    #expect(told.moves == ["first → second", "second → first"])
    #expect(navigation.transitionCoordinator == nil)
  }
}
