public import Foundation

/// An address of this machine at which nobody listens, and at which nobody else can begin to for as long as this lives.
public final class UnheardAddress: Sendable {
  /// Where it is, without a path.
  public let url: URL
  private let socket: Socket

  /// Takes a free port.
  ///
  /// - Throws: ``SocketError`` if the system has no socket or port to give.
  public init() throws {
    socket = try Socket.bound()
    url = .loopback(port: try socket.port())
  }

  deinit {
    socket.hangUp()
  }
}
