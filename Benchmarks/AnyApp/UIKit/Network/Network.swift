/// The network of an app: requests wait until they are answered, by hand or by a rule. Nothing is sent.
///
///     Network.shared.answers = { request in request.url?.path == "/users" ? .init(body: users) : nil }
@preconcurrency @MainActor public final class Network {
  /// The running app's network.
  public static let shared = Network()

  /// An answer to a request.
  public struct Answer {
    /// The status code, 200 unless given.
    public var status: Int
    /// The body.
    public var body: Data
    /// The error, in the place of an answer.
    public var error: (any Error)?

    /// Makes an answer.
    public init(status: Int = 200, body: Data = Data(), error: (any Error)? = nil) {
      self.status = status
      self.body = body
      self.error = error
    }
  }

  /// The rule that answers requests when they are made; a request for which it gives `nil` waits.
  public var answers: (URLRequest) -> Answer? = { _ in nil }
  /// The requests that wait, oldest first.
  public private(set) var waiting: [HeadlessDataTask] = []

  /// Answers a request that waits. As on a device the app is told in a later turn of the main queue.
  public func answer(_ task: HeadlessDataTask, with answer: Answer) {
    waiting.removeAll { $0 === task }
    DispatchQueue.main.async { MainActor.assumeIsolated { task.finish(with: answer) } }
  }

  func begin(_ task: HeadlessDataTask) {
    waiting.append(task)
    if let answer = answers(task.request) { self.answer(task, with: answer) }
  }

  func cancel(_ task: HeadlessDataTask) {
    guard waiting.contains(where: { $0 === task }) else { return }
    answer(task, with: Answer(error: URLError(.cancelled)))
  }
}
