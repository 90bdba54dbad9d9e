extension ArchitectureRule {
  /// The rules about imports between modules.
  static let importRules = [
    ArchitectureRule(
      "No architecture imports another, or what measures and checks it",
      about: { $0.pattern != nil },
      check: { file in
        let measuring = ["Conformance", "Suites", "Contenders", "WholeLineup", "Measure", "Testing", "XCTest"]
        return file.forbid(measuring) + file.forbidArchitectures(but: file.pattern)
      },
      breaches: [
        ProjectFile("Sources/MVC/A.swift", "import MVP"),
        ProjectFile("Sources/FourV/A.swift", "import Users\n@preconcurrency import struct MVC.MVCApp"),
        ProjectFile("Sources/VIPER/A.swift", "public import Conformance"),
        ProjectFile("Benchmarks/Lab/Variants/MVC_classic/A.swift", "import MVC"),
        ProjectFile("Sources/MVC/A.swift", "import MVC_classic"),
      ],
      nearMisses: [
        ProjectFile("Sources/MVP/A.swift", "// import MVC\nlet text = \"\"\"\nimport MVC\n\"\"\"\nimport Users")
      ]
    ),
    ArchitectureRule(
      "Users imports no user interface",
      about: { $0.path.hasPrefix("Sources/Shared/Users/") },
      check: { $0.forbid(patterns + interface + ["Conformance"]) },
      breaches: [
        ProjectFile("Sources/Shared/Users/A.swift", "public import HeadlessUIKit"),
        ProjectFile("Sources/Shared/Users/A.swift", "import Foundation; import UIKit"),
      ],
      nearMisses: [ProjectFile("Sources/Shared/Users/A.swift", "import Foundation\nlet important = UIKitten()")]
    ),
    ArchitectureRule(
      "HeadlessUIKit knows no users",
      about: { $0.path.hasPrefix("Sources/Shared/HeadlessUIKit/") },
      check: { $0.forbid(patterns + ["Users", "UsersInterface", "Conformance"]) },
      breaches: [ProjectFile("Sources/Shared/HeadlessUIKit/A.swift", "@testable import Users")],
      nearMisses: [ProjectFile("Sources/Shared/HeadlessUIKit/A.swift", "import Foundation")]
    ),
    ArchitectureRule(
      "The roles that are free of the user interface do not import it",
      about: \.isInterfaceFree,
      check: { $0.forbid(interface) },
      breaches: [
        ProjectFile("Sources/MVP/UserList/UserListPresenter.swift", "import HeadlessUIKit"),
        ProjectFile("Sources/MVVMC/UserList/UserListViewModel.swift", "import UsersInterface"),
        ProjectFile("Sources/MVVMC/Binding/Observable.swift", "internal import HeadlessUIKit"),
        ProjectFile("Sources/VIPER/UserList/UserListContract.swift", "import UsersInterface"),
        ProjectFile("Sources/VIPVM/UserList/UserListPresenter.swift", "@preconcurrency import HeadlessUIKit"),
        ProjectFile("Sources/FourV/UserList/UserListInteractor.swift", "import SwiftUI"),
        ProjectFile("Benchmarks/Lab/Variants/MVC_classic/UserFinder/UserFinderModel.swift", "import HeadlessUIKit"),
      ],
      nearMisses: [
        ProjectFile("Sources/MVP/UserList/UserListPresenter.swift", "import Users"),
        ProjectFile("Sources/FourV/UserList/UserListViewPresenter.swift", "import HeadlessUIKit"),
        // 004's shortcut: the view model is the table's data source.
        ProjectFile("Sources/VIPVM/UserList/UserListViewModel.swift", "import HeadlessUIKit"),
        ProjectFile("Sources/VIPVM/Dashboard/DashboardViewModel.swift", "import HeadlessUIKit"),
      ]
    ),
    ArchitectureRule(
      "Measure knows no architecture and no suite",
      about: { $0.path.hasPrefix("Benchmarks/Times/Measure/") },
      check: { $0.forbid(patterns + ["Conformance", "Suites", "Contenders", "WholeLineup"]) },
      breaches: [
        ProjectFile("Benchmarks/Times/Measure/A.swift", "import Conformance"),
        ProjectFile("Benchmarks/Times/Measure/A.swift", "import Foundation\nimport VIPVM"),
      ],
      nearMisses: [ProjectFile("Benchmarks/Times/Measure/A.swift", "import Foundation")]
    ),
    ArchitectureRule(
      "Only the lineup and an architecture's own tests import it",
      about: { file in
        !["Contenders", "Lab/WholeLineup", "Lab/Proof", "Lab/Changes", "Workshop/Requests"].contains {
          file.path.hasPrefix("Benchmarks/\($0)/")
        }
      },
      check: { file in
        let tests = file.path.firstMatch(of: #/^(?:Benchmarks/Lab/)?Tests/(\w+)Tests//#)?.output.1
        return file.forbidArchitectures(but: tests.map(String.init))
      },
      breaches: [
        ProjectFile("Tests/VIPERTests/A.swift", "import VIPER_strong"),
        ProjectFile("Benchmarks/Command/A.swift", "import MVC"),
        ProjectFile("Tests/EqualityTests/A.swift", "@testable import FourV"),
        ProjectFile("Tests/MVCTests/A.swift", "@testable import MVP"),
      ],
      nearMisses: [
        ProjectFile("Benchmarks/Contenders/Lineup.swift", "import MVC\nimport MVP"),
        ProjectFile("Benchmarks/Lab/WholeLineup/Lineup+AsPublished.swift", "import VIPER_strong"),
        ProjectFile("Tests/MVCTests/A.swift", "@testable import MVC"),
      ]
    ),
  ]

  private static let interface = ["HeadlessUIKit", "UsersInterface", "UIKit", "AppKit", "SwiftUI"]
}

extension ProjectFile {
  fileprivate func forbid(_ modules: [String]) -> [Violation] {
    imports.filter { modules.contains($0.module) }.map { violation($0.line, "imports \($0.module)") }
  }

  /// Forbids architectures, and what is made of them: variants and wirings are named for them, with an underscore.
  fileprivate func forbidArchitectures(but own: String?) -> [Violation] {
    imports.filter { imported in
      let architecture = imported.module.prefix { $0 != "_" }
      return imported.module != own && ArchitectureRule.patterns.contains(String(architecture))
    }.map { violation($0.line, "imports \($0.module)") }
  }
}
