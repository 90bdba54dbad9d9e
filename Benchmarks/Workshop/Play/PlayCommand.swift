import Foundation

/// A line that a person can type while playing: help, reading and completion come from the same list.
struct PlayCommand: Sendable {
  /// The first word of the line; lines may share it.
  let name: String
  /// The whole line, or an example of it.
  let usage: String
  let summary: String
  /// True if no other line is meant than this one.
  let isFixed: Bool
  /// Turns the rest of the line into its input; `nil` if the rest is not understood.
  let input: @Sendable (String) -> PlayInput?

  static let all = [
    PlayCommand("tap Close", "tap the button with this title") { $0.isEmpty ? nil : .tap($0) },
    PlayCommand("row 2", "tap the info button of the second row") { Int($0).flatMap { $0 > 0 ? .row($0) : nil } },
    PlayCommand("type 3", "replace the text of the field; without a text, empty it", keepsSpaces: true) { .type($0) },
    PlayCommand(fixed: "back", .back, "use the system's back button"),
    PlayCommand(fixed: "swipe", .swipe(finished: true), "swipe back from the edge of the screen"),
    PlayCommand(fixed: "swipe half", .swipe(finished: false), "swipe back, and give it up on the way"),
    PlayCommand(fixed: "pull", .pull, "pull the dashboard down to load again"),
    PlayCommand("link users://user/3", "open a deep link") { $0.isEmpty ? nil : .link($0) },
    PlayCommand(fixed: "fail", .next(.failure), "let the next request to the server fail"),
    PlayCommand(fixed: "hang", .next(.waiting), "let the next request wait until you answer it"),
    PlayCommand(fixed: "answer", .answer(.success), "answer the request that waits"),
    PlayCommand(fixed: "refuse", .answer(.failure), "let the request that waits fail"),
    PlayCommand("rename 3 Ada", "rename a user, as another person would", renaming),
    PlayCommand(fixed: "look", .look, "draw the screen again"),
    PlayCommand("screen MVC", "draw the screen of one app, at its full width") { $0.isEmpty ? nil : .screen($0) },
    PlayCommand(fixed: "objects", .objects, "count the app's live objects by type"),
    PlayCommand(fixed: "calls", .calls, "show the calls between roles of the last action"),
    PlayCommand(fixed: "calls on", .showCalls(true), "show the calls after every action"),
    PlayCommand(fixed: "calls off", .showCalls(false), "show them no more"),
    PlayCommand(fixed: "help", .help, "show this list"),
    PlayCommand(fixed: "quit", .quit, "end; Ctrl-D does the same"),
  ]

  private init(
    _ usage: String,
    _ summary: String,
    isFixed: Bool = false,
    keepsSpaces: Bool = false,
    _ input: @escaping @Sendable (String) -> PlayInput?
  ) {
    name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.summary = summary
    self.isFixed = isFixed
    self.input = { rest in input(keepsSpaces ? rest : rest.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private init(fixed line: String, _ input: PlayInput, _ summary: String) {
    let rest = line.split(separator: " ").dropFirst().joined(separator: " ")
    self.init(line, summary, isFixed: true) { $0.lowercased() == rest ? input : nil }
  }

  @Sendable private static func renaming(_ argument: String) -> PlayInput? {
    let words = argument.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let id = Int(words[0]) else { return nil }
    return .rename(id, to: String(words[1]))
  }

  /// The list, a line each.
  static var help: [String] {
    let width = all.map(\.usage.count).max() ?? 0
    return all.map { $0.usage + String(repeating: " ", count: width - $0.usage.count) + "  " + $0.summary }
  }
}
