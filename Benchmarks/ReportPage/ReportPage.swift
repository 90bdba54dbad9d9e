public import Foundation

/// One HTML page that contains everything: style, script, and the data that the script draws.
///
/// The data stands in the page as JSON, in parts. The script draws it as text nodes, so that no name in it is read as
/// markup; nothing is fetched from a server.
public struct ReportPage {
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

/// The page's own files. The build puts them into the program, so it needs no folder beside it.
enum Template {
  static let page = text(PackageResources.page_html)
  static let style = text(PackageResources.style_css)
  /// The scripts in the order of their dependencies, in a scope of their own.
  static let script = "\"use strict\";(() => {\n" + scripts.map(text).joined(separator: "\n") + "\n})();"

  private static let scripts = [
    PackageResources.data_js, PackageResources.elements_js, PackageResources.state_js, PackageResources.pieces_js,
    PackageResources.glance_js, PackageResources.weights_js, PackageResources.changes_js, PackageResources.plots_js,
    PackageResources.times_js, PackageResources.scatter_js, PackageResources.growth_js, PackageResources.machines_js,
    PackageResources.swift_js, PackageResources.code_js, PackageResources.tests_js, PackageResources.flow_js,
    PackageResources.memory_js, PackageResources.claims_js, PackageResources.method_js, PackageResources.main_js,
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
