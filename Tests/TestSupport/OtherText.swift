public import Foundation

/// A form in which an editor on another system writes a text.
public struct OtherText: Sendable, CustomStringConvertible {
  /// The form's name.
  public let description: String
  private let write: @Sendable (String) -> Data

  /// Returns a text, given with line feeds, in this form.
  public func data(of text: String) -> Data { write(text) }

  /// The forms: other line ends, and other encodings with a mark.
  public static let forms = [
    OtherText(description: "CR LF") { Data(withCarriageReturns($0).utf8) },
    OtherText(description: "CR") { Data($0.replacing("\n", with: "\r").utf8) },
    OtherText(description: "UTF-8 with a mark") { Data([0xEF, 0xBB, 0xBF] + $0.utf8) },
    OtherText(description: "UTF-16, big-endian") { text in
      Data([0xFE, 0xFF] + withCarriageReturns(text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    },
    OtherText(description: "UTF-16, little-endian") { text in
      Data([0xFF, 0xFE] + withCarriageReturns(text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    },
  ]

  /// The form of a text file on Windows.
  public static let windows = forms[0]

  private static func withCarriageReturns(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
}
