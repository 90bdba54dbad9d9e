import Foundation

/// The users of a system in source order, found by row and by id in constant time.
///
/// A value that is cheap to keep and to pass on, whatever its size: renames are kept beside the list that was read, so
/// that a rename copies the renamed names and not a million users.
///
///     var users = try UserDirectory([User(id: 7, name: "Ada"), User(id: 3, name: "Grace")])
///     users.rename(3, to: "Amazing Grace")
///     print(users[1].name, users[id: 7]?.name ?? "")  // Amazing Grace Ada
public struct UserDirectory: Sendable {
  private let users: [User]
  private let rowsByID: [User.ID: Int]
  private var namesByRow: [Int: String] = [:]

  /// Makes a directory of users in the order given.
  ///
  /// - Throws: ``UsersFailure/duplicateID(_:record:)`` at the first id that stands twice.
  public init(_ users: [User]) throws(UsersFailure) {
    var rowsByID = [User.ID: Int](minimumCapacity: users.count)
    // By index: an iteration would retain and release the names of a million users.
    for row in users.indices {
      guard rowsByID.updateValue(row, forKey: users[row].id) == nil else {
        throw .duplicateID(users[row].id, record: row + 1)
      }
    }
    self.users = users
    self.rowsByID = rowsByID
  }

  /// Makes a directory without users.
  public init() {
    users = []
    rowsByID = [:]
  }

  /// The user with an id, if there is one.
  public subscript(id id: User.ID) -> User? {
    row(of: id).map { self[$0] }
  }

  /// The row at which the user with an id stands, if there is one.
  public func row(of id: User.ID) -> Int? {
    rowsByID[id]
  }

  /// Gives a user another name; an unknown id changes nothing.
  public mutating func rename(_ id: User.ID, to name: String) {
    guard let row = row(of: id) else { return }
    namesByRow[row] = name
  }
}

extension UserDirectory: RandomAccessCollection {
  /// The first row: always 0.
  public var startIndex: Int { 0 }
  /// The row after the last one.
  public var endIndex: Int { users.count }
  /// The user at a row.
  public subscript(row: Int) -> User {
    var user = users[row]
    if let name = namesByRow[row] { user.name = name }
    return user
  }
}

extension UserDirectory: Equatable {
  /// Returns true if two directories have the same users in the same order.
  ///
  /// Of copies of one list only the renamed names are compared.
  public static func == (one: UserDirectory, other: UserDirectory) -> Bool {
    guard one.sharesList(with: other) else { return one.elementsEqual(other) }
    return [one, other].allSatisfy { $0.namesByRow.keys.allSatisfy { one[$0].name == other[$0].name } }
  }

  private func sharesList(with other: UserDirectory) -> Bool {
    users.withUnsafeBufferPointer { own in
      other.users.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress && $0.count == own.count }
    }
  }
}

extension UserDirectory {
  /// Looks up the user whose id was typed; white space around it is ignored.
  public func find(_ query: String) -> Finding {
    let query = query.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !query.isEmpty else { return .nothingAsked }
    guard let id = User.id(typed: query), let user = self[id: id] else { return .notFound }
    return .found(user)
  }
}

/// The finder's answer to a query.
///
///     let users = try UserDirectory([User(id: 3, name: "Grace")])
///     switch users.find(" 3 ") {
///     case .found(let user): print(user.name)  // Grace
///     case .nothingAsked, .notFound: print("nobody")
///     }
public enum Finding: Hashable, Sendable {
  /// The query is empty.
  case nothingAsked
  /// The query is the id of this user.
  case found(User)
  /// The query is not an id, or nobody has it.
  case notFound
}
