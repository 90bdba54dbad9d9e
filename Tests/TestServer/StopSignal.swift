/// Tells any number of threads, once, that they are to stop, even those that wait for something else.
///
/// Two ends of a connection of its own: when one is shut, threads that wait on the other wake. So there is no lock.
final class StopSignal: Sendable {
  /// The end that has something to receive, its end, as soon as the signal was raised.
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
