import Foundation
import Mutants
import Reports
import TestSupport
import Testing

@Suite("Mutants of an architecture", .long())
struct MutationRunTests {
  private static let subject = MutationRun.Subject(module: "MVC", roles: ["ViewController"])
  private static let assignments = MutationRun.Choice(operators: [.assignment])
  private static let list = "UserList/UserListViewController.swift"
  private static let finder = "UserFinder/UserFinderViewController.swift"
  private static let finderTests = "UserFinder/UserFinderViewControllerTests.swift"

  @Test("survive where an expectation is missing, at its line; are noticed where it is there; the same twice")
  func weakTest() async throws {
    let calls = MutationRun.Choice(operators: [.call])
    let package = try ScratchPackage(of: "MVC")
    let strong = try #require(try await package.run(Self.subject, calls))
    let (mutant, result) = try #require(strong.firstFinding)
    #expect(mutant.line == 27 && mutant.file == Self.finder && mutant.role == "ViewController")
    #expect(result.outcome == .screenTest)
    #expect(result.first?.by.hasPrefix("MVCTests.UserFinderViewControllerTests/count()") == true)

    let again = try #require(try await ScratchPackage(of: "MVC").run(Self.subject, calls))
    #expect(again.mutants.map(\.result) == strong.mutants.map(\.result) && again.fingerprint == strong.fingerprint)

    let expectation = "#expect(try stage.text(AccessibilityIdentifier.resultLabel) == Wording.nothingAsked)"
    try package.remove(expectation, from: "Tests/MVCTests/\(Self.finderTests)")
    let weak = try #require(try await package.run(Self.subject, calls))
    #expect(weak.mutants.filter { $0.result.outcome == .nobody }.map(\.mutant.line) == [27])
    #expect(weak.firstFinding?.result.outcome == .nobody && weak.fingerprint != strong.fingerprint)
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

  @Test("are those of a seed, and no others")
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
    let entry = {
      Equivalents.Entry(
        module: "MVC",
        file: Self.list,
        operation: .assignment,
        original: $0,
        changed: "",
        reason: "none"
      )
    }
    let list = Equivalents([entry("outlets.noUsersLabel.isHidden = !users.isEmpty"), entry("nothing of it")])
    let module = try #require(try await ScratchPackage(of: "MVC").run(Self.subject, Self.assignments))
    let faults = list.faults(in: [module])
    #expect(faults.count == 2 && faults[0].contains("notices it after all") && faults[1].contains("no such mutant"))
  }
}

extension ModuleMutants {
  /// The mutant whose finder says nothing before something is typed.
  fileprivate var firstFinding: (mutant: Mutant, result: MutantResult)? {
    mutants.first { $0.mutant.original == "showFinding()" }
  }
}
