/// The places of users in JSON that is not a plain list of them.
///
///     let shape = UsersShape(list: ["results"], names: [["name", "first"], ["name", "last"]])
public struct UsersShape: Hashable, Sendable {
  /// The keys that lead to the list; none if the whole of the JSON is the list.
  public let list: [String]
  /// The keys that lead from a record to its name; several names are joined, with spaces between them.
  public let names: [[String]]
  /// The keys that lead from a record to its username.
  public let username: [String]

  /// Makes a shape; without arguments, that of a plain list.
  public init(list: [String] = [], names: [[String]] = [["name"]], username: [String] = ["username"]) {
    self.list = list
    self.names = names
    self.username = username
  }
}
