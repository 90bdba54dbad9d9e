import Users

extension UserDirectory {
  /// Ada (1), Ben without a username (2), and Cleo with a negative id.
  static func few() throws -> UserDirectory {
    try UserDirectory([
      User(id: 1, name: "Ada", username: "ada"), User(id: 2, name: "Ben"), User(id: -7, name: "Cleo", username: "cleo"),
    ])
  }
}

/// An object that a closure captures, so that a test can tell if the closure is still alive.
final class Token: Sendable {
  private let onEnd: @Sendable () -> Void

  /// Makes a token that calls back when it is deallocated.
  init(onEnd: @escaping @Sendable () -> Void = {}) {
    self.onEnd = onEnd
  }

  deinit {
    onEnd()
  }
}

/// The notes of a test, in order.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Notes an answer: its name and "success", or the failure's text.
  func noting<Value>(_ name: String) -> UsersAnswer<Value> {
    { [self] result in
      switch result {
      case .success: note("\(name): success")
      case .failure(let failure): note("\(name): \(failure.text)")
      }
    }
  }
}
