import Conformance
import Foundation
import Mechanisms
import Processes
public import Suites

extension Arguments {
  /// The time for measuring, in seconds, above 0 and up to a day.
  public func budget() throws(CommandFailure) -> Double {
    try seconds(.budget) ?? Option.defaultBudget
  }

  /// The longest wait for a server, in seconds, above 0 and up to a day.
  func timeout() throws(CommandFailure) -> Double {
    try seconds(.timeout) ?? Option.defaultTimeout
  }

  private func seconds(_ option: Option) throws(CommandFailure) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw .usage("\(option.name) \(text): a number of seconds above 0 and up to 86400 is expected")
    }
    return seconds
  }

  /// The seed, 0 to 2⁶⁴ − 1.
  public func seed() throws(CommandFailure) -> UInt64 {
    guard let text = value(of: .seed) else { return 1 }
    guard let seed = UInt64(text) else { throw .usage("--seed \(text): a whole number from 0 is expected") }
    return seed
  }

  /// The number of runs of the harness, 1 to 10 000.
  public func runs() throws(CommandFailure) -> Int {
    guard let text = value(of: .runs) else { return 20 }
    guard let runs = Int(text), (1...10_000).contains(runs) else {
      throw .usage("--runs \(text): a whole number from 1 to 10000 is expected")
    }
    return runs
  }

  /// The number of random actions, 1 to a thousand million.
  public func actions() throws(CommandFailure) -> Int {
    let option: Option = has(.walk) ? .walk : .actions
    guard let text = value(of: option) else { return 10_000 }
    guard let actions = Int(text), (1...1_000_000_000).contains(actions) else {
      throw .usage("\(option.name) \(text): a whole number from 1 to 1000000000 is expected")
    }
    return actions
  }

  /// A percentage as a share, 0 to 10 or, of a part of a whole, above 0 and up to 1; `nil` if it is not given.
  public func share(_ option: Option, ofWhole: Bool = false) throws(CommandFailure) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let percent = Double(text), ofWhole ? percent > 0 && percent <= 100 : (0...1_000).contains(percent) else {
      let range = ofWhole ? "above 0 and up to 100" : "from 0 to 1000"
      throw .usage("\(option.name) \(text): a percentage \(range) is expected")
    }
    return percent / 100
  }

  /// The limits of programs that somebody else wrote: whole numbers from 1 to a thousand million.
  func limits(_ limits: ProgramLimits = ProgramLimits()) throws(CommandFailure) -> ProgramLimits {
    var limits = limits
    let paths: [(Option, WritableKeyPath<ProgramLimits, Int>)] = [
      (.maxProcessorTime, \.processorTime), (.maxMemory, \.memory), (.maxOutput, \.output), (.maxSilence, \.silence),
    ]
    for (option, path) in paths {
      guard let text = value(of: option) else { continue }
      guard let number = Int(text), (1...1_000_000_000).contains(number) else {
        throw .usage("\(option.name) \(text): a whole number from 1 to 1000000000 is expected")
      }
      limits[keyPath: path] = number
    }
    return limits
  }

  /// Sizes in a range, ascending.
  func sizes(_ option: Option, in range: ClosedRange<Int>, default sizes: [Int]) throws(CommandFailure) -> [Int] {
    guard let text = value(of: option) else { return sizes }
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let sizes = words.compactMap { Int($0) }.filter { range.contains($0) }
    guard sizes.count == words.count, sizes == Set(sizes).sorted() else {
      let expected = "whole numbers from \(range.lowerBound) to \(range.upperBound)"
      throw .usage("\(option.name) \(text): \(expected) are expected, ascending, between commas")
    }
    return sizes
  }

  /// The number of users to generate, 2 to ten million; `nil` if it is not given.
  func userCount() throws(CommandFailure) -> Int? {
    guard let text = value(of: .users) else { return nil }
    guard let count = Int(text), (2...10_000_000).contains(count) else {
      throw .usage("--users \(text): a whole number from 2 to 10000000 is expected")
    }
    return count
  }

  /// The format, one of those that the verb has.
  func format(among formats: [ReportFormat]) throws(CommandFailure) -> ReportFormat {
    guard let text = value(of: .format) else { return .table }
    guard let format = ReportFormat(rawValue: text), formats.contains(format) else {
      throw .usage("--format \(text): one of \(formats.map(\.rawValue).joined(separator: ", ")) is expected")
    }
    return format
  }

  /// All names of contenders, given by `--pattern` or without it.
  public var contenderNames: [String] { names + values(of: .pattern) }

  /// The names that are paths: `.`, `..`, those with a slash, and those of existing folders; not the names of
  /// contenders.
  func paths(besides all: [Contender]) -> [String] {
    names.filter { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      let isPath = name.contains("/") || [".", ".."].contains(name) || isThere && isFolder.boolValue
      return isPath && !all.contains { $0.isNamed(name) }
    }
  }

  /// The named contenders, in the lineup's order; if none is named, all that are compared.
  ///
  /// - Parameters:
  ///   - all: the lineup.
  ///   - paths: names of something else.
  /// - Throws: ``CommandFailure`` if a name is that of no contender.
  public func contenders(among all: [Contender], besides paths: [String] = []) throws(CommandFailure) -> [Contender] {
    let names = contenderNames.filter { !paths.contains($0) }
    for name in names { _ = try contender(name, among: all) }
    return all.filter { contender in
      names.isEmpty ? contender.isCompared : names.contains { contender.isNamed($0) }
    }
  }

  /// The contender of a name.
  func contender(_ name: String, among all: [Contender]) throws(CommandFailure) -> Contender {
    if let contender = all.first(where: { $0.isNamed(name) }) { return contender }
    if Mechanism.all.contains(where: { $0.isNamed(name) }) {
      throw .usage("\(name) is a binding mechanism; see: workbench run --suite mechanisms")
    }
    if program.isVariant(name), let command = program.lab(words) {
      throw .usage("only the lab has \(name): \(command)")
    }
    let known = all.flatMap { [$0.id, $0.name] }
    throw .usage("there is no contender \(name)" + Suggestion.after(name, among: known, or: Self.list))
  }

  /// The command that lists everything that can be named.
  static let list = "see: workbench list"

  /// The benchmarks or scenarios whose names match the filter, at least one.
  public func chosen<Named>(_ all: [Named], _ what: String, by name: (Named) -> String) throws(CommandFailure)
    -> [Named]
  {
    let filter = try filter()
    let chosen = all.filter { filter(name($0)) }
    if chosen.isEmpty { throw noMatch(of: what, among: all.map(name)) }
    return chosen
  }

  /// Says that nothing matches the filter.
  func noMatch(of what: String, among names: [String]) -> CommandFailure {
    let typed = value(of: .filter) ?? ""
    // A name can be typed without its suite.
    let known = names + names.compactMap { $0.split(separator: "/").last.map(String.init) }
    return .usage("no \(what) matches \(typed)" + Suggestion.after(typed, among: known, or: Self.list))
  }

  /// Returns the test that names must pass to match the filter; without a filter, every name passes.
  func filter() throws(CommandFailure) -> (String) -> Bool {
    guard let pattern = value(of: .filter) else { return { _ in true } }
    do {
      let regex = try Regex(pattern)
      return { $0.contains(regex) }
    } catch {
      let reason = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      throw .usage("--filter \(pattern): this is not a regular expression (\(reason))")
    }
  }
}
