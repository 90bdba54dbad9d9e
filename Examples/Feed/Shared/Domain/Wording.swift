/// The texts of the screens.
enum Wording {
  static let feedTitle = "Feed"
  static let noPosts = "No posts"
  static let loadFailed = "The feed was not loaded"
  static let retry = "Retry"
  static let cancel = "Cancel"

  static let postTitle = "Post"

  static let profileTitle = "Profile"
  static let name = "Name"
  static let about = "About"
  static let notifications = "Notifications"
  static let saved = "The profile is saved."
  static let discardQuestion = "Discard changes?"
  static let discard = "Discard"
  static let keepEditing = "Keep Editing"
}
