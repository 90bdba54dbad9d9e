import Command
import CommandFixtures
import Contenders
import Suites
import TestSupport
import Testing
import UsersInterface

@Suite("The structure of the six is what their documents say", .long())
struct StructureOfTheSixTests {
  /// Read once: it takes seconds.
  private static let structures = Result {
    let reader = StructureReader(toolchain: try Toolchain.locate(), modules: Built.products.modules)
    return try Lineup.patterns.map {
      try reader.read(Built.products.sources(ofModule: $0.id), roles: $0.architecture.roles)
    }
  }

  @Test("MVC has no line that is free of the user interface, and the fewest lines")
  func mvc() throws {
    let mvc = try structure("MVC")
    #expect(mvc.interfaceFreeShareByImport == 0)
    #expect(mvc.interfaceFreeShareByDependency == 0)
    #expect(try Self.structures.get().allSatisfy { $0.lines >= mvc.lines })
  }

  @Test(
    "A component has the roles that its document gives it; a file of protocols or of display values is none",
    arguments: [("MVC", 1), ("MVP", 3), ("MVVMC", 3), ("VIPER", 4), ("VIPVM", 4), ("FourV", 5)]
  )
  func rolesOfComponent(_ pattern: String, _ roles: Int) throws {
    #expect(try structure(pattern).rolesOfComponent == roles)
  }

  @Test(
    "Roles that the documents call free of the user interface use none of it",
    arguments: [
      ("MVP", ["Presenter"]), ("MVVMC", ["ViewModel"]), ("VIPER", ["Presenter", "Interactor", "Contract"]),
      ("VIPVM", ["Presenter", "Interactor"]), ("FourV", ["ViewModel", "Interactor"]),
    ]
  )
  func interfaceFree(_ pattern: String, _ roles: [String]) throws {
    for name in roles {
      let role = try #require(try structure(pattern).role(name))
      #expect(role.lines > 0 && role.interfaceFreeLinesByDependency == role.lines, "\(name)")
    }
  }

  @Test("4V's view factories import no user interface and hold view controllers all the same")
  func factories() throws {
    let factory = try #require(try structure("FourV").role("ViewFactory"))
    #expect(factory.interfaceFreeLinesByImport == factory.lines)
    #expect(factory.interfaceFreeLinesByDependency == 0)
  }

  @Test("MVP's controllers, VIPER's routers and VIP-VM's coordinator lead to other components and show them")
  func routers() throws {
    let ways = ["UserDetails", "UserFinder", "UserList"]
    for (pattern, router) in [("MVP", "ViewController"), ("VIPER", "Router"), ("VIPVM", "Coordinator")] {
      let duties = try #require(try structure(pattern).role(router)).duties
      #expect(duties.shows.contains("UINavigationController.setViewControllers"), "\(pattern)")
      #expect(duties.goesBack == ["UINavigationController.popViewController"], "\(pattern)")
      #expect(duties.leadsTo.filter { $0 != "Dashboard" } == ways, "\(pattern)")
      let routers = try structure(pattern).roles.filter { !$0.duties.goesBack.isEmpty }
      #expect(routers.map(\.name) == [router], "\(pattern)")
    }
  }

  @Test("A coordinator creates, shows and routes; in 4V three classes share that")
  func coordinators() throws {
    let coordinator = try #require(try structure("MVVMC").role("Coordinator")).duties
    #expect(coordinator.creates == ["Coordinator", "DisposeBag", "Observable", "ViewController", "ViewModel"])
    #expect(coordinator.isShower && coordinator.isRouter)
    let fourV = try structure("FourV")
    let creators = fourV.roles.filter { $0.duties.creates.contains("ViewController") }
    #expect(creators.map(\.name) == ["ViewFactory"])
    #expect(fourV.role("ViewPresenter")?.duties.isShower == true)
    #expect(fourV.roles.filter { $0.duties.isRouter && $0.name != "App" }.map(\.name) == ["Router"])
  }

  @Test(
    "The role that decides where to go is that of the document, and not the one that makes the next screen",
    arguments: [
      ("MVC", "ViewController"), ("MVP", "ViewController"), ("MVVMC", "Coordinator"), ("VIPER", "Presenter"),
      ("VIPVM", "ViewModel"), ("FourV", "Router"),
    ]
  )
  func deciding(_ pattern: String, _ role: String) throws {
    #expect(try structure(pattern).decidingRoles == [role])
  }

  @Test("The navigation delegate is handed on only by 4V's view presenters and factories")
  func handedOn() throws {
    for structure in try Self.structures.get() where structure.module != "FourV" {
      #expect(structure.typesHandingNavigationDelegateOn.isEmpty, "\(structure.module)")
    }
    let roles = try structure("FourV").typesHandingNavigationDelegateOn.map(\.role)
    #expect(
      roles.sorted() == [
        "ViewFactory", "ViewFactory", "ViewFactory", "ViewPresenter", "ViewPresenter", "ViewPresenter",
      ]
    )
  }

  @Test("Weak and unowned references are those that the documents name")
  func references() throws {
    let fourV = try #require(try structure("FourV").role("ViewController"))
    #expect(fourV.references == ["strong": 0, "weak": 0, "unowned": 4])
    let presenter = try #require(try structure("VIPER").type("UserListPresenter"))
    let ownership = Dictionary(uniqueKeysWithValues: presenter.references.map { ($0.name, $0.ownership) })
    #expect(ownership == ["view": .weak, "interactor": .strong, "router": .strong])
    #expect(
      try structure("VIPER").type("UserListInteractor")?.references.first { $0.name == "presenter" }?.ownership == .weak
    )
    #expect(try structure("MVC").types.flatMap(\.references).allSatisfy { $0.ownership == .strong })
  }

  @Test("Only the types that lead to the details know their component")
  func naming() throws {
    #expect(
      try structure("MVC").files(naming: "UserDetails").map(\.path).map(last) == [
        "DashboardViewController", "UserListViewController",
      ]
    )
    #expect(try structure("MVVMC").files(naming: "UserDetails").map(\.path).map(last) == ["DashboardCoordinator"])
    #expect(try structure("FourV").files(naming: "UserDetails").map(\.path).map(last) == ["UsersRouter"])
  }

  private func structure(_ module: String) throws -> PatternStructure {
    try #require(try Self.structures.get().first { $0.module == module })
  }

  private func last(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? path
  }
}
