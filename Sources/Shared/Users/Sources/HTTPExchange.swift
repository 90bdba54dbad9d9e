import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, in a session of its own, so that nothing is shared and nothing outlives it.
///
/// The delegate's queue passes on what arrives, up to the limit; the task that asked puts it together.
final class HTTPExchange: NSObject, Sendable {
  let limit: Int
  let size = Atomic(0)
  let redirects = Atomic(0)
  let isCancelled = Atomic(false)
  private let clock: any Clock<Duration>
  private let pieces: AsyncStream<Result<Data, UsersFailure>>
  private let piece: AsyncStream<Result<Data, UsersFailure>>.Continuation

  private init(limit: Int, clock: any Clock<Duration>) {
    self.limit = limit
    self.clock = clock
    (pieces, piece) = AsyncStream.makeStream()
  }

  /// Sends a request and returns the body of its answer.
  ///
  /// - Parameters:
  ///   - timeout: How long all of it may take, in seconds.
  ///   - clock: What the time is taken with.
  ///   - limit: How large the body may be, in bytes.
  /// - Throws: ``UsersFailure`` unless the answer is a success, complete, and within time and limit.
  static func body(
    answering request: URLRequest,
    within timeout: Double,
    on clock: any Clock<Duration>,
    limit: Int
  ) async throws(UsersFailure) -> Data {
    let exchange = HTTPExchange(limit: limit, clock: clock)
    let session = URLSession(configuration: .alone(), delegate: exchange, delegateQueue: nil)
    defer { exchange.cancel(session) }
    let timer = exchange.failAfter(seconds: timeout)
    defer { timer.cancel() }
    defer { exchange.end() }
    session.dataTask(with: request).resume()
    return try await exchange.body()
  }

  /// Passes on a part of the body; comes to nothing after the end.
  func pass(_ data: Data) {
    piece.yield(.success(data))
  }

  /// Ends the exchange, with a failure or complete; only the first end counts.
  func end(_ failure: UsersFailure? = nil) {
    if let failure {
      piece.yield(.failure(failure))
    }
    piece.finish()
  }

  /// Between two calls of the delegate: FoundationNetworking crashes if a redirect is answered that was cancelled.
  private func cancel(_ session: URLSession) {
    session.delegateQueue.addOperation {
      self.isCancelled.store(true, ordering: .relaxed)
      session.invalidateAndCancel()
    }
  }

  private func body() async throws(UsersFailure) -> Data {
    var body = Data()
    for await piece in pieces {
      body.append(try piece.get())
    }
    // Cancelling the task ends the stream, too.
    guard !Task.isCancelled else { throw .unreachable(reason: "the request was cancelled") }
    return body
  }

  private func failAfter(seconds: Double) -> Task<Void, any Error> {
    Task {
      try await clock.sleep(for: .seconds(seconds))
      end(.timedOut(seconds: seconds))
    }
  }
}
