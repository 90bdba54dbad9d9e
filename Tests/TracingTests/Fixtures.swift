/// Functions that call each other; this target reports its calls as architectures do.
@MainActor final class Caller {
  var numbers: [Int] = []

  /// The second and third are not part of the first, though they may use the memory that it has left.
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
