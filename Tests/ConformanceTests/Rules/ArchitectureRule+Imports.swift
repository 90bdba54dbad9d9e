extension ArchitectureRule {
  /// The rules about imports between modules.
  static let importRules = [
    ArchitectureRule(
      "No architecture imports another, or what measures and checks it",
      about: { $0.pattern != nil },
      check: { file in
        let measuring = ["Conformance", "Suites", "Lineup", "WholeLineup", "Measure", "Testing", "XCTest"]
        return file.forbid(measuring) + file.forbidArchitectures(but: file.pattern)
      },
      breaches: [
        SourceFile("Sources/MVC/A.swift", "import MVP"),
        SourceFile("Sources/FourV/A.swift", "import Users\n@preconcurrency import struct MVC.MVCApp"),
        SourceFile("Sources/VIPER/A.swift", "public import Conformance"),
        SourceFile("Benchmarks/Lab/Variants/MVC_classic/A.swift", "import MVC"),
        SourceFile("Sources/MVC/A.swift", "import MVC_classic"),
      ],
      nearMisses: [
        SourceFile("Sources/MVP/A.swift", "// import MVC\nlet text = \"\"\"\nimport MVC\n\"\"\"\nimport Users")
      ]
    ),
    ArchitectureRule(
      "Users imports no user interface",
      about: { $0.path.hasPrefix("Sources/Shared/Users/") },
      check: { $0.forbid(patterns + interface + ["Conformance"]) },
      breaches: [
        SourceFile("Sources/Shared/Users/A.swift", "public import HeadlessUIKit"),
        SourceFile("Sources/Shared/Users/A.swift", "import Foundation; import UIKit"),
      ],
      nearMisses: [SourceFile("Sources/Shared/Users/A.swift", "import Foundation\nlet important = UIKitten()")]
    ),
    ArchitectureRule(
      "HeadlessUIKit knows no users",
      about: { $0.path.hasPrefix("Sources/Shared/HeadlessUIKit/") },
      check: { $0.forbid(patterns + ["Users", "UsersInterface", "Conformance"]) },
      breaches: [SourceFile("Sources/Shared/HeadlessUIKit/A.swift", "@testable import Users")],
      nearMisses: [SourceFile("Sources/Shared/HeadlessUIKit/A.swift", "import Foundation")]
    ),
    ArchitectureRule(
      "The roles that are free of the user interface do not import it",
      about: \.isInterfaceFree,
      check: { $0.forbid(interface) },
      breaches: [
        SourceFile("Sources/MVP/UserList/UserListPresenter.swift", "import HeadlessUIKit"),
        SourceFile("Sources/MVVMC/UserList/UserListViewModel.swift", "import UsersInterface"),
        SourceFile("Sources/MVVMC/Binding/Observable.swift", "internal import HeadlessUIKit"),
        SourceFile("Sources/VIPER/UserList/UserListContract.swift", "import UsersInterface"),
        SourceFile("Sources/VIPVM/UserList/UserListPresenter.swift", "@preconcurrency import HeadlessUIKit"),
        SourceFile("Sources/FourV/UserList/UserListInteractor.swift", "import SwiftUI"),
        SourceFile("Benchmarks/Lab/Variants/MVC_classic/UserFinder/UserFinderModel.swift", "import HeadlessUIKit"),
      ],
      nearMisses: [
        SourceFile("Sources/MVP/UserList/UserListPresenter.swift", "import Users"),
        SourceFile("Sources/FourV/UserList/UserListViewPresenter.swift", "import HeadlessUIKit"),
        // 004's shortcut: the view model is the table's data source.
        SourceFile("Sources/VIPVM/UserList/UserListViewModel.swift", "import HeadlessUIKit"),
        SourceFile("Sources/VIPVM/Dashboard/DashboardViewModel.swift", "import HeadlessUIKit"),
      ]
    ),
    ArchitectureRule(
      "Measure knows no architecture and no suite",
      about: { $0.path.hasPrefix("Benchmarks/Measure/") },
      check: { $0.forbid(patterns + ["Conformance", "Suites", "Lineup", "WholeLineup"]) },
      breaches: [
        SourceFile("Benchmarks/Measure/A.swift", "import Conformance"),
        SourceFile("Benchmarks/Measure/A.swift", "import Foundation\nimport VIPVM"),
      ],
      nearMisses: [SourceFile("Benchmarks/Measure/A.swift", "import Foundation")]
    ),
    ArchitectureRule(
      "Only the lineup and an architecture's own tests import it",
      about: { file in
        !["Lineup", "Lab/WholeLineup", "Lab/Proof", "Lab/Changes"].contains { file.path.hasPrefix("Benchmarks/\($0)/") }
      },
      check: { file in
        let tests = file.path.firstMatch(of: #/^(?:Benchmarks/Lab/)?Tests/(\w+)Tests//#)?.output.1
        return file.forbidArchitectures(but: tests.map(String.init))
      },
      breaches: [
        SourceFile("Tests/VIPERTests/A.swift", "import VIPER_strong"),
        SourceFile("Benchmarks/Command/A.swift", "import MVC"),
        SourceFile("Tests/ConformanceTests/A.swift", "@testable import FourV"),
        SourceFile("Tests/MVCTests/A.swift", "@testable import MVP"),
      ],
      nearMisses: [
        SourceFile("Benchmarks/Lineup/Lineup.swift", "import MVC\nimport MVP"),
        SourceFile("Benchmarks/Lab/WholeLineup/Lineup+AsPublished.swift", "import VIPER_strong"),
        SourceFile("Tests/MVCTests/A.swift", "@testable import MVC"),
      ]
    ),
  ]

  private static let interface = ["HeadlessUIKit", "UsersInterface", "UIKit", "AppKit", "SwiftUI"]
}

extension SourceFile {
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
