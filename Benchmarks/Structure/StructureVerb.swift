import Processes
import Suites
import UsersInterface

/// Shows types, roles and dependencies of the architectures, read from their sources by the compiler.
struct StructureVerb: Verb {
  static let name = "structure"
  static let summary = "show size and coupling by role, of any Swift package, too"
  static let names: [Name] = [.contendersOrPaths]
  static let options: [Option] = [.pattern, .format, .output] + Option.limits
  static let formats: [ReportFormat] = [.table, .json, .mermaid]
  static let modes: [Option: any Verb.Type] = [.rules: RulesVerb.self]
  static let example = "structure MVP VIPER"

  private let program: Program
  private let contenders: [Contender]
  private let paths: [String]
  private let limits: ProgramLimits
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    program = arguments.program
    paths = arguments.paths(besides: lineup)
    let isOfPaths = !paths.isEmpty && paths.count == arguments.contenderNames.count
    contenders = isOfPaths ? [] : try arguments.contenders(among: lineup, besides: paths)
    limits = try arguments.limits()
    output = try Output(arguments, Self.formats)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try SystemNeeds.checkStarting()
    let read: [(contender: Contender, structure: PatternStructure)]
    do throws(StructureFailure) {
      read = contenders.isEmpty ? [] : try Self.structures(of: contenders, on: console)
    } catch {
      throw CommandFailure(error)
    }
    var others: [(name: String, folder: String, structure: PatternStructure)] = []
    try OtherModules(of: program, limits).forEach(in: paths, on: console) { module throws(StructureFailure) in
      others.append((module.name, module.folder, try module.read()))
    }
    let report = StructureReport(read, others: others)
    try output.write(report, on: console) { output.format == .mermaid ? report.mermaid : report.text($0) }
    return .fine
  }

  /// Reads the sources of contenders.
  fileprivate static func structures(
    of contenders: [Contender],
    on console: any Console
  ) throws(StructureFailure) -> [(contender: Contender, structure: PatternStructure)] {
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
    return structures
  }
}

extension StructureReport {
  /// Reads the sources of contenders.
  @MainActor init(of contenders: [Contender], on console: any Console) throws(StructureFailure) {
    self.init(try StructureVerb.structures(of: contenders, on: console))
  }
}
