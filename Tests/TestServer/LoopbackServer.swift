import Dispatch
public import Foundation

/// An HTTP server on this machine alone, for tests: answers each request by a closure, one request to a connection.
///
/// Its threads block, so that a response may hang while the caller continues. Stop it in a `defer`: that also keeps
/// it alive for as long as it is needed.
public final class LoopbackServer: Sendable {
  private let port: UInt16
  private let stopSignal: StopSignal
  private let listening = DispatchGroup()

  /// Starts a server on a free port.
  ///
  /// - Parameter respond: Called for each request.
  /// - Throws: ``SocketError`` if the system has no socket or port to give.
  public init(_ respond: @escaping @Sendable (ClientRequest) async -> Response) throws {
    stopSignal = try StopSignal()
    let listener = try Socket.listening()
    port = try listener.port()
    let (stopSignal, listening) = (stopSignal, listening)
    listening.enter()
    Thread.detachNewThread {
      while let socket = listener.nextConnection(unless: stopSignal.raised) {
        Self.serve(Connection(socket: socket, stop: stopSignal), respond)
      }
      listener.hangUp()
      listening.leave()
    }
  }

  deinit {
    stop()
  }

  /// The server's address, without a path: `http://127.0.0.1:PORT`.
  public var url: URL { .loopback(port: port) }

  /// Stops listening and closes hanging connections; afterwards nothing answers here. Calling it again does nothing.
  public func stop() {
    stopSignal.raise()
    listening.wait()
  }

  /// Reads on one thread and sends on another: neither waits for the response.
  private static func serve(_ connection: Connection, _ respond: @escaping @Sendable (ClientRequest) async -> Response)
  {
    Thread.detachNewThread {
      guard let request = connection.request() else { return connection.socket.hangUp() }
      Task {
        let response = await respond(request)
        Thread.detachNewThread {
          connection.send(response)
          connection.socket.hangUp()
        }
      }
    }
  }
}
