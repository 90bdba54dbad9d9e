import Command
import CommandFixtures
import TestSupport
import Testing

@Suite("Rules in a module of which nothing is known")
struct RulesTests {
  /// Two components that look alike, and a folder that does not.
  private static let files = [
    "Cart/CartViewModel.swift": """
    import Foundation
    import HeadlessUIKit
    final class CartViewModel {
      weak var delegate: AnyObject?
      // Weak: the controller holds it.
      weak var controller: UIViewController?
      weak var other: AnyObject?

      unowned let owner: Money
      let orders = OrdersViewModel()
      init(owner: Money) { self.owner = owner }
      func checkout(in navigation: UINavigationController) {
        let next = OrdersViewController(nibName: nil, bundle: nil)
        navigation.pushViewController(next, animated: true)
        navigation.viewControllers = []
        let say = { [weak self] in self?.say("pushViewController") }
        // It may be gone by then.
        let ask = { [weak self, price = 1] in self?.present(price) }
        say(); ask()
      }
      func say(_ text: String) {}
      func present(_ price: Int) {}
    }
    """,
    "Cart/CartViewController.swift": """
    import HeadlessUIKit
    final class CartViewController: UIViewController {
      weak var shown: UIViewController?  // Weak: the stack holds it.
      override func viewDidLoad() {
        super.viewDidLoad()
        present(OrdersViewController(nibName: nil, bundle: nil), animated: true)
      }
    }
    """,
    "Cart/CartCoordinator.swift": """
    import HeadlessUIKit
    final class CartCoordinator {
      func next() -> UIViewController { OrdersViewController(nibName: nil, bundle: nil) }
    }
    """,
    "Orders/OrdersViewModel.swift": "final class OrdersViewModel { let money = Money() }",
    "Orders/OrdersViewController.swift": """
    import HeadlessUIKit
    final class OrdersViewController: UIViewController { let model = OrdersViewModel() }
    """,
    "Orders/OrdersCoordinator.swift": "final class OrdersCoordinator { func start() -> Money { Money() } }",
    "Shared/Money.swift": "final class Money { var cents = 0 }",
  ]

  private static let findings = Result { try SampleModule.findings(files) }

