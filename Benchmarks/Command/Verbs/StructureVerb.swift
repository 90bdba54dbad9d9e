import Reports
import Structure
import Suites
import UsersInterface

/// What the architectures are made of and who knows whom in them, read from their sources by the compiler.
struct StructureVerb: Verb {
  static let name = "structure"
  static let summary = "size and coupling by role: lines, types, UI-free share, who uses, creates, shows, routes"
  static let options: [Option] = [.pattern, .format, .output]

  private let contenders: [Contender]
  private let format: ReportFormat
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    contenders = try arguments.contenders(among: lineup)
    format = try arguments.format(among: [.table, .json, .mermaid])
    output = try Output(arguments)
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    let report = StructureReport(try structures(on: console))
    try output.write(report, as: format, on: console) { colors in
      format == .mermaid ? report.mermaid : report.text(colors: colors)
    }
    return .fine
  }

  private func structures(
    on console: any Console
  ) throws(CommandFailure) -> [(contender: Contender, structure: PatternStructure)] {
    let products = BuildProducts.besideProgram()
    do {
      let reader = StructureReader(toolchain: try .locate(), modules: products.modules)
      var structures: [(contender: Contender, structure: PatternStructure)] = []
      for contender in contenders {
        console.showProgress("reading \(contender)")
        let sources = try products.sources(ofModule: contender.id.replacing(".", with: "_"))
        structures.append((contender, try reader.read(sources, roles: contender.architecture.roles)))
      }
      console.showProgress("")
      return structures
    } catch {
      throw CommandFailure(.unavailable, error.text)
    }
  }
}
