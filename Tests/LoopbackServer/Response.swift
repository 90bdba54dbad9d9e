import Foundation

/// What the server sends, byte by byte, and what it does afterwards: as well behaved or badly as a test needs it.
public struct Response: Sendable {
  /// What the server does after the bytes.
  public enum Ending: Sendable {
    /// Closes the connection in good order.
    case close
    /// Breaks the connection off: the client sees a reset.
    case reset
    /// Sends nothing more until the client goes away or the server stops; then calls the closure.
    case hang(afterwards: @Sendable () -> Void)
    /// Sends these bytes again and again until the client goes away or the server stops.
    case flood(Data)
  }

  /// What is sent.
  public var bytes: Data
  /// What is done afterwards.
  public var ending: Ending

  /// Makes a response from raw bytes, which need not be HTTP.
  public init(bytes: Data, ending: Ending = .close) {
    self.bytes = bytes
    self.ending = ending
  }
}

extension Response {
  /// A complete answer, or one that lies about its length.
  ///
  /// - Parameter length: The `Content-Length` told; the body's own unless given.
  public static func status(
    _ status: Int,
    headers: [String: String] = [:],
    body: Data = Data(),
    length: Int? = nil,
    ending: Ending = .close
  ) -> Response {
    var head = "HTTP/1.1 \(status) Status\r\nConnection: close\r\nContent-Length: \(length ?? body.count)\r\n"
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
      head += "\(name): \(value)\r\n"
    }
    return Response(bytes: Data((head + "\r\n").utf8) + body, ending: ending)
  }

  /// A success with a JSON text.
  public static func json(_ text: String) -> Response {
    status(200, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// Sends the client to another address.
  public static func redirect(to location: String, status: Int = 302) -> Response {
    self.status(status, headers: ["Location": location])
  }

  /// Never answers.
  public static func hang(afterwards: @escaping @Sendable () -> Void = {}) -> Response {
    Response(bytes: Data(), ending: .hang(afterwards: afterwards))
  }

  /// Breaks the connection off instead of answering.
  public static let reset = Response(bytes: Data(), ending: .reset)

  /// Promises a body and closes before it.
  public static let closeAfterHeaders = status(200, length: 100)

  /// Promises more bytes than it sends.
  public static func truncated(_ text: String) -> Response {
    status(200, body: Data(text.utf8), length: text.utf8.count + 100)
  }

  /// A body without an end.
  public static func endless(_ text: String) -> Response {
    Response(bytes: Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8), ending: .flood(Data(text.utf8)))
  }
}
