/// Functions that call each other; this target reports its calls as architectures do.
@MainActor final class DeepCaller {
  var numbers: [Int] = []

  /// Calls three functions; the second and third are not called by the first, but may use its stack memory.
  func callsThree() {
    leaf()
    _ = [1, 2].map(square)
    defer { leaf() }
    numbers.sort { precedes($0, $1) }
  }

  func countsDown(from number: Int) {
    if number > 0 { countsDown(from: number - 1) }
    leaf()
  }

  func fails() throws {
    leaf()
    throw Failure()
  }

  private func leaf() {}
  private func square(_ number: Int) -> Int { number * number }
  private func precedes(_ left: Int, _ right: Int) -> Bool { left < right }

  struct Failure: Error {}
}
