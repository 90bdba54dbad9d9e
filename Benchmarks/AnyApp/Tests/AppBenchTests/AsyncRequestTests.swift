import AppBench
import Testing
import UIKit

@MainActor @Suite("A request that a task of Swift waits for", .serialized)
struct AsyncRequestTests {
  private final class Screen: UIViewController {
    let label = UILabel()
    var task: Task<Void, Never>?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      guard let url = URL(string: "https://example.org/items") else { return }
      task = Task { @MainActor in
        do {
          let (data, response) = try await HeadlessURLSession.shared.data(from: url)
          label.text = "\(data.count) bytes, \((response as? HTTPURLResponse)?.statusCode ?? 0)"
        } catch {
          label.text = "failed \((error as? URLError)?.code.rawValue ?? 0)"
        }
      }
    }
  }

  /// Gives the main actor's tasks their turns until something holds.
  private func wait(until isDone: () -> Bool) async { for _ in 0..<1000 where !isDone() { await Task.yield() } }

  // Apple, URLSession.data(from:): it returns the content and the answer, and throws the error of a failure.
  @Test("gets the answer, or the error")
  func answered() async throws {
    // Answered at once, and not left waiting: other tests have their turns between.
    let rule = Network.shared.answers
    defer { Network.shared.answers = rule }
    for (isAnswered, text) in [(true, "4 bytes, 200"), (false, "failed -1009")] {
      Network.shared.answers = { request in
        guard request.url?.host == "example.org" else { return rule(request) }
        return isAnswered ? .init(body: Data([1, 2, 3, 4])) : .init(error: URLError(.notConnectedToInternet))
      }
      let app = try CodeApp.running { Screen() }
      await wait { app.picture.contains(text) }
      try app.perform(.expect(text))
    }
  }

  // Apple, URLSession.data(for:): the task's cancellation cancels the request.
  @Test("is cancelled with its task")
  func cancelled() async throws {
    let screen = Screen()
    let app = try CodeApp.running { screen }
    screen.task?.cancel()
    await wait { app.picture.contains("failed") }
    try app.perform(.expect("failed -999"))
    #expect(Network.shared.waiting.isEmpty)
  }

  // Apple, uploadTask(with:from:completionHandler:): the body is the data's, not the request's own.
  @Test("has the body that an upload gives it")
  func upload() async throws {
    let rule = Network.shared.answers
    defer { Network.shared.answers = rule }
    Network.shared.answers = { $0.httpMethod == "PUT" ? .init(body: $0.httpBody ?? Data()) : rule($0) }
    var request = URLRequest(url: try #require(URL(string: "https://example.org/items")))
    (request.httpMethod, request.httpBody) = ("PUT", Data("old".utf8))
    let body: Data? = await withCheckedContinuation { done in
      let task = HeadlessURLSession.shared.uploadTask(with: request, from: Data("new".utf8)) { data, _, _ in
        done.resume(returning: data)
      }
      task.resume()
    }
    #expect(body == Data("new".utf8))
  }
}
