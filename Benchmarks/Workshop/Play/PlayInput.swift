import Conformance
import Users

/// The input to an app that one typed line stands for.
enum PlayInput: Equatable {
  /// The outcome of a request to the server.
  enum Outcome: Equatable {
    case success, failure, waiting
  }

  case tap(String)
  case row(Int)
  case type(String)
  case back
  case swipe(finished: Bool)
  case pull
  case link(String)
  case next(Outcome)
  case answer(Outcome)
  case rename(User.ID, to: String)
  case look
  case screen(String)
  case objects
  case calls
  case showCalls(Bool)
  case help
  case quit

  /// Reads a line; `nil` for an empty one.
  ///
  /// - Throws: ``PlayFailure`` with one line about the input that is expected.
  init?(_ line: String) throws(PlayFailure) {
    let words = line.trimmingPrefix { $0.isWhitespace }.split(separator: " ", maxSplits: 1)
    guard let word = words.first else { return nil }
    let commands = PlayCommand.all.filter { $0.name == word.lowercased() }
    if commands.isEmpty {
      let place = "type help for a list"
      throw PlayFailure(
        "there is no command \"\(word)\"" + Suggestion.after("\(word)", among: PlayCommand.all.map(\.name), or: place)
      )
    }
    let argument = String(words.dropFirst().first ?? "")
    guard let input = commands.lazy.compactMap({ $0.input(argument) }).first else {
      throw PlayFailure("expected: \(commands.map(\.usage).joined(separator: " or "))")
    }
    self = input
  }
}

/// The reason for which a line could not be performed, in one line for a person.
struct PlayFailure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
