public import Users

extension Wording {
  /// Returns a user's email as the details show it: the address, or a text that there is none.
  public static func email(_ email: String?) -> String {
    email ?? "No email"
  }
}
