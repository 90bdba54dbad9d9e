import Foundation

/// The person who uses the app, as the form has it.
struct Profile: Codable, Equatable {
  var name = "Guest"
  var about = ""
  var wantsNotifications = false
}

/// A profile that is edited, beside the one that is saved.
struct ProfileDraft {
  private(set) var saved: Profile
  var edited: Profile

  init(_ profile: Profile) {
    saved = profile
    edited = profile
  }

  var hasChanges: Bool { edited != saved }
  var canSave: Bool { hasChanges && problem == nil }

  /// The sentence that says what is wrong; `nil` if nothing is.
  var problem: String? {
    let name = edited.name
    if name.isEmpty { return "A name is missing." }
    if name.count > 20 { return "The name is longer than 20 characters." }
    if name != name.trimmingCharacters(in: .whitespaces) { return "The name has spaces at its ends." }
    if edited.about.count > 60 { return "The text is longer than 60 characters." }
    return nil
  }

  mutating func save() {
    saved = edited
  }

  mutating func discard() {
    edited = saved
  }
}
