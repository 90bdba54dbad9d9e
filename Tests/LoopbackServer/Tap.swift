import Foundation

/// What a test pours into a response, piece by piece, while the client waits for it.
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

  /// Lets a piece through; it must be small, as nobody may be there to take it.
  public func pour(_ text: String) {
    inlet.send(Data(text.utf8))
  }

  /// Lets nothing more through: the response ends.
  public func shut() {
    inlet.shut()
  }
}
