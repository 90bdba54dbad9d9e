import Users

/// The details' state; messages change it.
struct DetailsState {
  enum Message {
    case nameEdited(String), renamed(String), saveTapped, saved, notSaved(UsersFailure)
  }

  enum Effect: Equatable {
    case rename(String)
  }

  let user: User
  private(set) var draft: NameDraft
  private(set) var isSaving = false
  private(set) var notice: String?

  init(user: User) {
    self.user = user
    draft = NameDraft(name: user.name)
  }

  mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .nameEdited(let text): draft.text = text
    case .renamed(let name): draft.renamed(to: name)
    case .saveTapped: return save()
    case .saved: isSaving = false
    case .notSaved(let failure): (isSaving, notice) = (false, failure.text)
    }
    return []
  }

  private mutating func save() -> [Effect] {
    do {
      let name = try draft.validated()
      (isSaving, notice) = (true, nil)
      return [.rename(name)]
    } catch {
      notice = error.text
      return []
    }
  }
}
