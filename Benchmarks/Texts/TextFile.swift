public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of text that a person wrote, with whatever editor and on whatever system.
///
///     let text = try TextFile.read(file)
///     for line in text.lines { … }
public enum TextFile {
  /// The longest file that is read, in bytes.
  public static let limit = 64 << 20

  /// Reads a file: UTF-8, or UTF-16 with its mark, with any line ends. The text has line feeds and no mark.
  ///
  /// A named pipe, a device or a folder is refused, so that no read waits for ever.
  ///
  /// - Parameter followsLink: false if a link in the place of the file is refused, too.
  /// - Throws: ``TextFailure`` with the reason.
  public static func read(_ file: URL, followsLink: Bool = true) throws(TextFailure) -> String {
    let descriptor = open(
      file.path(percentEncoded: false),
      O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    )
    guard descriptor >= 0 else { throw errno == ELOOP && !followsLink ? .link : .system(code: errno) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLong }
    do {
      return try text(of: try handle.readToEnd() ?? Data())
    } catch let failure as TextFailure {
      throw failure
    } catch {
      throw .system(code: errno)
    }
  }

  /// Returns the text of bytes, with line feeds and without a mark.
  ///
  /// - Throws: ``TextFailure/encoding`` if it is neither UTF-8 nor UTF-16 with its mark.
  public static func text(of data: Data) throws(TextFailure) -> String {
    let text: String? =
      if data.starts(with: [0xFF, 0xFE]) {
        String(validating: units(in: data) { $0 | $1 << 8 }, as: UTF16.self)
      } else if data.starts(with: [0xFE, 0xFF]) {
        String(validating: units(in: data) { $0 << 8 | $1 }, as: UTF16.self)
      } else {
        String(validating: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
      }
    guard let text else { throw .encoding }
    return text.withLineFeeds
  }

  /// Returns the units of UTF-16 behind the mark; half a unit at the end becomes one that no text has.
  private static func units(in data: Data, _ join: (UInt16, UInt16) -> UInt16) -> [UInt16] {
    let bytes = data.dropFirst(2).map(UInt16.init)
    return stride(from: 0, to: bytes.count, by: 2).map { place in
      place + 1 < bytes.count ? join(bytes[place], bytes[place + 1]) : 0xD800
    }
  }
}

/// The reason for which a file is not read as text.
public enum TextFailure: Error, Equatable, CustomStringConvertible {
  /// The system's error, by its number.
  case system(code: Int32)
  /// A link stands in the place of the file.
  case link
  /// It is a folder, a named pipe, a socket or a device.
  case notAFile
  /// It is longer than ``TextFile/limit``.
  case tooLong
  /// It is neither UTF-8 nor UTF-16 with its mark.
  case encoding

  /// The reason, to stand behind the name of the file.
  public var description: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .link: "this is a link; put the file itself there"
    case .notAFile: "this is not a file that can be read"
    case .tooLong: "it is longer than \(TextFile.limit >> 20) MiB"
    case .encoding: "this is neither UTF-8 nor UTF-16 with its mark; save it as UTF-8"
    }
  }
}

extension StringProtocol {
  /// The lines, however they end: a line feed, a carriage return, or both. A line end at the end begins another, empty one.
  ///
  /// `split(separator: "\n")` finds no line in a text from Windows, whose line ends are one `Character` of their own.
  public var lines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// The text with a line feed for each line end.
  public var withLineFeeds: String {
    utf8.contains(UInt8(ascii: "\r")) ? lines.joined(separator: "\n") : String(self)
  }
}
