public import Foundation

/// An address of this machine on which nothing listens, and on which nothing else can listen while this object lives.
public final class UnheardAddress: Sendable {
  /// The address, without a path.
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
