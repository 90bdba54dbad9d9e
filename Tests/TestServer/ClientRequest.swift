import Foundation

/// A client's request to the server.
public struct ClientRequest: Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The path and query as sent, such as `/users/3`.
  public let target: String
  /// The header fields, by their names in lower case.
  public let headers: [String: String]
  /// The body; empty if there was none.
  public let body: Data
}

extension ClientRequest {
  /// Reads a request's head, the bytes before the first empty line; `nil` if it is malformed.
  init?(head: Data, body: Data = Data()) {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.dropFirst().reduce(into: [:]) { headers, line in
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = line[line.index(after: colon)...]
      headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    self.body = body
  }
}
