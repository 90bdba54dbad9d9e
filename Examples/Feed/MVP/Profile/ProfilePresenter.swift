/// The form's view, as its presenter sees it.
protocol ProfileViewProtocol: AnyObject {
  func show(_ profile: Profile)
  func showSaving(isPossible: Bool)
  func showMessage(_ text: String?)
}

/// Knows what is edited and what is saved.
final class ProfilePresenter {
  /// Weak: the view holds its presenter.
  private weak var view: ProfileViewProtocol?
  private let store: ProfileStore
  private var draft: ProfileDraft

  init(_ view: ProfileViewProtocol, store: ProfileStore) {
    self.view = view
    self.store = store
    draft = ProfileDraft(store.profile)
  }

  var hasUnsavedChanges: Bool { draft.hasChanges }

  func viewLoaded() {
    view?.show(draft.edited)
    showState()
  }

  func nameEdited(_ name: String) {
    draft.edited.name = name
    showState()
  }

  func aboutEdited(_ about: String) {
    draft.edited.about = about
    showState()
  }

  func notificationsSwitched(_ isOn: Bool) {
    draft.edited.wantsNotifications = isOn
    showState()
  }

  func saveTapped() {
    store.profile = draft.edited
    draft.save()
    showState()
    view?.showMessage(Wording.saved)
  }

  func changesDiscarded() {
    draft.discard()
    view?.show(draft.edited)
    showState()
  }

  private func showState() {
    view?.showSaving(isPossible: draft.canSave)
    view?.showMessage(draft.problem)
  }
}
