import Foundation

/// What a customer asks for, as its page says.
public struct ChangeRequest: Sendable, Equatable {
  /// Its folder, and what commands call it.
  public let name: String
  /// Where it stands among the requests.
  public let number: Int
  /// The customer's words.
  public let words: String
  /// Why each architecture pays what it pays; empty if the page does not say.
  public let reasons: String

  /// Reads the page; `nil` if it does not begin with number, name and words.
  public init?(name: String, page: String) {
    let lines = page.split(separator: "\n")
    guard let head = lines.first?.wholeMatch(of: #/# (\d+)\. (.+)/#), head.output.2 == name,
      let number = Int(head.output.1), let words = lines.dropFirst().first, words.hasPrefix("> ")
    else { return nil }
    self.name = name
    self.number = number
    self.words = String(words.dropFirst(2))
    let parts = page.components(separatedBy: "\n## What it costs\n")
    reasons = parts.count == 2 ? parts[1].trimmingCharacters(in: .newlines) : ""
  }
}
