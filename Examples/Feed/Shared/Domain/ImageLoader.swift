import UIKit

/// Loads the data of images, each once: what has arrived is kept while there is memory.
final class ImageLoader {
  private let session: URLSession
  private let cache = NSCache<NSURL, NSData>()

  init(session: URLSession = .shared) {
    self.session = session
  }

  /// Calls the completion with an image's data: at once if it is there, or else when it arrives.
  ///
  /// - Returns: the request under way, to cancel it; `nil` if the data was there. If it fails the completion is not called.
  func data(at url: URL, completion: @escaping (Data) -> Void) -> Request? {
    if let data = cache.object(forKey: url as NSURL) {
      completion(data as Data)
      return nil
    }
    return Request(URLRequest(url: url), in: session) { [cache] result in
      guard case .success(let data) = result else { return }
      cache.setObject(data as NSData, forKey: url as NSURL)
      completion(data)
    }
  }
}
