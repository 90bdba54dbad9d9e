import Foundation
import Texts

/// A task in a package of one's own, with checks that fail at first.
struct Exercise {
  /// The origin of an exercise's files.
  enum Origin: Equatable {
    /// An architecture as a document wires it; the fixed module is the solution.
    case wiring(String)
    /// A customer's request; the recorded patch is the solution.
    case change(String)
    /// The files beside its page.
    case written
  }

  /// The difficulties, in the order of the list.
  enum Level: String, CaseIterable {
    case beginner, intermediate, advanced
  }

  /// The place in the list of all exercises, from 1.
  var number = 0
  /// The order in the list: the level, its page's number, then that of its change request.
  private(set) var order: [Int]
  /// The folder of its page, inside the folder of all exercises.
  let folder: String
  /// The folder of an exercise from elsewhere; `nil` for those of the workbench.
  var home: URL?
  /// The name in commands; they also accept its number.
  let name: String
  /// The word by which commands find it, quoted for a shell: its name, or the folder that it came from.
  var word: String { home.map { Program.quoted($0.path) } ?? name }
  /// The task, as a heading.
  let title: String
  /// The difficulty.
  let level: Level
  /// The minutes that it takes to find what has to be changed, beside those for the change; see ``ChangeSize/minutes(find:)``.
  let find: Int
  /// The lesson of the exercise.
  let learn: String
  /// The architectures in which it can be done.
  let architectures: [String]
  /// Words of the failure at the start.
  let fails: String
  /// The origin of its files.
  private(set) var origin: Origin
  /// The text of the package's README: introduction and task.
  let task: String
  /// The rules for solutions, beside the tests.
  private(set) var rules: [ExerciseRule]
  /// The hints, from small to large.
  let hints: [String]
  /// The explanation of the solution.
  let answer: String

  /// Reads a page in a folder: head, properties, introduction, `## Task`, `## Rules`, hints, solution.
  ///
  /// - Parameter path: the page's place in messages.
  init(page text: String, in folder: String, at path: String) throws(CommandFailure) {
    let page = try ExercisePage(text, at: path)
    self.folder = folder
    name = page.name
    title = page.title
    guard let level = Level(rawValue: try page.value(of: "level")) else {
      let all = Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ExercisePage.failure(path, 1, "level: one of \(all) is expected")
    }
    self.level = level
    order = [Level.allCases.firstIndex(of: level) ?? 0, page.number]
    guard let find = Int(page["find"] ?? "0"), (0...600).contains(find) else {
      throw ExercisePage.failure(path, 1, "find: a number of minutes is expected")
    }
    self.find = find
    learn = try page.value(of: "learn")
    fails = try page.value(of: "fails")
    let offered = page["in"].map { $0.split(separator: ", ").map(String.init) } ?? []
    architectures = offered
    origin = page["wiring"].map { .wiring($0) } ?? .written
    task = "\(page.introduction)\n\n## Task\n\n\(try page.section("Task").text)\n"
    rules = try ExerciseRule.all(of: page.rules, at: path)
    if let section = page.rules.first(where: { $0.architecture.map(offered.contains) == false }) {
      throw ExercisePage.failure(path, section.line, "\(section.title): the exercise is not offered in it; see \"in\"")
    }
    hints = page.sections("Hint").map(\.text)
    answer = try page.section("Solution").text
  }

  /// Creates the exercise for a change request, from a page that all of them share.
  ///
  /// - Parameters:
  ///   - sections: the sections of the request's own page.
  ///   - home: that page's place in messages.
  ///   - path: the shared page's place in messages.
  init(
    _ request: ChangeRequest,
    _ sections: [ExercisePage.Section],
    of home: String,
    page: String,
    in folder: String,
    at path: String,
    architectures: [String]
  ) throws(CommandFailure) {
    guard let specification = sections.first(where: { $0.title == "Specification" })?.text else {
      throw ExercisePage.failure(home, 1, "a section \"## Specification\" is expected")
    }
    let page = page.replacing("REQUEST", with: request.name)
      .replacing("WORDS", with: request.words).replacing("SPECIFICATION", with: specification)
      .replacing("- in: ALL", with: "- in: \(architectures.joined(separator: ", "))")
    self = try Exercise(page: page, in: folder, at: path)
    rules += try ExerciseRule.all(of: sections.filter(\.hasRules), at: home)
    order.append(request.number)
    origin = .change(request.name)
  }
}
