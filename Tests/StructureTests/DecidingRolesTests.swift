import Command
import Testing

@Suite("The role that decides where to go")
struct DecidingRolesTests {
  /// A router that shows a screen.
  private static let router = """
    import HeadlessUIKit
    protocol AnyListRouter: AnyObject { func showDetails() }
    final class ListRouter: AnyListRouter {
      weak var stack: UINavigationController?
      func showDetails() { stack?.pushViewController(UIViewController(), animated: true) }
    }
    """

  @Test("is the one that gives orders to the role that shows: it calls that role's own protocol")
  func orders() throws {
    let presenter = """
      final class ListPresenter {
        var router: (any AnyListRouter)?
        func tapped() { router?.showDetails() }
      }
      """
    let files = ["List/ListPresenter.swift": presenter, "List/ListRouter.swift": Self.router]
    #expect(try SampleModule.structure(files, roles: ["Presenter", "Router"]).decidingRoles == ["Presenter"])
  }

  @Test("is the one that shows if it is only told what happened: by a protocol of the role that tells")
  func reports() throws {
    let presenter = """
      protocol ListPresenterDelegate: AnyObject { func userSelected() }
      final class ListPresenter {
        weak var delegate: (any ListPresenterDelegate)?
        func tapped() { delegate?.userSelected() }
      }
      """
    let told = Self.router + "\nextension ListRouter: ListPresenterDelegate { func userSelected() { showDetails() } }\n"
    let files = ["List/ListPresenter.swift": presenter, "List/ListRouter.swift": told]
    #expect(try SampleModule.structure(files, roles: ["Presenter", "Router"]).decidingRoles == ["Router"])
  }

  @Test("is none if no declared role shows anything; to make a router and to keep it is not an order")
  func none() throws {
    let presenter = "final class ListPresenter { let router = ListRouter() }\n"
    let files = ["List/ListPresenter.swift": presenter, "List/ListRouter.swift": Self.router]
    #expect(try SampleModule.structure(files, roles: ["Presenter"]).decidingRoles == [])
    #expect(try SampleModule.structure(files, roles: ["Presenter", "Router"]).decidingRoles == ["Router"])
  }
}
