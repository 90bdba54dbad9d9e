import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Socket {
  /// Waits for the next connection; `nil` if there will be none.
  func nextConnection() -> Socket? {
    while true {
      let connection = Socket(descriptor: accept(descriptor, nil, nil))
      if connection.descriptor >= 0 { return connection.withoutSignal() }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// Waits for the next bytes; empty if there will be none.
  func receive() -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Data(buffer.prefix(max(0, count)))
  }

  /// Sends bytes; `false` if the other side has gone away.
  func sendAll(_ data: Data) -> Bool {
    var rest = data
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.sendFlags) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Says that no more bytes will come, and waits until the other side has taken those that are on their way.
  func finish() {
    shutdown(descriptor, Int32(SHUT_WR))
    while !receive().isEmpty {}
  }

  /// Wakes whoever waits on the socket, and lets nothing more through.
  func breakOff() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Has ``hangUp()`` reset the connection instead of ending it in good order.
  func resetOnHangUp() {
    set(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  /// Has bytes wait here until the other side has taken those before, so that a flood does not drown the machine.
  func sendInSmallPieces() {
    set(SO_SNDBUF, to: Int32(1))
  }

  /// Gives the socket back to the system.
  func hangUp() {
    close(descriptor)
  }

  // Writing to a client that has gone away must not end the process by a signal.
  #if canImport(Glibc)
    private static let sendFlags = Int32(MSG_NOSIGNAL)

    private func withoutSignal() -> Socket { self }
  #else
    private static let sendFlags: Int32 = 0

    private func withoutSignal() -> Socket {
      set(SO_NOSIGPIPE, to: Int32(1))
      return self
    }
  #endif

  private func set<Value>(_ option: Int32, to value: Value) {
    _ = withUnsafeBytes(of: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}
