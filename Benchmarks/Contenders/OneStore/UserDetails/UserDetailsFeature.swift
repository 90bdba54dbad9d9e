import Users

/// One user, whose name can be edited and saved.
enum UserDetailsFeature {
  struct State: Equatable, Identifiable {
    /// Each screen of details has a number of its own.
    let id: Int
    let user: User
    var draft: NameDraft
    var message: String?
    var isSaving = false

    init(id: Int, user: User) {
      self.id = id
      self.user = user
      draft = NameDraft(name: user.name)
    }
  }

  enum Action {
    case usersUpdated(UserDirectory)
    case nameEdited(String)
    case saveTapped
    case saved(Result<Void, UsersFailure>)
    /// The app's feature answers it.
    case closeTapped
  }

  static func reduce(into state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .usersUpdated(let users):
      if let name = users[id: state.user.id]?.name { state.draft.renamed(to: name) }
    case .nameEdited(let text): state.draft.text = text
    case .saveTapped: return save(&state)
    case .saved(.success): (state.isSaving, state.message) = (false, nil)
    case .saved(.failure(let failure)): (state.isSaving, state.message) = (false, failure.text)
    case .closeTapped: break
    }
    return []
  }

  private static func save(_ state: inout State) -> [Effect] {
    do {
      let name = try state.draft.validated()
      (state.isSaving, state.message) = (true, nil)
      return [.rename(state.user.id, to: name, details: state.id)]
    } catch {
      state.message = error.text
      return []
    }
  }
}
