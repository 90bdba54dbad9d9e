import Patching

/// What a change does to one file.
public struct ChangedFile: Sendable {
  /// The file, from the package's folder on.
  public let path: String
  let kind: FileChange.Kind
  /// The role that its name says.
  public let role: String
  /// How many lines of code are added: neither blank, nor comment, nor the import of what is given for the request.
  public let added: Int
  /// How many lines of code are removed.
  public let removed: Int
  /// The protocols with changed lines, added and removed ones included.
  public let protocols: [String]
  /// How many initialisers are declared otherwise than before, or are new, or gone.
  public let initialisers: Int
  /// Whether the file imports no user interface.
  public let isInterfaceFree: Bool

  /// What becomes of it: changed, added or removed.
  public var fate: String { kind.rawValue }

  init(_ change: FileChange, old: String?, new: String?, role: (String) -> String) {
    path = change.path
    kind = change.kind
    self.role = role(change.path)
    let before = ChangedText(old ?? "", change.lines(.removed))
    let after = ChangedText(new ?? "", change.lines(.added))
    added = after.codeLines
    removed = before.codeLines
    protocols = Set(before.protocols + after.protocols).sorted()
    initialisers = max(before.initialisers, after.initialisers)
    isInterfaceFree = !(new == nil ? before : after).importsInterface
  }
}

extension FileChange {
  /// The numbers, from 0, of the lines that go, in the text before, or of those that are new, in the text after.
  fileprivate func lines(_ role: Hunk.Line.Role) -> Set<Int> {
    var numbers: Set<Int> = []
    var shift = 0
    for hunk in hunks {
      // An added file's hunk starts at line 0.
      var number = max(hunk.start - 1, 0) + (role == .added ? shift : 0)
      for line in hunk.lines where line.role == .context || line.role == role {
        if line.role == role { numbers.insert(number) }
        number += 1
      }
      shift += hunk.new.count - hunk.old.count
    }
    return numbers
  }
}

/// A text before or after a change, and which of its lines the change is about.
struct ChangedText {
  /// The lines; those that are only comment are empty. Comments in blocks are refused by the format.
  private let code: [Substring]
  private let numbers: Set<Int>

  init(_ text: String, _ numbers: Set<Int>) {
    code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop(while: \.isWhitespace).hasPrefix("//") ? "" : $0 }
    self.numbers = numbers
  }

  /// Whether the text imports user interface: UIKit, the layout, or what a request gives of either.
  var importsInterface: Bool {
    code.contains { $0.contains("import ") && $0.contains(#/^(?:\w+ )*import (?:HeadlessUIKit|\w*Interface)\b/#) }
  }

  /// How many of the lines have code on them. What is given for a request stands in modules of its own; in an app it would
  /// stand in those that there are, so that importing it is not a cost.
  var codeLines: Int {
    numbers.count { number in
      let line = code[number]
      return hasCode(number) && !line.contains(#/^import \w+(?:Domain|Interface)$/#)
    }
  }

  /// The protocols that the lines stand in.
  var protocols: [String] {
    declarations(of: "protocol ") { $0.hasPrefix("}") || $0.hasSuffix("{}") }.map { first in
      let words = code[first].split { !$0.isLetter && !$0.isNumber }
      return words.drop { $0 != "protocol" }.dropFirst().first.map(String.init) ?? ""
    }
  }

  /// How many initialisers' declarations the lines stand in, up to the brace that opens the body.
  var initialisers: Int {
    declarations(of: "init(") { $0.hasSuffix("{") || $0.hasSuffix("}") }.count
  }

  /// Where declarations with one of the lines begin: lines that begin with a word, after others such as `private`.
  private func declarations(of word: String, isEnd: (Substring) -> Bool) -> [Int] {
    code.indices.filter { first in
      guard let place = code[first].firstRange(of: word)?.lowerBound,
        code[first][..<place].allSatisfy({ $0.isLetter || $0 == " " })
      else { return false }
      let last = code[first...].firstIndex(where: isEnd) ?? first
      return numbers.contains { (first...last).contains($0) && hasCode($0) }
    }
  }

  private func hasCode(_ number: Int) -> Bool {
    !code[number].allSatisfy(\.isWhitespace)
  }
}
