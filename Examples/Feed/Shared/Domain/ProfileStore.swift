import Foundation

/// Keeps the profile on the device.
final class ProfileStore {
  private static let key = "profile"
  private let defaults: UserDefaults

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  var profile: Profile {
    get {
      let data = defaults.data(forKey: Self.key)
      return data.flatMap { try? JSONDecoder().decode(Profile.self, from: $0) } ?? Profile()
    }
    set { defaults.set(try? JSONEncoder().encode(newValue), forKey: Self.key) }
  }
}
