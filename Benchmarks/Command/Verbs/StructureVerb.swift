import Reports
import Structure
import Suites
import UsersInterface

/// Shows types, roles and dependencies of the architectures, read from their sources by the compiler.
struct StructureVerb: Verb {
  static let name = "structure"
  static let summary =
    "show size and coupling by role: lines, types, UI-free share, uses, and duties (create, show, route)"
  static let names: [Name] = [.contenders]
  static let options: [Option] = [.pattern, .format, .output]
  static let formats: [ReportFormat] = [.table, .json, .mermaid]
  static let example = "structure MVP VIPER"

  private let contenders: [Contender]
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let report: StructureReport
    do throws(StructureFailure) {
      report = try StructureReport(of: contenders, on: console)
    } catch {
      let code: CommandFailure.Code = if case .unwritable = error { .failed } else { .unavailable }
      throw CommandFailure(code, error.text)
    }
    try output.write(report, on: console) { output.format == .mermaid ? report.mermaid : report.text($0) }
    return .fine
  }
}

extension StructureReport {
  /// Reads the sources of contenders.
  @MainActor init(of contenders: [Contender], on console: any Console) throws(StructureFailure) {
    let products = BuildProducts.besideProgram()
    let reader = StructureReader(toolchain: try .locate(), modules: products.modules)
    var structures: [(contender: Contender, structure: PatternStructure)] = []
    let bar = ProgressBar(console: console)
    for contender in contenders {
      bar.show("reading \(contender)", structures.count, of: contenders.count)
      let sources = try products.sources(ofModule: contender.module)
      structures.append((contender, try reader.read(sources, roles: contender.architecture.roles)))
    }
    console.showProgress("")
    self.init(structures)
  }
}
