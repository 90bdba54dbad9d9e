import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer, in a session of its own, so that nothing is shared and nothing outlives it.
///
/// The delegate's queue passes on data as it arrives, up to the limit; the task that asked appends it to the body.
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
  ///   - timeout: The time that the whole exchange may take, in seconds.
  ///   - clock: The clock that measures the time.
  ///   - limit: The largest size of the body, in bytes.
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

  /// Passes on a part of the body; does nothing after the end.
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

  /// Cancels between two calls of the delegate: FoundationNetworking crashes if a cancelled redirect is answered.
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
      // The limit of one exchange, on a clock that tests set themselves.
      try await clock.sleep(for: .seconds(seconds))
      end(.timedOut(seconds: seconds))
    }
  }
}

extension HTTPExchange: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard !isCancelled.load(ordering: .relaxed) else { return }
    let redirects = redirects.add(1, ordering: .relaxed).newValue
    // A PUT that was redirected as a GET would look stored, but is not.
    let isSame = request.url?.isWeb == true && request.httpMethod == task.originalRequest?.httpMethod
    guard isSame, redirects <= 5 else {
      end(.httpStatus(response.statusCode))
      return completionHandler(nil)
    }
    completionHandler(request)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    // No part was asked for, so a part (206) is not the list.
    if !(200..<300).contains(status) || status == 206 {
      end(.httpStatus(status))
    } else if response.promisedLength > Double(limit) {
      end(.tooLarge(limit: limit))
    } else {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard size.add(data.count, ordering: .relaxed).newValue <= limit else {
      // Data that arrives after the end is dropped piece by piece: cancelling from here would block this queue, and
      // the data would pile up before it.
      return end(.tooLarge(limit: limit))
    }
    pass(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // A redirect without a target is reported only here.
    let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
    let isSuccess = (200..<300).contains(status) && status != 206
    end(error.map { UsersFailure(connection: $0) } ?? (isSuccess ? nil : .httpStatus(status)))
  }
}

extension URLResponse {
  /// The length that the answer's head promises, in bytes; 0 if it promises none.
  ///
  /// `expectedContentLength` is that of no promise if the number does not fit 64 bits, and curl ignores it then.
  fileprivate var promisedLength: Double {
    let field = (self as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Length") ?? ""
    return Double(field.prefix { $0 != "," }) ?? 0
  }
}

extension URLSessionConfiguration {
  /// Makes the configuration of a session that shares nothing: no cache, no cookies, no credentials.
  static func alone() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    // This timeout starts again with every byte, so it cannot limit the whole request; the exchange has its own.
    configuration.timeoutIntervalForRequest = configuration.timeoutIntervalForResource
    return configuration
  }
}

extension UsersFailure {
  /// Gives the reason for a failed connection in plain words.
  init(connection error: any Error) {
    let reason =
      switch (error as? URLError)?.code {
      case .cannotFindHost?: "there is no host of that name"
      case .cannotConnectToHost?: "nothing answers at that address"
      case .networkConnectionLost?: "the connection was lost"
      case .notConnectedToInternet?: "there is no network"
      case .badURL?: "this address is not understood here"
      case .badServerResponse?, .cannotParseResponse?, .unsupportedURL?: "there is no answer in HTTP"
      default: error.localizedDescription.phrase
      }
    self = .unreachable(reason: reason)
  }
}
