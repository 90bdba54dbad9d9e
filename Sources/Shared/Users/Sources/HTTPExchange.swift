import Dispatch
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, in a session of its own, so that nothing is shared and nothing outlives it.
final class HTTPExchange: NSObject, Sendable {
  let limit: Int
  let received = Mutex((body: Data(), redirects: 0, isOver: false))
  private let results: AsyncStream<Result<Data, UsersFailure>>
  private let result: AsyncStream<Result<Data, UsersFailure>>.Continuation

  private init(limit: Int) {
    self.limit = limit
    // The oldest: only the first result counts.
    (results, result) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  /// Sends a request and returns the body of its answer.
  ///
  /// - Parameters:
  ///   - timeout: How long all of it may take, in seconds.
  ///   - limit: How large the body may be, in bytes.
  /// - Throws: ``UsersFailure`` unless the answer is a success, complete, and within time and limit.
  static func body(
    answering request: URLRequest,
    within timeout: Double,
    limit: Int
  ) async throws(UsersFailure) -> Data {
    let exchange = HTTPExchange(limit: limit)
    let session = URLSession(configuration: .alone(timeout: timeout), delegate: exchange, delegateQueue: nil)
    // Elsewhere, as FoundationNetworking may keep whoever cancels waiting for as long as bytes flood in.
    defer { DispatchQueue(label: "HTTPExchange").async { session.invalidateAndCancel() } }
    let timer = exchange.failAfter(seconds: timeout)
    defer { timer.cancel() }
    defer { exchange.end(.failure(.unreachable(reason: "the request is over"))) }
    session.dataTask(with: request).resume()
    for await result in exchange.results {
      return try result.get()
    }
    // The stream ends without a result when the task is cancelled, and only then.
    throw .unreachable(reason: "the request was cancelled")
  }

  /// Ends the exchange with its first result; later ones come to nothing.
  func end(_ result: Result<Data, UsersFailure>) {
    received.withLock { received in
      received.isOver = true
      received.body = Data()
    }
    self.result.yield(result)
  }

  private func failAfter(seconds: Double) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource()
    timer.setEventHandler {
      self.end(.failure(.timedOut(seconds: seconds)))
    }
    timer.schedule(deadline: .now() + seconds)
    timer.resume()
    return timer
  }
}
