import Foundation
import Suites
import Texts

/// Prints an argument that teams have, whole.
struct ArgumentVerb: Verb {
  static let name = "choose --argument"
  static let summary = "print an argument that teams have, with the figures that settle it as far as code can"
  static let options: [Option] = [.argument, .format, .output]
  static let formats: [ReportFormat] = [.table, .json]
  static let example = "choose --argument boilerplate"

  private let argument: ArgumentEntry
  private let output: Output

  init(_ arguments: Arguments, lineup: [Contender]) throws(CommandFailure) {
    output = try Output(arguments, Self.formats)
    let package = PackageFolder.here()
    let (questions, facts) = try ChooseVerb.known(in: package)
    let all = try ArgumentEntry.all(in: package, with: facts, of: ChooseVerb.contenders(lineup), naming: questions)
    let word = arguments.value(of: .argument) ?? ""
    guard let argument = all.first(where: { $0.id == word.lowercased() }) else {
      let names = all.map(\.id)
      let closest = Suggestion.closest(to: word, among: names).map { "; did you mean \($0)? The" } ?? "; the"
      throw .usage("there is no argument \(word)\(closest) arguments are \(FactOrder.list(names))")
    }
    self.argument = argument
  }

  func run(on console: any Console) async throws(CommandFailure) -> CommandFailure.Code {
    try output.write(argument, on: console) { _ in argument.text }
    return .fine
  }
}

extension PackageFolder {
  /// Reads a file in JSON that is kept with the facts.
  func decoded<Value: Decodable>(_ type: Value.Type, at path: String) throws(CommandFailure) -> Value {
    let remedy = "to restore it: git checkout -- \(path)"
    guard let data = try? Data(contentsOf: root.appending(path: path)) else {
      throw CommandFailure(.noInput, "\(root.appending(path: path).path) is not there; \(remedy)")
    }
    guard let value = try? JSONDecoder().decode(type, from: data) else {
      throw CommandFailure(.badData, "\(root.appending(path: path).path) is damaged; \(remedy)")
    }
    return value
  }
}
