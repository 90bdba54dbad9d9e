import Synchronization

/// The connections that are open, until the server stops.
final class Connections: Sendable {
  private let open = Mutex<Set<Socket>?>([])

  /// Takes a connection up; closes it and returns `false` if the server has stopped.
  func add(_ socket: Socket) -> Bool {
    let isOpen = open.withLock { open in
      open?.insert(socket) != nil
    }
    if !isOpen {
      socket.hangUp()
    }
    return isOpen
  }

  /// Closes a connection.
  func close(_ socket: Socket) {
    // Within the lock: a number that is closed may at once be another connection's.
    open.withLock { open in
      open?.remove(socket)
      socket.hangUp()
    }
  }

  /// Breaks all connections off; whoever serves them closes them. Returns `false` if that was done before.
  func stop() -> Bool {
    open.withLock { open in
      guard let sockets = open else { return false }
      for socket in sockets {
        socket.breakOff()
      }
      open = nil
      return true
    }
  }
}
