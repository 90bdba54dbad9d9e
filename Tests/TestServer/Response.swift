import Foundation

/// The bytes that the server sends and its action afterwards: well or badly behaved, as a test needs it.
public struct Response: Sendable {
  /// The server's action after the bytes.
  public enum Ending: Sendable {
    /// Closes the connection in good order.
    case close
    /// Resets the connection.
    case reset
    /// Sends nothing more until the client goes away or the server stops; then calls the closure.
    case hang(afterwards: @Sendable () -> Void)
    /// Sends these bytes again and again until the client closes or the server stops; then passes on the number sent.
    case flood(Data, afterwards: @Sendable (Int) -> Void = { _ in })
    /// Sends the bytes from the tap, until that is shut, and closes; calls the closure when the client has closed.
    case drip(Tap, afterwards: @Sendable () -> Void = {})
  }

  /// The bytes that are sent.
  public var bytes: Data
  /// The action after the bytes.
  public var ending: Ending

  /// Makes a response from raw bytes, which need not be HTTP.
  public init(bytes: Data, ending: Ending = .close) {
    self.bytes = bytes
    self.ending = ending
  }
}

extension Response {
  /// Returns a complete answer, or one with a false length.
  ///
  /// - Parameter length: The `Content-Length` field; the body's own length unless given.
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

  /// Returns a success with a JSON text.
  public static func json(_ text: String) -> Response {
    status(200, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  /// Redirects the client to another address.
  public static func redirect(to location: String, status: Int = 302) -> Response {
    self.status(status, headers: ["Location": location])
  }

  /// Never answers.
  public static func hang(afterwards: @escaping @Sendable () -> Void = {}) -> Response {
    Response(bytes: Data(), ending: .hang(afterwards: afterwards))
  }

  /// Resets the connection instead of answering.
  public static var reset: Response { Response(bytes: Data(), ending: .reset) }

  /// Announces a body and closes before it.
  public static var closeAfterHeaders: Response { status(200, length: 100) }

  /// Announces more bytes than it sends.
  public static func truncated(_ text: String) -> Response {
    status(200, body: Data(text.utf8), length: text.utf8.count + 100)
  }

  /// Returns a body without an end.
  public static func endless(_ text: String, afterwards: @escaping @Sendable (Int) -> Void = { _ in }) -> Response {
    Response(bytes: success(), ending: .flood(Data(text.utf8), afterwards: afterwards))
  }

  /// Returns a body without an end in which every byte expands to more than a hundred.
  public static func gzipBomb(afterwards: @escaping @Sendable (Int) -> Void = { _ in }) -> Response {
    let bomb = GzipBomb()
    let period = Data(repeatElement(bomb.period, count: 100).joined())
    return Response(
      bytes: success("Content-Encoding: gzip\r\n") + bomb.start,
      ending: .flood(period, afterwards: afterwards)
    )
  }

  /// Returns a body without a length that comes from a tap.
  public static func drip(_ tap: Tap, afterwards: @escaping @Sendable () -> Void = {}) -> Response {
    Response(bytes: success(), ending: .drip(tap, afterwards: afterwards))
  }

  /// Returns a body in chunks, exactly as given: each has to begin with its length.
  public static func chunked(_ chunks: String) -> Response {
    Response(bytes: success("Transfer-Encoding: chunked\r\n") + Data(chunks.utf8))
  }

  /// Returns a body without a length, which ends with the connection.
  public static func unmeasured(_ text: String, ending: Ending = .close) -> Response {
    Response(bytes: success() + Data(text.utf8), ending: ending)
  }

  private static func success(_ field: String = "") -> Data {
    Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\(field)\r\n".utf8)
  }
}
