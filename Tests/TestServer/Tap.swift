import Foundation

/// A source of bytes that a test feeds into a response, piece by piece, while the client waits.
public final class Tap: Sendable {
  let outlet: Socket
  private let inlet: Socket

  /// Makes a tap with nothing in it.
  ///
  /// - Throws: ``SocketError`` if the system has no sockets to give.
  public init() throws {
    (outlet, inlet) = try Socket.pair()
  }

  deinit {
    inlet.hangUp()
    outlet.hangUp()
  }

  /// Sends a piece; it must be small, because nothing may be there to take it.
  public func pour(_ text: String) {
    inlet.send(Data(text.utf8))
  }

  /// Ends the response.
  public func shut() {
    inlet.shut()
  }
}
