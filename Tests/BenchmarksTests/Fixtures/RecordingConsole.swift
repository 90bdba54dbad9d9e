import Command

/// A console that keeps what is written to it.
@MainActor final class RecordingConsole: Console {
  let showsColors: Bool
  let showsProgress = false
  let width: Int
  private(set) var output = ""
  private(set) var errors: [String] = []

  init(showsColors: Bool, width: Int) {
    self.showsColors = showsColors
    self.width = width
  }

  func write(_ text: String) {
    output += text
  }

  func writeError(_ line: String) {
    errors.append(line)
  }

  func showProgress(_ line: String) {}
}
