/// A customer's request for a change, as its page states it.
public struct ChangeRequest: Sendable, Equatable {
  /// The name of its folder, and its name in commands.
  public let name: String
  /// Its number among the requests.
  public let number: Int
  /// The customer's words.
  public let words: String

  /// Reads the page; `nil` if it does not begin with number, name and words.
  public init?(name: String, page: String) {
    let lines = page.split(separator: "\n")
    guard let head = lines.first?.wholeMatch(of: #/# (\d+)\. (.+)/#), head.output.2 == name,
      let number = Int(head.output.1), let words = lines.dropFirst().first, words.hasPrefix("> ")
    else { return nil }
    self.name = name
    self.number = number
    self.words = String(words.dropFirst(2))
  }

  /// Returns the requests of a package in the order of their numbers; those whose page does not begin as it has to are left out.
  public static func all(in package: PackageFolder) -> [ChangeRequest] {
    package.names(in: PackageFolder.changes).compactMap { name in
      guard package.has("\(PackageFolder.changes)/\(name)/Scenarios") else { return nil }
      return (try? package.text("\(PackageFolder.changes)/\(name)/README.md")).flatMap {
        ChangeRequest(name: name, page: $0)
      }
    }
    .sorted { $0.number < $1.number }
  }

  /// The path of the patch that makes the change in an architecture, in the package.
  public func patch(in architecture: String) -> String {
    "\(PackageFolder.changes)/\(name)/\(architecture)/change.patch"
  }
}