  @Test("are broken at these places, and at no others", arguments: StructureRule.allCases)
  func places(_ rule: StructureRule) throws {
    let found = try #require(try Self.findings.get()[rule])
    let places = found.breaches.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line): \($0.text)" }
    let expected: [StructureRule: [String]] = [
      .isFreeOfInterface: [
        "CartViewModel.swift:2: by its name the file of a ViewModel, imports HeadlessUIKit",
        "CartViewModel.swift:6: CartViewModel, by its name a ViewModel, uses UIViewController",
        "CartViewModel.swift:12: CartViewModel, by its name a ViewModel, uses UINavigationController",
        "CartViewModel.swift:13: CartViewModel, by its name a ViewModel, uses OrdersViewController",
      ],
      .doesNotNavigate: [
        "CartViewModel.swift:14: CartViewModel, by its name a ViewModel, calls UINavigationController.pushViewController",
        "CartViewModel.swift:15: CartViewModel, by its name a ViewModel, sets UINavigationController.viewControllers",
      ],
      .saysWhy: [
        "CartViewModel.swift:4: delegate is weak", "CartViewModel.swift:9: owner is unowned",
        "CartViewModel.swift:16: self is weak",
      ],
      .keepsToItself: [
        "CartViewController.swift:6: CartViewController, of Cart, names OrdersViewController, of Orders",
        "CartViewModel.swift:10: CartViewModel, of Cart, names OrdersViewModel, of Orders",
        "CartViewModel.swift:13: CartViewModel, of Cart, names OrdersViewController, of Orders",
      ],
    ]
    #expect(places == expected[rule], "\(places.joined(separator: "\n"))")
  }

  @Test("say what they were about")
  func subjects() throws {
    let subjects = try Self.findings.get().mapValues { "\($0.subjects) \($0.subject)" }
    #expect(
      subjects == [
        .isFreeOfInterface: "2 types", .doesNotNavigate: "2 types", .saysWhy: "7 references",
        .keepsToItself: "2 components",
      ]
    )
  }

  @Test("hold for other roles if these are to be free of the user interface; view models do not navigate all the same")
  func free() throws {
    let findings = try SampleModule.findings(Self.files, free: ["Coordinator"])
    let breaches = findings[.isFreeOfInterface]?.breaches.map { "\($0.file):\($0.line)" }
    #expect(
      breaches == [
        "Cart/CartCoordinator.swift:1", "Cart/CartCoordinator.swift:3", "Cart/CartCoordinator.swift:3",
      ]
    )
    #expect(findings[.doesNotNavigate]?.breaches.count == 2)
  }

  @Test("have nothing to check where no name says a role, and folders that do not look alike are not components")
  func nothing() throws {
    let findings = try SampleModule.findings([
      "Clients/Client.swift": "import HeadlessUIKit\nstruct OneClient { var view: UIView? }\nstruct OtherClient {}",
      "Screens/Screen.swift": """
      import HeadlessUIKit
      final class OneScreen: UIViewController { var client: OneClient? }
      final class OtherScreen: UIViewController {}
      """,
    ])
    #expect(findings.values.allSatisfy { $0.subjects == 0 && $0.breaches.isEmpty })
  }

  @Test("let a type name itself, even if it conforms to a protocol of the user interface")
  func itself() throws {
    let findings = try SampleModule.findings([
      "ListViewModel.swift": """
      import HeadlessUIKit
      final class ListViewModel: UINavigationControllerDelegate {
        enum Row { case one }
        var rows: [Row] = []
        func copy() -> ListViewModel { ListViewModel() }
        func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool) {}
      }
      """
    ])
    let texts = findings[.isFreeOfInterface]?.breaches.map { "\($0.line) \($0.text.split(separator: " ").last ?? "")" }
    #expect(
      texts == [
        "1 HeadlessUIKit", "2 UINavigationControllerDelegate", "6 UINavigationController", "6 UIViewController",
      ]
    )
  }

  @Test("find roles by the last words that several types have; two words where the first says little")
  func roles() throws {
    let module = try SampleModule.structure(
      [
        "A.swift": """
        struct UserListViewModel { enum CodingKeys { case one } }
        struct OrdersViewModel { enum CodingKeys { case one } }
        struct CartCoordinator {}; class OrdersCoordinator {}
        struct LoadUseCase {}; struct SaveUseCase {}
        struct HTTPClient {}; struct MockClient {}
        struct UserURL {}; struct CartURL {}
        struct UserModel {}; struct Money {}; struct ViewModel {}
        """
      ],
      roles: nil
    )
    let roles = module.roles.map { "\($0.name) \($0.types)" }
    #expect(
      roles == ["Client 2", "Coordinator 2", "URL 2", "UseCase 2", "ViewModel 3", "other 4"]
    )
  }

  @Test("hold in the architectures, but that a component of three of them names types of another", .long())
  func architectures() throws {
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    var broken: [String: Set<StructureRule>] = [:]
    for module in ["MVC", "MVP", "MVVMC", "VIPER", "VIPVM", "FourV"] {
      // VIP-VM's view model is a table's data source: its document lets it.
      let free = StructureRule.rolesBelowTheView.filter { module != "VIPVM" || $0 != "ViewModel" }
      let findings = try reader.check(Built.products.sources(ofModule: module), free: free)
      broken[module] = Set(findings.filter { !$0.breaches.isEmpty }.map(\.rule))
    }
    #expect(
      broken == ["MVC": [.keepsToItself], "MVP": [.keepsToItself], "MVVMC": [], "VIPER": [], "VIPVM": [], "FourV": []]
    )
  }
}
