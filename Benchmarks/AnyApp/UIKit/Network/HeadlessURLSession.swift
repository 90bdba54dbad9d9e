/// A session over the ``Network`` of the app: adapted sources name it `URLSession`.
@preconcurrency @MainActor open class HeadlessURLSession {
  /// The receiver of an answer.
  public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// The session that apps share.
  public static let shared = HeadlessURLSession()

  /// The configuration; it has no meaning here.
  public let configuration: URLSessionConfiguration

  /// Makes a session; what configures one has no meaning here, and a delegate is told nothing.
  public init(
    configuration: URLSessionConfiguration = .default,
    delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {
    self.configuration = configuration
  }

  /// Prepares a request, which ``HeadlessDataTask/resume()`` begins.
  open func dataTask(with url: URL, completionHandler: @escaping Completion) -> HeadlessDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Prepares a request, which ``HeadlessDataTask/resume()`` begins.
  open func dataTask(with request: URLRequest, completionHandler: @escaping Completion) -> HeadlessDataTask {
    HeadlessDataTask(request, completionHandler)
  }

  /// Prepares a request with a body, which ``HeadlessDataTask/resume()`` begins. As Foundation says, the body takes the place
  /// of the request's own.
  open func uploadTask(
    with request: URLRequest,
    from body: Data?,
    completionHandler: @escaping Completion
  ) -> HeadlessUploadTask {
    var request = request
    request.httpBody = body
    return HeadlessUploadTask(request, completionHandler)
  }

  /// Makes a request, and waits for its answer. As on a device, the task's cancellation cancels it. A delegate is told nothing.
  open func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    let open = OpenRequest()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let data, let response { return continuation.resume(returning: (data, response)) }
          continuation.resume(throwing: error ?? URLError(.unknown))
        }
        open.task = task
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      Task { @MainActor in open.task?.cancel() }
    }
  }

  /// Makes a request, and waits for its answer. A delegate is told nothing.
  open func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Does nothing: as requests are begun one by one.
  open func invalidateAndCancel() {}
  /// Does nothing: as requests are begun one by one.
  open func finishTasksAndInvalidate() {}
}

/// A request of an app: adapted sources name it `URLSessionDataTask`.
@preconcurrency @MainActor open class HeadlessDataTask {
  /// The request.
  public let request: URLRequest
  private var completion: HeadlessURLSession.Completion?
  private var hasBegun = false

  init(_ request: URLRequest, _ completion: @escaping HeadlessURLSession.Completion) {
    self.request = request
    self.completion = completion
  }

  /// Begins the request.
  open func resume() {
    guard !hasBegun else { return }
    hasBegun = true
    Network.shared.begin(self)
  }

  /// Ends the request with the error that it was cancelled.
  open func cancel() {
    Network.shared.cancel(self)
  }

  func finish(with answer: Network.Answer) {
    guard let completion, let url = request.url else { return }
    self.completion = nil
    if let error = answer.error { return completion(nil, nil, error) }
    let response = HTTPURLResponse(url: url, statusCode: answer.status, httpVersion: nil, headerFields: nil)
    completion(answer.body, response, nil)
  }
}

/// A request of an app that sends a body: adapted sources name it `URLSessionUploadTask`.
@preconcurrency @MainActor open class HeadlessUploadTask: HeadlessDataTask {}

/// The request that a task of Swift waits for.
@MainActor private final class OpenRequest {
  var task: HeadlessDataTask?
}
