import Dispatch
import Foundation

/// An HTTP server on this machine alone, for tests: answers each request by a closure, one request to a connection.
///
/// Its threads block, so that a response may hang without anybody waiting for it. Stop it in a `defer`: that also keeps
/// it alive for as long as it is needed.
public final class LoopbackServer: Sendable {
  private let port: UInt16
  private let connections = Connections()
  private let isClosed = DispatchSemaphore(value: 0)

  /// Starts a server on a free port.
  ///
  /// - Parameter respond: Called for each request, on a thread of its own.
  /// - Throws: ``SocketError`` if the system has no socket or port to give.
  public init(_ respond: @escaping @Sendable (Request) -> Response) throws {
    let listener = try Socket.listening()
    port = try listener.port()
    let (connections, isClosed) = (connections, isClosed)
    Thread.detachNewThread {
      Self.accept(from: listener, connections, respond)
      listener.hangUp()
      isClosed.signal()
    }
  }

  deinit {
    stop()
  }

  /// Where the server is, without a path: `http://127.0.0.1:PORT`.
  public var url: URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    return components.url ?? URL(fileURLWithPath: "/")
  }

  /// Stops listening and breaks off what hangs; afterwards nothing answers here. Calling it again does nothing.
  public func stop() {
    guard connections.stop() else { return }
    // Closing a socket does not wake the thread that waits on it, a connection does.
    guard let waker = try? Socket.connected(toPort: port) else { return }
    waker.hangUp()
    isClosed.wait()
  }

  private static func accept(
    from listener: Socket,
    _ connections: Connections,
    _ respond: @escaping @Sendable (Request) -> Response
  ) {
    while let socket = listener.nextConnection(), connections.add(socket) {
      Thread.detachNewThread {
        Connection(socket: socket).serve(respond)
        connections.close(socket)
      }
    }
  }
}
