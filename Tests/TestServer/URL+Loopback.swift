import Foundation

extension URL {
  static func loopback(port: UInt16) -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(port)
    return components.url ?? URL(fileURLWithPath: "/")
  }
}
