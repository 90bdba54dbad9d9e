import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason for an error in the words of the system. Foundation's own text is often a domain and a number.
public enum SystemReason {
  /// The reason for an error, in one line without a full stop.
  public static func of(_ error: any Error) -> String {
    var folder = [CChar](repeating: 0, count: Int(PATH_MAX))
    // In this case Foundation says that a kind of URL is not supported.
    if getcwd(&folder, folder.count) == nil { return "the current folder is gone" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    if let code = code(of: error) ?? underlying.flatMap(code) { return String(cString: strerror(code)) }
    let text = error.localizedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func code(of error: any Error) -> Int32? {
    if let error = error as? POSIXError { return error.code.rawValue }
    let error = error as NSError
    return error.domain == NSPOSIXErrorDomain ? Int32(error.code) : nil
  }
}
