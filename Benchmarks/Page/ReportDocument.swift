import CReportPage
public import Foundation

/// One HTML page that contains everything: style, script, and the data that the script draws.
///
/// The data stands in the page as JSON, in parts. The script draws it as text nodes, so that no name in it is read as
/// markup; nothing is fetched from a server.
public struct ReportDocument {
  private var parts: [String: String] = [:]

  /// A page with no data.
  public init() {}

  /// Adds a part of the data.
  ///
  /// - Throws: `EncodingError` if the value cannot be written as JSON.
  public mutating func add(_ value: some Encodable, as name: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // An absurd sample can make a ratio infinite, and JSON has no number for that.
    encoder.nonConformingFloatEncodingStrategy =
      .convertToString(positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    parts[name] = String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Adds a part of the data that is JSON already.
  public mutating func add(raw text: String, as name: String) {
    parts[name] = text
  }

  /// The page.
  public var html: Data {
    var page = Template.page
    for (mark, text) in [("/*style*/", Template.style), ("/*script*/", Template.script), ("/*data*/", data)] {
      guard let range = page.range(of: mark) else { continue }
      page.replaceSubrange(range, with: text)
    }
    return Data(page.utf8)
  }

  /// The data as one JSON object, escaped so that a browser finds no tag in it.
  private var data: String {
    let members = parts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return "{\(members.joined(separator: ","))}".replacing("<", with: "\\u003c")
  }
}

/// The page's own files. `CReportPage/page.c` puts them into the program, so it needs no folder beside it.
enum Template {
  static let page = String(cString: reportPageHTML())
  static let style = String(cString: reportPageStyle())
  /// The scripts in the order of their dependencies, in a scope of their own.
  static let script = "\"use strict\";(() => {\n" + String(cString: reportPageScript()) + "\n})();"
}
