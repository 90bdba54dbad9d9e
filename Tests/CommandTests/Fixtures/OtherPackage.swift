/// A package that is unlike the six: blanks in a path, a C target, a module called UIKit, resources, macros, an older
/// language mode, code at the top level.
enum OtherPackage {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "UIKit"),
        .target(name: "CMath"),
        .target(
          name: "Shop",
          dependencies: ["CMath", "UIKit"],
          resources: [.process("Resources")],
          swiftSettings: [.swiftLanguageMode(.v5), .define("SHOP")]
        ),
        .executableTarget(name: "shop-tool", dependencies: ["Shop"], path: "Sources/shop tool"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ]
    )
    """

  static let files = [
    "Package.swift": manifest,
    "Sources/CMath/include/cmath.h": "int cmath(int number);\n",
    "Sources/CMath/cmath.c": "#include \"cmath.h\"\nint cmath(int number) { return number; }\n",
    "Sources/UIKit/UIKit.swift": """
    open class UIViewController {
      public init() {}
      open func present(_ other: UIViewController, animated: Bool) {}
    }
    """,
    "Sources/Shop/Resources/prices.json": "{}",
    "Sources/Shop/Cart/CartViewModel.swift": """
    import Foundation
    import Observation
    import UIKit
    import CMath

    @Observable public final class CartViewModel {
      public init() {}
      var names: [String] = []
      func checkout(_ controller: UIViewController) {
        for name in names where name.count > Int(cmath(3)) { if name == "a" || name == "b" { continue } }
        controller.present(OrdersViewController(), animated: true)
      }
      func prices() -> URL? { Bundle.module.url(forResource: "prices", withExtension: "json") }
    }
    var counter = 0
    """,
    "Sources/Shop/Cart/CartViewController.swift": """
    import UIKit
    final class CartViewController: UIViewController { let model = CartViewModel() }
    """,
    "Sources/Shop/Orders/OrdersViewModel.swift": """
    struct OrdersViewModel { var prices: [Money] = [] }
    #if SHOP
      struct Money { var cents = 0 }
    #endif
    struct Price { var cents = 0 }
    """,
    "Sources/Shop/Orders/OrdersViewController.swift": """
    import UIKit
    final class OrdersViewController: UIViewController {
      let model = OrdersViewModel()
    }
    """,
    "Sources/shop tool/main.swift": """
    import Shop
    if CommandLine.arguments.count > 1 { print(CartViewModel()) }
    """,
    "Tests/ShopTests/ShopTests.swift": "@testable import Shop\n",
  ]
}
