import Measure
import Synchronization

/// A clock that moves by the cost of each read and when a test says so.
final class ManualClock: NanosecondClock {
  private let time = Mutex<UInt64>(0)
  private let readCost: UInt64

  init(readCost: UInt64 = 20) {
    self.readCost = readCost
  }

  func now() -> UInt64 {
    time.withLock {
      $0 += readCost
      return $0
    }
  }

  func advance(by nanoseconds: UInt64) {
    time.withLock { $0 += nanoseconds }
  }
}
