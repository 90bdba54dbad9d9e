public import Users

extension Wording {
  /// A user's email as the details show it: the address, or that there is none.
  public static func email(_ email: String?) -> String {
    email ?? "No email"
  }
}
