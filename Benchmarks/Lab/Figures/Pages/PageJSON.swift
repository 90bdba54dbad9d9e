public import Foundation

/// The layout of the files that the page draws: containers are expanded down to a depth, and have one element to a line;
/// below, they are compact. Keys are sorted, so that a change of one value changes one line.
public enum PageJSON {
  /// Returns a value's text.
  ///
  /// - Parameter depth: the number of levels that are expanded.
  /// - Throws: `EncodingError` if the value cannot be written as JSON.
  public static func text(of value: some Encodable, expandedTo depth: Int) throws -> Data {
    try text(ofJSON: JSONEncoder().encode(value), expandedTo: depth)
  }

  /// Returns the text of JSON in this layout.
  ///
  /// - Parameter depth: the number of levels that are expanded.
  /// - Throws: an error of `JSONSerialization` if it is not JSON.
  public static func text(ofJSON data: Data, expandedTo depth: Int) throws -> Data {
    let value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    return Data("\(try text(value, depth: depth, indent: "\n"))\n".utf8)
  }

  private static func text(_ value: Any, depth: Int, indent: String) throws -> String {
    func joined(_ parts: [String], _ begin: String, _ end: String) -> String {
      guard depth > 0, !parts.isEmpty else { return begin + parts.joined(separator: ",") + end }
      return "\(begin)\(indent) \(parts.joined(separator: ",\(indent) "))\(indent)\(end)"
    }
    let below = { value in try text(value, depth: depth - 1, indent: "\(indent) ") }
    if let values = value as? [Any] { return joined(try values.map(below), "[", "]") }
    guard let fields = value as? [String: Any] else { return try leaf(value) }
    let parts = try fields.sorted { $0.key < $1.key }.map { key, value in "\(try leaf(key)):\(try below(value))" }
    return joined(parts, "{", "}")
  }

  private static func leaf(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .withoutEscapingSlashes]
    return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }
}
