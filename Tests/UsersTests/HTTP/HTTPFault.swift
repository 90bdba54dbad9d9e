import Foundation
import TestServer
import Users

/// A way in which a server misbehaves, and the failure that a person sees.
enum HTTPFault: String, CaseIterable, Sendable {
  case hangs = "never answers"
  case hangsAfterHead = "promises a body and never sends it"
  case hangsInBody = "stops in the middle of the body"
  case resets = "resets instead of answering"
  case resetsInBody = "resets in the middle of the body"
  case closes = "closes instead of answering"
  case closesAfterHead = "closes after the headers"
  case truncates = "closes in the middle of the body"
  case promisesTooMuch = "promises one byte more than it sends"
  case promisesTooLittle = "promises fewer bytes than it sends"
  case promisesNoNumber = "promises a length that is not a number"
  case cutsChunk = "closes in the middle of a chunk"
  case sendsNoChunk = "sends a chunk whose length is not a number"
  case sendsNoGzip = "says gzip and sends text"
  case cutsText = "ends in the middle of the list"
  case sendsNoHTTP = "answers in another protocol"
  case redirectsInCircles = "redirects in a circle"
  case redirectsToFile = "redirects to a file"
  case redirectsNowhere = "redirects to nowhere"
  case floods = "sends a body without an end"
  case bombs = "sends a gzip bomb"
}

extension HTTPFault {
  /// True if only the time-out ends it.
  var takesForEver: Bool {
    [.hangs, .hangsAfterHead, .hangsInBody].contains(self)
  }

  /// Returns the server's response.
  func response() -> Response {
    let list = #"[{"id": 1, "name": "Ada"}]"#
    let half = #"[{"id": 1, "#
    return switch self {
    case .hangs: .hang()
    case .hangsAfterHead: .status(200, length: 100, ending: .hang {})
    case .hangsInBody: .unmeasured(half, ending: .hang {})
    case .resets: .reset
    case .resetsInBody: .unmeasured(half, ending: .reset)
    case .closes: Response(bytes: .init())
    case .closesAfterHead: .closeAfterHeaders
    case .truncates: .truncated(half)
    case .promisesTooMuch: .status(200, body: .init(list.utf8), length: list.utf8.count + 1)
    case .promisesTooLittle: .status(200, body: .init(list.utf8), length: 10)
    case .promisesNoNumber: .status(200, headers: ["Content-Length": "many"])
    case .cutsChunk: .chunked("20\r\n" + half)
    case .sendsNoChunk: .chunked("many\r\n" + list)
    case .sendsNoGzip: .status(200, headers: ["Content-Encoding": "gzip"], body: .init(list.utf8))
    case .cutsText: .unmeasured(half)
    case .sendsNoHTTP: Response(bytes: .init("SSH-2.0-OpenSSH_9.2\r\n".utf8))
    case .redirectsInCircles: .redirect(to: "/users")
    case .redirectsToFile: .redirect(to: "file:///etc/hostname")
    case .redirectsNowhere: .status(302)
    case .floods: .endless(String(repeating: " ", count: 10_000))
    case .bombs: .gzipBomb()
    }
  }
}

extension HTTPFault {
  /// Returns the failure of a load; `nil` if its words are curl's own, which differ from version to version.
  func failure(limit: Int, timeout: Double) -> UsersFailure? {
    switch self {
    case .hangs, .hangsAfterHead, .hangsInBody: .timedOut(seconds: timeout)
    case .resets, .resetsInBody: .unreachable(reason: "the connection was lost")
    case .closes, .sendsNoHTTP: .unreachable(reason: "there is no answer in HTTP")
    case .promisesTooLittle: .notJSON(reason: "a key in quotes was expected at line 1, column 11, where it ends")
    case .cutsText: .notJSON(reason: "a key in quotes was expected at line 1, column 12, where it ends")
    case .redirectsInCircles, .redirectsToFile, .redirectsNowhere: .httpStatus(302)
    case .floods, .bombs: .tooLarge(limit: limit)
    case .closesAfterHead, .truncates, .promisesTooMuch, .promisesNoNumber, .cutsChunk, .sendsNoChunk, .sendsNoGzip: nil
    }
  }

  /// True if a rename is stored all the same: the body of a success does not matter to it.
  var letsRenamesPass: Bool {
    [.promisesTooLittle, .cutsText].contains(self)
  }
}
