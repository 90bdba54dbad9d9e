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
    /// Sends these bytes again and again until the client goes away or the server stops; then tells how many went.
    case flood(Data, afterwards: @Sendable (Int) -> Void = { _ in })
    /// Sends what is poured into the tap, until that is shut, and closes; calls the closure when the client has gone.
    case drip(Tap, afterwards: @Sendable () -> Void = {})
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
  public static var reset: Response { Response(bytes: Data(), ending: .reset) }

  /// Promises a body and closes before it.
  public static var closeAfterHeaders: Response { status(200, length: 100) }

  /// Promises more bytes than it sends.
  public static func truncated(_ text: String) -> Response {
    status(200, body: Data(text.utf8), length: text.utf8.count + 100)
  }

  /// A body without an end.
  public static func endless(_ text: String, afterwards: @escaping @Sendable (Int) -> Void = { _ in }) -> Response {
    Response(bytes: success(), ending: .flood(Data(text.utf8), afterwards: afterwards))
  }

  /// A body without an end in which every byte stands for more than a hundred.
  public static func gzipBomb(afterwards: @escaping @Sendable (Int) -> Void = { _ in }) -> Response {
    let bomb = GzipBomb()
    let period = Data(repeatElement(bomb.period, count: 100).joined())
    return Response(
      bytes: success("Content-Encoding: gzip\r\n") + bomb.start,
      ending: .flood(period, afterwards: afterwards)
    )
  }

  /// A body without a length that comes from a tap.
  public static func drip(_ tap: Tap, afterwards: @escaping @Sendable () -> Void = {}) -> Response {
    Response(bytes: success(), ending: .drip(tap, afterwards: afterwards))
  }

  /// A body in chunks, as they stand here: each is to begin with its length.
  public static func chunked(_ chunks: String) -> Response {
    Response(bytes: success("Transfer-Encoding: chunked\r\n") + Data(chunks.utf8))
  }

  /// A body without a length, which ends where the connection ends.
  public static func unmeasured(_ text: String, ending: Ending = .close) -> Response {
    Response(bytes: success() + Data(text.utf8), ending: ending)
  }

  private static func success(_ field: String = "") -> Data {
    Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\(field)\r\n".utf8)
  }
}
