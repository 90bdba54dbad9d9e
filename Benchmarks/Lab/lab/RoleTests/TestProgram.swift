import Foundation

/// A program of tests, which the test library runs as it does for the package manager.
struct TestProgram {
  /// The text of the program's main file. A program that waits for ever is ended after a minute.
  static let main = """
    import Foundation
    import Testing

    @main enum Main {
      static func main() async {
        alarm(60)
        await Testing.__swiftPMEntryPoint() as Never
      }
    }

    """

  let executable: URL

  /// Runs every test once, one after the other; if one crashes, the rest is run in another process.
  ///
  /// - Returns: all tests, and those that fail.
  func run() throws -> (all: Set<String>, failing: Set<String>) {
    var events = TestEvents()
    repeat {
      let before = events.begun
      try run(&events)
      guard events.begun.isStrictSuperset(of: before) || events.begun == events.all else {
        throw TrialFailure(description: "\(executable.lastPathComponent): ended before its tests did")
      }
    } while events.begun != events.all
    return (events.all, events.failing)
  }

  private func run(_ events: inout TestEvents) throws {
    let file = executable.appendingPathExtension("events")
    // The library opens the file, but does not create it.
    try Data().write(to: file)
    let process = Process()
    process.executableURL = executable
    let skipped = events.begun.flatMap { ["--skip", "^\(NSRegularExpression.escapedPattern(for: $0))$"] }
    process.arguments =
      ["--no-parallel", "--event-stream-version", "0", "--event-stream-output-path", file.path] + skipped
    // No backtrace of a crash is needed: it would take a second each time.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    events.read(try String(contentsOf: file, encoding: .utf8))
  }
}

/// The tests that the test library has reported, with a line of JSON for each event.
struct TestEvents {
  private(set) var all: Set<String> = []
  private(set) var begun: Set<String> = []
  private var passed: Set<String> = []
  private var noticed: Set<String> = []

  /// The tests with an issue, and those that were begun and never ended.
  var failing: Set<String> { begun.subtracting(passed).union(noticed) }

  mutating func read(_ text: String) {
    for line in text.split(separator: "\n") {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { continue }
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id { all.insert(id) }
      guard record.kind == "event", let id = payload.testID, all.contains(id) else { continue }
      switch payload.kind {
      case "testStarted": begun.insert(id)
      case "issueRecorded" where payload.issue?.isKnown != true: noticed.insert(id)
      case "testEnded": passed.insert(id)
      default: break
      }
    }
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    struct Issue: Decodable { let isKnown: Bool? }

    let kind: String
    let id: String?
    let testID: String?
    let issue: Issue?
  }
}
