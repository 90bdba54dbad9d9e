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
