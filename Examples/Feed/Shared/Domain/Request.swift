import UIKit

/// A request under way. Once it is cancelled, its completion is not called.
final class Request {
  typealias Completion = (Result<Data, FeedFailure>) -> Void

  private var task: URLSessionDataTask?
  private var isCancelled = false

  /// Starts a request; the completion is called on the main queue.
  init(_ request: URLRequest, in session: URLSession, completion: @escaping Completion) {
    task = session.dataTask(with: request) { data, response, error in
      DispatchQueue.main.async { self.finish(data, response, error, completion) }
    }
    task?.resume()
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
    task = nil
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: Error?, _ completion: Completion) {
    task = nil
    guard !isCancelled else { return }
    guard error == nil, let data = data, let response = response as? HTTPURLResponse else {
      return completion(.failure(.noConnection))
    }
    completion((200..<300).contains(response.statusCode) ? .success(data) : .failure(.server))
  }
}

/// The reason for which the server has given no answer that can be used.
enum FeedFailure: Error {
  case noConnection
  case server

  var text: String {
    switch self {
    case .noConnection: return "There is no connection."
    case .server: return "The server has made a mistake."
    }
  }
}
