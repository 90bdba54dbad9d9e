import FourV_posts
import MVC_posts
import MVP_posts
import MVVMC_posts
import Observed_posts
import OneStore_posts
import PostsDomain
import PostsScenarios
import Runs
import Suites
import Users
import VIPER_posts
import VIPVM_posts

nonisolated extension ProvenRequest {
  /// "In the details, a button Posts opens a list of that user's posts", with its own spinner, failure and empty text.
  static let posts = ProvenRequest(
    "posts",
    [
      Contender(MVCApp.self, summary: MVC_posts.change),
      Contender(MVPApp.self, summary: MVP_posts.change),
      Contender(MVVMCApp.self, summary: MVVMC_posts.change),
      Contender(VIPERApp.self, summary: VIPER_posts.change),
      Contender(VIPVMApp.self, summary: VIPVM_posts.change),
      Contender(FourVApp.self, summary: FourV_posts.change),
      Contender(ObservedApp.self, as: .today, summary: Observed_posts.change),
      Contender(OneStoreApp.self, as: .today, summary: OneStore_posts.change),
    ],
    postsScenarios,
    gestures: [
      WalkGesture("try app.tapPosts()") { try $0.tapPosts() },
      WalkGesture("try app.posts.tapRetry()") { try $0.posts.tapRetry() },
      WalkGesture("try app.answerPosts([])") { try $0.answerPosts([]) },
      WalkGesture("try app.answerPosts([Post(id: 1, title: \"Moths\")])") {
        try $0.answerPosts([Post(id: 1, title: "Moths")])
      },
      WalkGesture("try app.failPosts(.httpStatus(500))") { try $0.failPosts(.httpStatus(500)) },
      WalkGesture("try app.failFirstPostsAgain()") { try $0.failFirstPostsAgain() },
    ],
    faults: postsFaults
  )
}

extension MVCApp: PostsApp {}
extension MVPApp: PostsApp {}
extension MVVMCApp: PostsApp {}
extension VIPERApp: PostsApp {}
extension VIPVMApp: PostsApp {}
extension FourVApp: PostsApp {}
extension ObservedApp: PostsApp {}
extension OneStoreApp: PostsApp {}
