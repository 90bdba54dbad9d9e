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
    guard !isCancelled.load(ordering: .relaxed) else { return }
    let redirects = redirects.add(1, ordering: .relaxed).newValue
    // A PUT that turns into a GET would look stored and is not.
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
    // Nobody asked for a part (206), so it is not the list.
    if !(200..<300).contains(status) || status == 206 {
      end(.httpStatus(status))
    } else if response.expectedContentLength > Int64(limit) {
      end(.tooLarge(limit: limit))
    } else {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard size.add(data.count, ordering: .relaxed).newValue <= limit else {
      // Bytes that come when it is over are dropped one by one: cancelling from here would block this queue, and
      // they would pile up before it.
      return end(.tooLarge(limit: limit))
    }
    pass(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // A redirect to nowhere is passed on here alone.
    let status = (task.response as? HTTPURLResponse)?.statusCode ?? 0
    let isSuccess = (200..<300).contains(status) && status != 206
    end(error.map { UsersFailure(connection: $0) } ?? (isSuccess ? nil : .httpStatus(status)))
  }
}
