import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection to a server of this machine, for one request and its response.
///
/// FoundationNetworking understands no header without a blank after its colon, and the driver writes none.
final class DriverConnection {
  private let socket: Int32

  /// Connects.
  init(port: Int) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    if code != 0 { throw BrowserFailure("no connection to the driver: \(String(cString: strerror(errno)))") }
  }

  deinit {
    close(socket)
  }

  /// Sends a request; returns the response's body.
  func exchange(_ request: String) throws -> String {
    let file = FileHandle(fileDescriptor: socket, closeOnDealloc: false)
    try file.write(contentsOf: Data(request.utf8))
    var answer = Data()
    while true {
      if let body = Self.body(of: answer) { return body }
      let part = file.availableData
      if part.isEmpty { throw BrowserFailure("the driver has closed the connection") }
      answer += part
    }
  }

  /// Returns the body; `nil` if it is not complete yet.
  private static func body(of answer: Data) -> String? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self).lowercased()
    let length = head.firstMatch(of: /content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
    let body = answer[end.upperBound...]
    return body.count < length ? nil : String(decoding: body, as: UTF8.self)
  }
}
