import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP socket on the loopback interface: what POSIX has, with the differences between systems taken out.
struct Socket: Hashable, Sendable {
  let descriptor: Int32

  static func listening() throws -> Socket {
    let socket = try Socket.made()
    guard socket.withLoopbackAddress(port: 0, bind) == 0, listen(socket.descriptor, 64) == 0 else {
      defer { socket.hangUp() }
      throw SocketError("listen")
    }
    return socket
  }

  static func connected(toPort port: UInt16) throws -> Socket {
    let socket = try Socket.made()
    guard socket.withLoopbackAddress(port: port, connect) == 0 else {
      defer { socket.hangUp() }
      throw SocketError("connect")
    }
    return socket
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
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw SocketError("socket") }
    return Socket(descriptor: descriptor)
  }

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
