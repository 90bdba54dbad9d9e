import Command
import Figures
import Mutants
import Suites
import Texts
import UsersInterface

/// A run of the mutants of architectures.
@MainActor struct MutantsRun {
  /// The mutants that are run.
  struct Choice {
    var operators = Set(MutationOperator.allCases)
    var sample: Int?
    var seed: UInt64 = 1
    var isOnlyListed = false
    var isFresh = false
  }

  private let contenders: [Contender]
  private let choice: Choice

  init(_ contenders: [Contender], _ choice: Choice = Choice()) {
    self.contenders = contenders
    self.choice = choice
  }

  /// Runs the mutants.
  func report(on console: any Console) async throws(CommandFailure) -> MutantsReport {
    do throws(MutantFailure) {
      return try await report(in: Self.tree(), on: console)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Runs all mutants, and returns what the page's file has of them.
  func known(on console: any Console) async throws(CommandFailure) -> KnownMutants {
    let report = try await report(on: console)
    if let fault = report.faults.first { throw CommandFailure(.checkFailed, fault) }
    do throws(MutantFailure) {
      var costs: [String: TestCosts] = [:]
      for contender in contenders { costs[contender.module] = try TestCosts(of: contender.module, in: Self.tree()) }
      return report.known(costs: costs)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func report(in tree: PackageTree, on console: any Console) async throws(MutantFailure) -> MutantsReport {
    let equivalents = try Equivalents(root: tree.root)
    let list = choice.isOnlyListed ? equivalents : nil
    let chosen = MutationRun.Choice(operators: choice.operators, sample: choice.sample, seed: choice.seed, in: list)
    let bar = ProgressBar(console: console)
    let run = MutationRun(in: tree, chosen, isFresh: choice.isFresh)
    let subjects = contenders.map { MutationRun.Subject(module: $0.module, roles: $0.architecture.roles) }
    let modules = try await run.run(subjects) { progress in
      bar.show(progress.what, progress.done, of: progress.all)
    }
    bar.clear()
    let names = Dictionary(uniqueKeysWithValues: contenders.map { ($0.module, $0.name) })
    let isListWhole = choice.sample == nil && choice.operators.count == MutationOperator.allCases.count
    return MutantsReport(modules, equivalents: equivalents, names: names, isListWhole: isListWhole)
  }

  /// The package, with the build products beside this program.
  private static func tree() throws(MutantFailure) -> PackageTree {
    do throws(StructureFailure) {
      return PackageTree(root: PackageFolder.built.root, products: .besideProgram(), toolchain: try .locate())
    } catch {
      throw .structure(error)
    }
  }
}

extension CommandFailure {
  fileprivate init(_ failure: MutantFailure) {
    switch failure {
    case .structure(.unwritable): self.init(.failed, failure.text)
    case .structure: self.init(.unavailable, failure.text)
    case .unreadable: self.init(.noInput, failure.text)
    case .failsUnchanged: self.init(.checkFailed, failure.text)
    case .unwritable, .notBuilt, .notRun: self.init(.failed, failure.text)
    }
  }
}
