import Foundation

/// Names of modules.
enum ModuleNames {
  /// The modules that a made package has beside the app's own.
  private static let taken: Set = [
    "App", "AppBench", "UIKit", "HeadlessUIKit", "AdaptingRuntime", "Adapting", "Adopting", "Conformance", "Users",
    "UsersInterface", "SafariServices", "Security", "CommonCrypto", "Measuring",
  ]
  private static let keywords: Set = [
    "class", "deinit", "enum", "extension", "func", "import", "init", "let", "protocol", "static", "struct",
    "subscript",
    "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if",
    "in", "repeat", "return", "switch", "where", "while", "as", "catch", "false", "is", "nil", "super", "self", "Self",
    "throw", "throws", "true", "try", "internal", "private", "public", "operator", "inout", "fileprivate", "rethrows",
    "Any", "Type", "Protocol",
  ]

  /// Returns true for letters, digits and low lines that do not begin with a digit and are not a keyword.
  static func isName(_ name: String) -> Bool {
    name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && name.first.map { !$0.isNumber } == true && name != "_" && !keywords.contains(name)
  }

  /// Returns true if a module of the name is here.
  static func isTaken(_ name: String) -> Bool { taken.contains(name) || Survey.providedModules.contains(name) }

  /// Returns a name for the module of an app in a folder: the folder's letters and digits, and none that is taken.
  static func name(of folder: URL, besides others: Set<String>) -> String {
    let general: Set = ["Source", "Sources", "App", "src"]
    let parts = folder.pathComponents.filter { !general.contains($0) }
    let letters = (parts.last ?? "App").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let name = letters.first?.isLetter == true ? letters : "App\(letters)"
    return !isName(name) || isTaken(name) || others.contains(name) ? "\(name)Module" : name
  }

  /// Returns the words of a manifest that can be names of its modules: in a graph of packages each name can be there once.
  static func words(ofManifest file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    let words = text.matches(of: #/"([^"\n]*)"/#).flatMap { $0.output.1.split { !$0.isLetter && !$0.isNumber } }
    return Set(words.map(String.init).filter { $0.first?.isUppercase == true })
  }
}
