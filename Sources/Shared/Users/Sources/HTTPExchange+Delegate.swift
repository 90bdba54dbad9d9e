import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPExchange: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let redirects = received.withLock { received in
      received.redirects += 1
      return received.redirects
    }
    // A PUT that turns into a GET would look stored and is not.
    let isSame = request.url?.isWeb == true && request.httpMethod == task.originalRequest?.httpMethod
    guard isSame, redirects <= 5 else {
      end(.failure(.httpStatus(response.statusCode)))
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
    if !(200..<300).contains(status) {
      end(.failure(.httpStatus(status)))
    } else if response.expectedContentLength > Int64(limit) {
      end(.failure(.tooLarge(limit: limit)))
    } else {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    // Bytes that come when it is over are let go of one by one: cancelling from here would block this queue, and they
    // would pile up before it.
    let isWithinLimit = received.withLock { received in
      guard !received.isOver else { return true }
      received.body.append(data)
      return received.body.count <= limit
    }
    if !isWithinLimit {
      end(.failure(.tooLarge(limit: limit)))
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      end(.failure(UsersFailure(connection: error)))
    } else {
      end(.success(received.withLock(\.body)))
    }
  }
}
