/// The reason for which a nib or a storyboard cannot be loaded.
public struct InterfaceError: Error, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line in it; `nil` if it is about the whole file.
  public let line: Int?
  /// The reason, in words.
  public let reason: String

  /// The place and the reason, in one line.
  public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(reason)" }
}
