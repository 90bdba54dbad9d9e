import UIKit

/// The server's posts, and the likes that are sent to it.
final class FeedService {
  private let baseURL: URL
  private let session: URLSession

  init(baseURL: URL, session: URLSession = .shared) {
    self.baseURL = baseURL
    self.session = session
  }

  /// Loads a page of posts; the first one has the number 1.
  func posts(page: Int, completion: @escaping (Result<PostsPage, FeedFailure>) -> Void) -> Request {
    var components = URLComponents(url: baseURL.appendingPathComponent("posts"), resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "page", value: "\(page)")]
    let request = URLRequest(url: components?.url ?? baseURL)
    return Request(request, in: session) { result in
      completion(result.flatMap { Self.page(in: $0) })
    }
  }

  /// Likes a post, or likes it no more.
  func setLiked(
    _ isLiked: Bool,
    postID: Int,
    completion: @escaping (Result<Void, FeedFailure>) -> Void
  ) -> Request {
    var request = URLRequest(url: baseURL.appendingPathComponent("posts/\(postID)/like"))
    request.httpMethod = isLiked ? "PUT" : "DELETE"
    return Request(request, in: session) { result in completion(result.map { _ in }) }
  }

  private static func page(in data: Data) -> Result<PostsPage, FeedFailure> {
    guard let page = try? JSONDecoder().decode(PostsPage.self, from: data) else { return .failure(.server) }
    return .success(page)
  }
}
