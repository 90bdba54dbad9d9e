import Foundation

/// One connection: a request, and its answer. Both end early when the server stops.
struct Connection: Sendable {
  let socket: Socket
  let stop: StopSignal

  /// Reads the request; `nil` if none came.
  func request() -> ClientRequest? {
    var data = Data()
    let emptyLine = Data("\r\n\r\n".utf8)
    while data.range(of: emptyLine) == nil {
      guard receive(into: &data) else { return nil }
    }
    guard let end = data.range(of: emptyLine), let head = ClientRequest(head: data[..<end.lowerBound]) else {
      return nil
    }
    let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
    while data.count - end.upperBound < length {
      guard receive(into: &data) else { return nil }
    }
    return ClientRequest(head: data[..<end.lowerBound], body: Data(data[end.upperBound...]))
  }

  /// Sends a response, with its ending; the maker of the socket closes it.
  func send(_ response: Response) {
    guard send(response.bytes) else { return }
    switch response.ending {
    case .close: finish()
    case .reset: socket.resetOnHangUp()
    case .hang(let afterwards):
      waitForHangUp()
      afterwards()
    case .flood(let bytes, let afterwards):
      socket.sendInSmallPieces()
      var count = 0
      while send(bytes) { count += bytes.count }
      afterwards(count)
    case .drip(let tap, let afterwards):
      relay(tap)
      finish()
      afterwards()
    }
  }

  /// Passes on the bytes from the tap, until it is shut or the client closes the connection.
  private func relay(_ tap: Tap) {
    while Socket.first(toReceive: [stop.raised, socket, tap.outlet]) == tap.outlet {
      let piece = tap.outlet.receive()
      guard !piece.isEmpty, send(piece) else { return }
    }
  }

  /// Announces the end of the bytes, and waits until the other side has taken those that are on their way.
  private func finish() {
    socket.shut()
    waitForHangUp()
  }

  private func waitForHangUp() {
    var ignored = Data()
    while receive(into: &ignored) { ignored = Data() }
  }

  /// Receives bytes; `false` if no more will come.
  private func receive(into data: inout Data) -> Bool {
    guard Socket.first(toReceive: [stop.raised, socket]) == socket else { return false }
    let piece = socket.receive()
    data.append(piece)
    return !piece.isEmpty
  }

  /// Sends bytes; `false` if not all could be sent.
  private func send(_ data: Data) -> Bool {
    var rest = data
    while !rest.isEmpty {
      guard socket.waitToSend(unless: stop.raised), let count = socket.send(rest) else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
