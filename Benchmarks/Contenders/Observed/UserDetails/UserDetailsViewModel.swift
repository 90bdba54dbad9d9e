import Observation
import Users

/// Knows one user, and how the name is edited and saved.
@Observable final class UserDetailsViewModel {
  enum Saving: Equatable { case idle, underWay, failed(String) }

  let user: User
  private(set) var draft: NameDraft
  private(set) var saving = Saving.idle
  private let repository: any UsersRepository
  /// Weak: the router holds the navigation controller, which holds the view, which holds its view model.
  @ObservationIgnored private weak var router: (any UsersRouting)?

  init(user: User, repository: any UsersRepository, router: any UsersRouting) {
    self.user = user
    self.repository = repository
    self.router = router
    draft = NameDraft(name: user.name)
  }

  var id: String { Wording.userID(user.id) }
  var canSave: Bool { saving != .underWay }
  var message: String? {
    if case .failed(let text) = saving { text } else { nil }
  }

  /// Follows the user's name until it is cancelled.
  func follow() async {
    for await update in repository.updates {
      if let name = update.users[id: user.id]?.name { draft.renamed(to: name) }
    }
  }

  func edit(_ text: String) {
    draft.text = text
  }

  /// Saves the name and returns when that has ended. An invalid name is not sent. Cancelled, it leaves ``saving`` alone: it is
  /// the later save's, if there is one.
  func save() async {
    let name: String
    do {
      name = try draft.validated()
    } catch {
      saving = .failed(error.text)
      return
    }
    saving = .underWay
    do {
      try await repository.renameUser(user.id, to: name)
      saving = .idle
    } catch .cancelled {
      // A later save has begun, or the screen has gone.
    } catch {
      saving = .failed(error.text)
    }
  }

  func close() {
    router?.closeDetails()
  }
}
