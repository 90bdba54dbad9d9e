import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Socket {
  /// Waits for the next connection; `nil` if the system gives none, or there is something to receive on `signal`.
  func nextConnection(unless signal: Socket) -> Socket? {
    while Self.first(toReceive: [signal, self]) == self {
      let connection = Socket(descriptor: accept(descriptor, nil, nil))
      if connection.descriptor >= 0 { return connection.withoutSignal() }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
    return nil
  }

  /// Waits until one of several sockets has something to receive, even if only its end; returns the first of these.
  static func first(toReceive sockets: [Socket]) -> Socket? {
    let ready = ready(sockets.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) })
    return zip(sockets, ready).first { $0.1 }?.0
  }

  /// Waits until something can be sent; `false` if there is something to receive on `signal` before.
  func waitToSend(unless signal: Socket) -> Bool {
    let ready = Self.ready([
      pollfd(fd: signal.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
    ])
    return ready.first == false
  }

  /// Receives the bytes that are there, or waits for some; empty if no more will come.
  func receive() -> Data {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return Data(buffer.prefix(max(0, count)))
  }

  /// Sends as many bytes as fit, and returns their number; `nil` if the other side has closed.
  @discardableResult
  func send(_ data: Data) -> Int? {
    let count = data.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        Glibc.send(descriptor, bytes.baseAddress, bytes.count, Self.sendFlags)
      #else
        Darwin.send(descriptor, bytes.baseAddress, bytes.count, Self.sendFlags)
      #endif
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
    return count < 0 ? nil : count
  }

  /// Announces that no more bytes will come from here.
  func shut() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Makes ``hangUp()`` reset the connection instead of closing it.
  func resetOnHangUp() {
    set(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  /// Makes bytes wait here until the other side has taken those before, so that a flood does not fill the memory.
  func sendInSmallPieces() {
    set(SO_SNDBUF, to: Int32(1))
  }

  /// Gives the socket back to the system.
  func hangUp() {
    close(descriptor)
  }

  // Writing to a client that has closed must not stop the process by a signal.
  #if canImport(Glibc)
    private static let sendFlags = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)

    private func withoutSignal() -> Socket { self }
  #else
    private static let sendFlags = MSG_DONTWAIT

    private func withoutSignal() -> Socket {
      set(SO_NOSIGPIPE, to: Int32(1))
      return self
    }
  #endif

  /// Waits until at least one is ready, and tells which are.
  private static func ready(_ waits: [pollfd]) -> [Bool] {
    var waits = waits
    while poll(&waits, nfds_t(waits.count), -1) < 0, errno == EINTR {}
    return waits.map { $0.revents != 0 }
  }

  private func set<Value>(_ option: Int32, to value: Value) {
    _ = withUnsafeBytes(of: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}
