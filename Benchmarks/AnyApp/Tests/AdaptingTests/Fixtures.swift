import Adapting
import Testing

/// Returns a module of files, adapted.
func adapt(_ files: [(path: String, text: String)]) throws -> AdaptedModule {
  try AdaptedModule(Module(name: "App", files: files.map { try ScannedFile(path: $0.path, text: $0.text) }))
}

/// Returns a file, adapted as the only one of its module or beside others.
func adapt(_ text: String, beside others: String...) throws -> AdaptedFile {
  let files = [("View.swift", text)] + others.enumerated().map { ("Other\($0.offset).swift", $0.element) }
  return try #require(try adapt(files).files.first)
}

extension AdaptedFile {
  /// The lines that stand for the original's.
  var lines: String {
    text.replacing("#sourceLocation(file: \"\(path)\", line: 1)\n", with: "")
      .split(separator: "#sourceLocation()\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
  }
  /// The lines that are generated.
  var generated: String {
    text.split(separator: "#sourceLocation()\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
  /// The warnings.
  var warnings: [String] { remarks.filter(\.isWarning).map { "\($0.line): \($0.text)" } }
  /// The names of the outlets and actions that are registered.
  var registered: [String] {
    generated.matches(of: #/(?:outlet|action): "([^"]*)"/#).map { String($0.output.1) }
  }
}
