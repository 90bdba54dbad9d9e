import Foundation

/// Values as JSON, the same text for the same value.
public enum JSONText {
  /// A value as JSON, ending with a line break.
  ///
  /// - Throws: `EncodingError` if the value cannot be written as JSON.
  public static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
