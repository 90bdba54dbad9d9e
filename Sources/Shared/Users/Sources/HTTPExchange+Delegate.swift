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
      result.yield(.failure(.httpStatus(response.statusCode)))
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
      result.yield(.failure(.httpStatus(status)))
    } else if response.expectedContentLength > Int64(limit) {
      result.yield(.failure(.tooLarge(limit: limit)))
    } else {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isWithinLimit = received.withLock { received in
      guard received.body.count + data.count <= limit else { return false }
      received.body.append(data)
      return true
    }
    if !isWithinLimit {
      result.yield(.failure(.tooLarge(limit: limit)))
      dataTask.cancel()
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      result.yield(.failure(UsersFailure(connection: error)))
    } else {
      result.yield(.success(received.withLock(\.body)))
    }
  }
}
