import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP socket on the loopback interface: POSIX's functions, without the differences between systems.
struct Socket: Hashable, Sendable {
  let descriptor: Int32

  /// Returns a socket that occupies a port and refuses connections.
  static func bound() throws -> Socket {
    let socket = try Socket.made()
    guard socket.withLoopbackAddress(port: 0, bind) == 0 else {
      defer { socket.hangUp() }
      throw SocketError("bind")
    }
    return socket
  }

  static func listening() throws -> Socket {
    let socket = try Socket.bound()
    guard listen(socket.descriptor, 64) == 0 else {
      defer { socket.hangUp() }
      throw SocketError("listen")
    }
    return socket
  }

  /// Returns two sockets that are connected only to each other.
  static func pair() throws -> (Socket, Socket) {
    var descriptors: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamKind, 0, &descriptors) == 0 else { throw SocketError("socketpair") }
    return (Socket(descriptor: descriptors[0]), Socket(descriptor: descriptors[1]))
  }

  func port() throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard status == 0 else { throw SocketError("getsockname") }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func made() throws -> Socket {
    let descriptor = socket(AF_INET, streamKind, 0)
    guard descriptor >= 0 else { throw SocketError("socket") }
    return Socket(descriptor: descriptor)
  }

  #if canImport(Glibc)
    private static let streamKind = Int32(SOCK_STREAM.rawValue)
  #else
    private static let streamKind = SOCK_STREAM
  #endif

  private func withLoopbackAddress(
    port: UInt16,
    _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
