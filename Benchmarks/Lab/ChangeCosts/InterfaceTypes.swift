import Foundation
import Patching

/// Tells which types belong to the user interface: UIKit's, the layout's outlets, and an app's own that derive from them.
struct InterfaceTypes {
  /// The app's files after the change, by their names without ending.
  private let files: [String: String]

  /// Takes an app's files, by path. A type is looked for in the file that has its name.
  init(_ sources: [String: String]) {
    files = Dictionary(sources.map { (URL(filePath: $0).deletingPathExtension().lastPathComponent, $1) }) { first, _ in
      first
    }
  }

  /// True if a type of the user interface is named in a text, comments and literals apart.
  func areNamed(in text: String) -> Bool {
    Set(SwiftTokens.of(text.lines)).contains { isInterface($0) }
  }

  private func isInterface(_ name: Substring) -> Bool {
    if name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true { return true }
    // A controller that hosts another technology's views belongs to UIKit as well.
    if name.hasSuffix("Outlets") || name.hasSuffix("Controller") { return true }
    guard name.first?.isUppercase == true, let file = files[String(name)] else { return false }
    return bases(of: name, in: file).contains { $0 != name && isInterface($0) }
  }

  /// The types that stand behind the colon of a type's declaration.
  private func bases(of name: Substring, in file: String) -> [Substring] {
    for kind in ["class", "protocol"] {
      guard let place = file.firstRange(of: "\(kind) \(name): ") else { continue }
      return SwiftTokens.of([file[place.upperBound...].prefix { $0 != "{" }])
    }
    return []
  }
}
