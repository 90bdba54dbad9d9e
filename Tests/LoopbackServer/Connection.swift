import Foundation

/// One connection: reads a request, and answers it.
struct Connection {
  let socket: Socket

  /// Serves the connection until its response has ended; whoever made the socket closes it.
  func serve(_ respond: (Request) -> Response) {
    guard let request = request() else { return }
    let response = respond(request)
    guard socket.sendAll(response.bytes) else { return }
    switch response.ending {
    case .close:
      socket.finish()
    case .reset:
      socket.resetOnHangUp()
    case .hang(let afterwards):
      while !socket.receive().isEmpty {}
      afterwards()
    case .flood(let bytes):
      socket.sendInSmallPieces()
      while socket.sendAll(bytes) {}
    }
  }

  private func request() -> Request? {
    var data = Data()
    let emptyLine = Data("\r\n\r\n".utf8)
    while data.range(of: emptyLine) == nil {
      guard receive(into: &data) else { return nil }
    }
    guard let end = data.range(of: emptyLine), let head = Request(head: data[..<end.lowerBound]) else { return nil }
    let length = head.headers["content-length"].flatMap { Int($0) } ?? 0
    while data.count - end.upperBound < length {
      guard receive(into: &data) else { return nil }
    }
    return Request(head: data[..<end.lowerBound], body: Data(data[end.upperBound...]))
  }

  private func receive(into data: inout Data) -> Bool {
    let piece = socket.receive()
    data.append(piece)
    return !piece.isEmpty
  }
}
