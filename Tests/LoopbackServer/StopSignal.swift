/// Says to any number of threads, once and for all, that it is over, also to those that wait for something else.
///
/// Two ends of a connection of its own: when one is shut, who waits on the other wakes. So there is no state to lock.
final class StopSignal: Sendable {
  /// Has something to receive, its end, as soon as the signal was raised.
  let raised: Socket
  private let raiser: Socket

  init() throws {
    (raised, raiser) = try Socket.pair()
  }

  deinit {
    raiser.hangUp()
    raised.hangUp()
  }

  /// Raises the signal; doing it again does nothing.
  func raise() {
    raiser.shut()
  }
}
