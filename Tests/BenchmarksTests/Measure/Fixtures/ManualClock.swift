import Measure
import Synchronization

/// A clock that moves by what a read costs and by what a test says.
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
