import Command
import Foundation
import Mutants
import TestSupport
import Testing

@Suite("Mutants of an architecture", .long())
struct MutationRunTests {
  private static let subject = MutationRun.Subject(module: "MVC", roles: ["ViewController"])
  private static let assignments = MutationRun.Choice(operators: [.assignment])
  private static let viper = MutationRun.Subject(
    module: "VIPER",
    roles: ["ViewController", "Presenter", "Interactor", "Router"]
  )
  private static let router = "UserFinder/UserFinderRouter.swift"
  /// A list with a mutant that no scenario can notice: nothing asks the finder's router for its view.
  private static let unseen = Equivalents([
    .init(
      module: "VIPER",
      file: router,
      operation: .assignment,
      original: "router.entry = view",
      changed: "",
      reason: "none",
      toldBy: .roleTests
    )
  ])
  private static let list = "UserList/UserListViewController.swift"

  @Test("survive where an expectation is missing, at its line; are noticed where it is there; the same twice")
  func weakTest() async throws {
    let package = try ScratchPackage(of: "VIPER")
    let strong = try #require(try await package.run(Self.viper, Self.assignments))
    let (mutant, result) = try #require(strong.unusedRouter)
    #expect(mutant.line == 26 && mutant.role == "Router" && result.outcome == .screenTest)
    #expect(result.first?.by.hasPrefix("VIPERTests.UserFinderRouterTests/") == true)
    #expect(Self.unseen.faults(in: [strong]) == [] && Self.unseen.reasonUnseen(for: mutant, of: "VIPER") == "none")
    #expect(Self.unseen.reason(for: mutant, of: "VIPER") == nil)

    let again = try #require(try await ScratchPackage(of: "VIPER").run(Self.viper, Self.assignments))
    #expect(again.mutants.map(\.result) == strong.mutants.map(\.result) && again.fingerprint == strong.fingerprint)

    let expectation = "#expect(finder.presenter?.router?.entry === finder)"
    try package.remove(expectation, from: "Tests/VIPERTests/UserFinder/UserFinderRouterTests.swift")
    let weak = try #require(try await package.run(Self.viper, Self.assignments))
    let survivors = weak.mutants.filter { $0.result.outcome == .nobody }.map(\.mutant)
    #expect(survivors.map { "\($0.file):\($0.line)" } == ["\(Self.router):26"])
    #expect(weak.fingerprint != strong.fingerprint)
    #expect(Self.unseen.faults(in: [weak]).map { $0.contains("no role test notices it") } == [true])
  }

  @Test("are those of a list, if they are to be in it: the same as among all")
  func listed() async throws {
    let choice = MutationRun.Choice(in: Self.unseen)
    let module = try #require(try await ScratchPackage(of: "VIPER").run(Self.viper, choice))
    #expect(module.mutants.map(\.mutant.line) == [26] && Self.unseen.faults(in: [module]) == [])
  }

  @Test("are not run again when their results are kept, unless everything is to be found anew")
  func kept() async throws {
    let package = try ScratchPackage(of: "MVC")
    let few = MutationRun.Choice(operators: [.condition, .case, .comparison])
    let first = try #require(try await package.run(Self.subject, few))
    try package.markKept()
    let second = try #require(try await package.run(Self.subject, few))
    #expect(second.mutants.map(\.result.outcome) == first.mutants.map(\.result.outcome))
    #expect(second.mutants.contains { $0.result.first?.by.hasPrefix("Kept") == true })
    let anew = try #require(try await package.run(Self.subject, few, isFresh: true))
    #expect(anew.mutants.map(\.result) == first.mutants.map(\.result))
  }

  @Test("are made where nothing was built for debugging, even of one whose tests see HeadlessUIKit from inside")
  func optimised() async throws {
    let subject = MutationRun.Subject(module: "MVVMC", roles: ["ViewController", "ViewModel", "Coordinator"])
    let few = MutationRun.Choice(sample: 3)
    let module = try #require(try await ScratchPackage(of: "MVVMC").run(subject, few, isOptimised: true))
    let built = try #require(try await ScratchPackage(of: "MVVMC").run(subject, few))
    #expect(!module.mutants.isEmpty && module.mutants.map(\.result) == built.mutants.map(\.result))
  }

  @Test("are the same sample for the same seed")
  func sample() async throws {
    let package = try ScratchPackage(of: "MVC")
    let choice = { MutationRun.Choice(operators: Set(MutationOperator.allCases), sample: 3, seed: $0) }
    let first = try #require(try await package.run(Self.subject, choice(7)))
    #expect(first.mutants.count == 3)
    let again = try #require(try await package.run(Self.subject, choice(7)))
    #expect(again.mutants.map(\.mutant.number) == first.mutants.map(\.mutant.number))
  }

  @Test("that are called equivalent are noticed after all, or no longer there")
  func equivalents() async throws {
    func entry(_ original: String, toldBy teller: Equivalents.Teller? = nil) -> Equivalents.Entry {
      .init(
        module: "MVC",
        file: Self.list,
        operation: .assignment,
        original: original,
        changed: "",
        reason: "none",
        toldBy: teller
      )
    }
    let noticed = "outlets.noUsersLabel.isHidden = !users.isEmpty"
    let list = Equivalents([entry(noticed), entry("nothing of it"), entry(noticed, toldBy: .roleTests)])
    let module = try #require(try await ScratchPackage(of: "MVC").run(Self.subject, Self.assignments))
    let faults = list.faults(in: [module])
    #expect(faults.count == 3 && faults[0].contains("notices it after all") && faults[1].contains("no such mutant"))
    #expect(faults.last?.contains("notices it after all") == true)
  }
}

extension ModuleMutants {
  /// The mutant whose finder's presenter has no router.
  fileprivate var unusedRouter: (mutant: Mutant, result: MutantResult)? {
    mutants.first { $0.mutant.original == "router.entry = view" && $0.mutant.file.hasPrefix("UserFinder") }
  }
}
