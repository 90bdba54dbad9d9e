import PostsScenarios
import Suites
import VIPER_initialiser_posts

nonisolated extension ProvenRequest {
  /// Others with the same change, beside the six.
  static let postsBeside = [
    Contender(VIPER_initialiser_posts.VIPERApp.self, summary: VIPER_initialiser_posts.change)
  ]
}
extension VIPER_initialiser_posts.VIPERApp: PostsApp {}
