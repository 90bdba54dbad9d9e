public import Users

extension UsersRepository {
  /// Fetches the posts of a user. The answer arrives exactly once, and never after a cancellation.
  ///
  /// In an app the protocol would require this. Here the protocol stays as it is, and the repository has to be a
  /// ``PostsRepository``, or to forward to one.
  public func fetchPosts(of id: User.ID, _ answer: @escaping UsersAnswer<[Post]>) -> AnyCancellable {
    guard let source = first(PostsRepository.self)?.posts else {
      preconditionFailure("posts are asked of a repository that has none")
    }
    return OneAnswer(applying: { _ in }, to: answer).start { source.fetchPosts(of: id, $0) }
  }

  /// Fetches the posts of a user, for code that awaits.
  ///
  /// - Throws: the reason for which there are none; ``UsersFailure/cancelled`` when the task is cancelled.
  public func fetchPosts(of id: User.ID) async throws(UsersFailure) -> [Post] {
    try await AwaitedRequest { self.fetchPosts(of: id, $0) }.answer()
  }
}
