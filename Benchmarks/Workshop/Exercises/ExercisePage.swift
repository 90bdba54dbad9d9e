import Foundation
import Texts

/// The parts of an exercise's page: head, properties, introduction and sections.
struct ExercisePage {
  /// A section of the page.
  struct Section {
    /// The title, without the signs before it.
    let title: String
    /// The number of the title's line, from 1.
    let line: Int
    /// The lines below the title.
    let lines: [Substring]

    /// The lines as a text without white space around it.
    var text: String { lines.joined(separator: "\n").trimmed }

    /// Returns the sections in the lines of a page.
    static func all(in lines: [Substring]) -> [Section] {
      let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
      return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
        Section(title: String(lines[start].dropFirst(3)), line: start + 1, lines: Array(lines[(start + 1)..<end]))
      }
    }

    /// True for rules: those of every architecture, or those of the one that the title names.
    var hasRules: Bool { title == "Rules" || architecture != nil }

    /// The architecture in a title such as `Rules in VIPER`; `nil` in other titles.
    var architecture: String? {
      let words = title.split(separator: " ", omittingEmptySubsequences: false)
      return words.count == 3 && words[..<2] == ["Rules", "in"] ? String(words[2]) : nil
    }
  }

  /// The page's place in messages.
  let path: String
  /// The number that puts the exercises in order.
  let number: Int
  /// The exercise's name.
  let name: String
  /// The task, as a heading.
  let title: String
  /// The text between the properties and the first section.
  let introduction: String
  private let properties: [String: String]
  private let sections: [Section]

  /// The properties that a page may have.
  private static let known = ["level", "find", "in", "wiring", "learn", "fails"]
  private static let titles = ["Task", "Rules", "Hint", "Solution"]

  /// Reads a page.
  ///
  /// - Parameter path: the page's place in messages.
  init(_ text: String, at path: String) throws(CommandFailure) {
    self.path = path
    let lines = text.lines
    guard let head = lines.first?.wholeMatch(of: #/# (\d+)\. ([a-z][a-z0-9-]*): (.+)/#)?.output,
      let number = Int(head.1)
    else { throw Self.failure(path, 1, "a page begins with a line such as \"# 1. cycle: Find the cycle\"") }
    self.number = number
    name = String(head.2)
    title = String(head.3)
    sections = Section.all(in: lines)
    if let other = sections.first(where: { !Self.titles.contains($0.title) && !$0.hasRules }) {
      let others = "one of \(Self.titles.joined(separator: ", "))"
      let advice = Suggestion.after(other.title, among: Self.titles, or: others)
      throw Self.failure(path, other.line, "there is no section \"\(other.title)\"\(advice)")
    }
    let preamble = lines[1..<(sections.first.map { $0.line - 1 } ?? lines.count)]
    var properties: [String: String] = [:]
    var end = preamble.startIndex
    for index in preamble.indices.drop(while: { lines[$0].isEmpty }) {
      end = index
      guard let property = lines[index].wholeMatch(of: #/- (\w+): (.+)/#)?.output else { break }
      guard Self.known.contains(String(property.1)), properties[String(property.1)] == nil else {
        let names = Self.known.joined(separator: ", ")
        throw Self.failure(path, index + 1, "a property is one of \(names), and each is given once")
      }
      properties[String(property.1)] = String(property.2)
    }
    self.properties = properties
    introduction = preamble[end...].joined(separator: "\n").trimmed
  }

  /// The value of a property; `nil` if the page does not have it.
  subscript(_ property: String) -> String? { properties[property] }

  /// Returns the value of a property that each page has.
  func value(of property: String) throws(CommandFailure) -> String {
    guard let value = properties[property] else {
      throw Self.failure(path, 1, "a line \"- \(property): …\" is missing below the head")
    }
    return value
  }

  /// The sections of a title, in order.
  func sections(_ title: String) -> [Section] { sections.filter { $0.title == title } }

  /// The sections with rules.
  var rules: [Section] { sections.filter(\.hasRules) }

  /// Returns the section of a title that each page has once.
  func section(_ title: String) throws(CommandFailure) -> Section {
    let all = sections(title)
    guard let section = all.first, all.count == 1 else {
      throw Self.failure(path, all.last?.line ?? 1, "one section \"## \(title)\" is expected")
    }
    return section
  }

  /// The failure of a line.
  static func failure(_ path: String, _ line: Int, _ reason: String) -> CommandFailure {
    CommandFailure(.badData, "\(path):\(line): \(reason)")
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
