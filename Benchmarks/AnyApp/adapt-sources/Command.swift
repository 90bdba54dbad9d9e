import Adapting
import Foundation

/// The command that adapts the sources of a module.
struct Command {
  /// The codes that the command ends with.
  enum Ending: Int32 {
    case done = 0
    case usage = 64
    case unreadableSources = 65
    case unwritableOutput = 73
  }

  private static let usage = "usage: adapt-sources --module NAME --output FOLDER [--list FILE] FILE...\n"

  private var module: String?
  private var output: String?
  private var list: String?
  private var paths: [String] = []

  /// Runs the command, and returns the code that it ends with.
  static func run(_ words: [String], print: (String) -> Void, complain: (String) -> Void) -> Int32 {
    guard let command = Command(words) else {
      complain(usage)
      return Ending.usage.rawValue
    }
    return command.run(print: print, complain: complain).rawValue
  }

  private init?(_ words: [String]) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--module": module = words.popFirst()
      case "--output": output = words.popFirst()
      case "--list": list = words.popFirst()
      default:
        if word.hasPrefix("-") { return nil }
        paths.append(word)
      }
    }
    // The name becomes part of source text.
    let isName = module?.isEmpty == false && module?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } == true
    if !isName || output?.isEmpty != false || (paths.isEmpty && list == nil) { return nil }
  }

  private func run(print: (String) -> Void, complain: (String) -> Void) -> Ending {
    let paths: [String]
    let isBridged: Bool
    do {
      let list = try list.map { try SourceList(at: URL(filePath: $0)) }
      paths = try self.paths + (list?.files().map(\.path) ?? [])
      isBridged = try list?.isBridged ?? false
    } catch {
      complain("\(error)\n")
      return .unreadableSources
    }
    let (files, errors) = Self.scan(paths)
    guard errors.isEmpty else {
      for error in errors { complain("\(error)\n") }
      return .unreadableSources
    }
    do throws(AdaptingError) {
      let adapted = try AdaptedModule(Module(name: module ?? "", files: files, isBridged: isBridged))
      guard write(adapted, complain: complain) else { return .unwritableOutput }
      report(adapted, print: print, complain: complain)
      return .done
    } catch {
      complain("\(error)\n")
      return .unreadableSources
    }
  }

  /// Reads all files; all that is wrong is said at once.
  private static func scan(_ paths: [String]) -> (files: [ScannedFile], errors: [AdaptingError]) {
    var (files, errors): ([ScannedFile], [AdaptingError]) = ([], [])
    for path in paths {
      do throws(AdaptingError) {
        guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
        else { throw .unreadable(Place(file: path, line: 1)) }
        files.append(try ScannedFile(path: path, text: text))
      } catch {
        errors.append(error)
      }
    }
    return (files, errors)
  }

  /// Writes each file whole or not at all.
  private func write(_ adapted: AdaptedModule, complain: (String) -> Void) -> Bool {
    let folder = URL(filePath: output ?? "", directoryHint: .isDirectory)
    let files = zip(adapted.names, adapted.files.map(\.text))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in Array(files) + [(OutputNames.registration, adapted.registration)] {
        try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
      }
      return true
    } catch {
      complain("\(folder.path): error: the adapted sources cannot be written: \(error.localizedDescription)\n")
      return false
    }
  }

  private func report(_ adapted: AdaptedModule, print: (String) -> Void, complain: (String) -> Void) {
    var lines: [String] = []
    for file in adapted.files {
      for remark in file.remarks {
        let place = "\(file.path):\(remark.line):"
        if remark.isWarning {
          complain("\(place) warning: \(remark.text)\n")
        } else {
          lines.append("\(place) \(remark.text)\n")
        }
      }
    }
    let count = adapted.files.reduce(0) { $0 + $1.adaptedLineCount }
    let fileCount = adapted.files.count { $0.adaptedLineCount > 0 }
    let sum = count == 1 ? "1 line" : "\(count) lines"
    print(lines.joined() + "\(sum) adapted in \(fileCount) of \(adapted.files.count) files\n")
  }
}
