public import Foundation
public import Users

/// Users in a form that another process of the same build reads at once: the list that was judged is the one measured.
///
/// It has a mark and the number of users; then each user's id, the lengths of name and username, and these texts in
/// UTF-8. Numbers are eight bytes in the order of the machine.
///
///     let packed = PackedUsers.data(of: try UserDirectory(SampleUsers.three))
///     print(try PackedUsers.users(in: packed).count)  // 3
public nonisolated enum PackedUsers {
  private static let mark = Data("packed users\n".utf8)
  /// The size of a number, in bytes.
  fileprivate static let width = MemoryLayout<Int>.size

  /// Returns users as bytes.
  public static func data(of users: UserDirectory) -> Data {
    let begin = mark.count + width
    let size = users.reduce(begin) { $0 + 3 * width + $1.name.utf8.count + $1.username.utf8.count }
    var data = Data(capacity: size)
    func append(_ number: Int) { withUnsafeBytes(of: number) { data.append(contentsOf: $0) } }
    func append(_ text: String) {
      var text = text
      text.withUTF8 { data.append($0) }
    }
    data.append(mark)
    append(users.count)
    for user in users {
      append(user.id)
      append(user.name.utf8.count)
      append(user.username.utf8.count)
      append(user.name)
      append(user.username)
    }
    return data
  }

  /// Reads users from bytes.
  ///
  /// - Throws: ``SamplingFailure`` if the bytes are not those of users, with the first user that cannot be read.
  public static func users(in data: Data) throws(SamplingFailure) -> UserDirectory {
    guard data.starts(with: mark) else {
      throw SamplingFailure("the list of users does not have the form in which `workbench` passes it on")
    }
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(SamplingFailure) in
        var reader = PackedReader(bytes: bytes, position: mark.count)
        return try reader.users()
      }
    }
    let users = try result.get()
    do throws(UsersFailure) {
      return try UserDirectory(users)
    } catch {
      throw damage(error.text)
    }
  }

  /// Reads users from a file.
  ///
  /// - Throws: ``SamplingFailure`` if the file cannot be read or does not have users.
  public static func read(_ file: URL) throws(SamplingFailure) -> UserDirectory {
    do {
      return try users(in: try Data(contentsOf: file, options: .alwaysMapped))
    } catch let failure as SamplingFailure {
      throw failure
    } catch {
      let reason = error.localizedDescription
      throw SamplingFailure("the list of users that `workbench` passed on cannot be read: \(reason)")
    }
  }

  fileprivate static func damage(_ reason: String) -> SamplingFailure {
    SamplingFailure("the list of users that `workbench` passed on is damaged: \(reason)")
  }
}

/// Reads packed users behind their mark.
private nonisolated struct PackedReader {
  let bytes: UnsafeRawBufferPointer
  var position: Int

  mutating func users() throws(SamplingFailure) -> [User] {
    let least = 3 * PackedUsers.width
    // Memory is reserved only for as many users as the bytes have room for.
    guard let count = number(), 0...(rest / least) ~= count else {
      throw PackedUsers.damage("its number of users is wrong")
    }
    var users: [User] = []
    users.reserveCapacity(count)
    while users.count < count {
      guard let user = user() else { throw PackedUsers.damage("user \(users.count + 1) cannot be read") }
      users.append(user)
    }
    guard rest == 0 else { throw PackedUsers.damage("bytes follow its last user") }
    return users
  }

  private var rest: Int { bytes.count - position }

  private mutating func user() -> User? {
    guard let id = number(), let name = number(), let username = number() else { return nil }
    guard let name = text(name), let username = text(username) else { return nil }
    return User(id: id, name: name, username: username)
  }

  private mutating func number() -> Int? {
    guard rest >= PackedUsers.width else { return nil }
    defer { position += PackedUsers.width }
    return bytes.loadUnaligned(fromByteOffset: position, as: Int.self)
  }

  private mutating func text(_ length: Int) -> String? {
    guard 0...rest ~= length else { return nil }
    defer { position += length }
    return String(validating: bytes[position..<position + length], as: UTF8.self)
  }
}
