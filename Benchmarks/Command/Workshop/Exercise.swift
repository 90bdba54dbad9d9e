import ChangeCosts

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

  /// The place in the list of all exercises, from 1.
  var number = 0
  /// The order in the list: its page's number, then that of its change request.
  private(set) var order: [Int]
  /// The folder of its page, inside the folder of all exercises.
  let folder: String
  /// The name in commands; they also accept its number.
  let name: String
  /// The task, as a heading.
  let title: String
  /// The difficulty: beginner, intermediate or advanced.
  let level: String
  /// The expected duration.
  let minutes: Int
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
  /// The hints, from small to large.
  let hints: [String]
  /// The explanation of the solution.
  let answer: String

  /// Reads a page in a folder: head, properties, introduction, `## Task`, hints, solution; `nil` if a part is missing.
  init?(page: String, in folder: String) {
    let parts = page.split(separator: "\n## ").map(String.init)
    let lines = parts.first?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard let head = lines.first?.wholeMatch(of: #/# (\d+)\. ([\w-]+): (.+)/#)?.output, let place = Int(head.1),
      let task = parts.first(where: { $0.hasPrefix("Task\n") }),
      let answer = parts.first(where: { $0.hasPrefix("Solution\n") })
    else { return nil }
    let isProperty = { (line: Substring) in line.hasPrefix("- ") }
    let properties = Dictionary(
      lines.filter(isProperty).compactMap { $0.wholeMatch(of: #/- (\w+): (.+)/#)?.output }
        .map { (String($0.1), String($0.2)) },
      uniquingKeysWith: { first, _ in first }
    )
    guard let level = properties["level"], let minutes = properties["minutes"].flatMap({ Int($0) }),
      let learn = properties["learn"], let fails = properties["fails"]
    else { return nil }
    self.folder = folder
    order = [place]
    name = String(head.2)
    title = String(head.3)
    self.level = level
    self.minutes = minutes
    self.learn = learn
    self.fails = fails
    architectures = properties["in"].map { $0.split(separator: ", ").map(String.init) } ?? []
    origin = properties["wiring"].map { .wiring($0) } ?? .written
    let introduction = lines.dropFirst().drop { $0.isEmpty || isProperty($0) }.joined(separator: "\n")
    self.task = "\(introduction.trimmed)\n\n## \(task.trimmed)\n"
    hints = parts.filter { $0.hasPrefix("Hint\n") }.map { String($0.dropFirst("Hint\n".count)).trimmed }
    self.answer = String(answer.dropFirst("Solution\n".count)).trimmed
  }

  /// Creates the exercise for a change request, from a page that all of them share.
  init?(_ request: ChangeRequest, specification: String, page: String, in folder: String, architectures: [String]) {
    let page = page.replacing("REQUEST", with: request.name)
      .replacing("WORDS", with: request.words).replacing("SPECIFICATION", with: specification.trimmed)
      .replacing("- in: ALL", with: "- in: \(architectures.joined(separator: ", "))")
      .replacing("REASONS", with: request.reasons.trimmed)
    guard let exercise = Exercise(page: page, in: folder) else { return nil }
    self = exercise
    order.append(request.number)
    origin = .change(request.name)
  }
}

extension String {
  /// The text without white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
