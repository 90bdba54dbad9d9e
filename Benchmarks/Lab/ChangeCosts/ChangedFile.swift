import Patching

/// A file that a change adds, changes or removes.
public struct ChangedFile: Sendable {
  /// The file, from the package's folder on.
  public let path: String
  let kind: FileChange.Kind
  /// The role that its name ends with.
  public let role: String
  /// The lines and tokens of code that are changed. None in a file that is removed: a removal costs what has to be edited
  /// outside of what goes.
  public let counts: LineCounts
  /// The lines among these that only hand a dependency on.
  public let handedOn: Int
  /// The protocols with changed lines, added and removed ones included.
  public let protocols: [String]
  /// The number of initialisers whose declaration is changed, added or removed.
  public let initialisers: Int
  /// The text after the change, or before it if the file is removed.
  private let text: String
  private let interface: InterfaceTypes

  /// True if no type of the user interface is named in the file.
  public var isInterfaceFree: Bool { !interface.areNamed(in: text) }

  /// The kind of change: changed, added or removed.
  public var kindName: String { kind.rawValue }

  init(_ change: FileChange, old: String?, new: String?, role: String, _ interface: InterfaceTypes) {
    path = change.path
    kind = change.kind
    self.role = role
    counts = change.kind == .removed ? LineCounts() : LineCounts(change)
    let handing = HandedOn(in: new ?? "")
    handedOn = change.hunks.flatMap(LineBlock.all).reduce(0) {
      $0 + handing.lines(removed: $1.removed, added: $1.added)
    }
    let before = ChangedText(old ?? "", change.lines(.removed))
    let after = ChangedText(new ?? "", change.lines(.added))
    protocols = Set(before.protocols + after.protocols).sorted()
    initialisers = max(before.initialisers, after.initialisers)
    text = new ?? old ?? ""
    self.interface = interface
  }
}

extension FileChange {
  /// Returns the numbers, from 0, of the removed lines in the text before, or of the added ones in the text after.
  fileprivate func lines(_ role: Hunk.Line.Role) -> Set<Int> {
    var numbers: Set<Int> = []
    var shift = 0
    for hunk in hunks {
      var number = hunk.start - 1 + (role == .added ? shift : 0)
      for line in hunk.lines where line.role == .context || line.role == role {
        if line.role == role { numbers.insert(number) }
        number += 1
      }
      shift += hunk.new.count - hunk.old.count
    }
    return numbers
  }
}

/// A text before or after a change, and the numbers of its changed lines.
struct ChangedText {
  /// The lines; those that are only comment are empty. Comments in blocks are refused by the format.
  private let code: [Substring]
  private let numbers: Set<Int>

  init(_ text: String, _ numbers: Set<Int>) {
    code = numbers.isEmpty ? [] : text.lines.map { $0.drop(while: \.isWhitespace).hasPrefix("//") ? "" : $0 }
    self.numbers = numbers
  }

  /// The protocols that the lines stand in.
  var protocols: [String] {
    declarations { beginning, _ in
      beginning.contains("protocol")
    } isEnd: {
      $0.hasPrefix("}") || $0.hasSuffix("{}")
    }
    .map { first in
      let words = code[first].split { !$0.isLetter && !$0.isNumber }
      return words.drop { $0 != "protocol" }.dropFirst().first.map(String.init) ?? ""
    }
  }

  /// The number of initialisers' declarations that the lines stand in, up to the brace that opens the body.
  var initialisers: Int {
    declarations {
      $0.last == "init" && $1 == "("
    } isEnd: {
      $0.hasSuffix("{") || $0.hasSuffix("}")
    }.count
  }

  /// Finds declarations with one of the lines, by the words that their first lines begin with and the sign after them.
  private func declarations(
    isFirst: ([Substring], Character?) -> Bool,
    isEnd: (Substring) -> Bool
  ) -> [Int] {
    guard !numbers.isEmpty else { return [] }
    return code.indices.filter { first in
      let words = code[first].utf8.prefix {
        $0 | 0x20 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 == UInt8(ascii: " ")
      }
      guard isFirst(Substring(words).split(separator: " "), code[first][words.endIndex...].first) else { return false }
      let last = code[first...].firstIndex(where: isEnd) ?? first
      return numbers.contains { (first...last).contains($0) && hasCode($0) }
    }
  }

  private func hasCode(_ number: Int) -> Bool {
    !code[number].allSatisfy(\.isWhitespace)
  }
}
