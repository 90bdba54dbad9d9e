/// The form's view model, as its view sees it.
protocol ProfileViewModelType: AnyObject {
  var title: String { get }
  var profile: Observable<Profile> { get }
  var canSave: Observable<Bool> { get }
  var message: Observable<String?> { get }
  func nameEdited(_ name: String)
  func aboutEdited(_ about: String)
  func notificationsSwitched(_ isOn: Bool)
  func saveTapped()
}

/// Knows what is edited and what is saved.
final class ProfileViewModel: ProfileViewModelType {
  let title = Wording.profileTitle
  let profile: Observable<Profile>
  let canSave = Observable(false)
  let message = Observable<String?>(nil)

  private let store: ProfileStore
  private var draft: ProfileDraft

  init(store: ProfileStore) {
    self.store = store
    draft = ProfileDraft(store.profile)
    profile = Observable(draft.edited)
  }

  var hasUnsavedChanges: Bool { draft.hasChanges }

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
    message.value = Wording.saved
  }

  func changesDiscarded() {
    draft.discard()
    profile.value = draft.edited
    showState()
  }

  private func showState() {
    canSave.value = draft.canSave
    message.value = draft.problem
  }
}
