import Processes
import Suites

/// Checks the rules that every architecture has in other packages' modules.
struct RulesVerb: Verb {
  static let name = "structure --rules"
  static let summary =
    "check rules of architecture in any Swift package that builds here: each breach with file and line"
  static let names: [Name] = [.paths]
  static let options: [Option] = [.rules, .free, .format, .output] + Option.limits
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "structure ../Shop --rules --free ViewModel,Presenter"

  private let program: Program
  private let paths: [String]
  private let free: [String]
  private let limits: ProgramLimits
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    paths = arguments.names
    guard !paths.isEmpty else {
      throw .usage("structure --rules: a folder is expected, such as: workbench structure ../Shop --rules")
    }
    free = try arguments.freeRoles()
    limits = try arguments.limits()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let modules = OtherModules(of: program, limits)
    var checked: [RulesReport.Module] = []
    try modules.forEach(in: paths, on: console) { module throws(StructureFailure) in
      checked.append(.init(module.name, folder: module.folder, try module.check(free: free)))
    }
    let report = RulesReport(checked)
    try output.write(report, on: console) { report.text($0) }
    return report.holds ? .fine : .checkFailed
  }
}

extension Arguments {
  /// The roles that are to be free of the user interface.
  fileprivate func freeRoles() throws(CommandFailure) -> [String] {
    guard let text = value(of: .free) else { return StructureRule.rolesBelowTheView }
    let roles = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard roles.allSatisfy({ $0.first?.isUppercase == true }) else {
      throw .usage("--free \(text): roles are expected, such as ViewModel, between commas")
    }
    return roles
  }
}

/// The modules of packages of which the project knows nothing: they are built to be read.
struct OtherModules {
  private let program: Program
  private let limits: ProgramLimits

  init(of program: Program, _ limits: ProgramLimits) {
    self.program = program
    self.limits = limits
  }

  /// Calls a function with each module of the packages at some paths.
  @MainActor
  func forEach(
    in paths: [String],
    on console: any Console,
    _ body: (PackageModule) throws(StructureFailure) -> Void
  ) throws(CommandFailure) {
    let bar = ProgressBar(console: console)
    defer { bar.clear() }
    for path in paths {
      do throws(StructureFailure) {
        let toolchain = try Toolchain.locate(limits: limits)
        bar.show("reading \(path)")
        let package = try SwiftPackage(at: path, with: toolchain)
        bar.show("building \(path)")
        let build = try PackageBuild(of: package, path: path, with: toolchain)
        for (index, module) in build.modules.enumerated() {
          bar.show("reading \(module.name)", index, of: build.modules.count)
          try body(module)
        }
      } catch {
        throw CommandFailure(error, hint: hint(for: error, path))
      }
    }
  }

  /// A way to have an app of UIKit measured, although it cannot be built here.
  private func hint(for failure: StructureFailure, _ path: String) -> String {
    guard case .packageRefused(_, let reason) = failure, reason.contains("no such module 'UIKit'") else { return "" }
    return "; an app of UIKit is measured by: \(program.adopt([path]))"
  }
}

extension CommandFailure {
  /// Creates the failure for a structure that cannot be read.
  init(_ failure: StructureFailure, hint: String = "") {
    let code: Code =
      switch failure {
      case .unwritable: .failed
      case .noFile, .noFolder, .noPackage, .noTarget, .packageRefused: .noInput
      case .tooDeep: .badData
      case .toolMissing, .notBuilt, .notOptimised, .otherFormat, .unreadable, .refused, .notUnderstood: .unavailable
      }
    self.init(code, failure.text + hint)
  }
}
