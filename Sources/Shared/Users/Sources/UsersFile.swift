import Foundation

/// A file of users, read in pieces so that never more than the limit is held.
struct UsersFile {
  let path: String
  let limit: Int

  func read() throws(UsersFailure) -> Data {
    let data = try bytes()
    guard !data.isEmpty else { throw .notJSON(reason: "\(path) is empty") }
    return data
  }

  private func bytes() throws(UsersFailure) -> Data {
    let file = try open()
    var data = Data()
    do {
      // Read until there is no more, instead of trusting a size: a pipe has none, and a file may grow.
      while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {
        data.append(piece)
        if data.count > limit { break }
      }
    } catch {
      throw .unreachable(reason: "\(path) cannot be read: \(error.localizedDescription.phrase)")
    }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    return data
  }

  private func open() throws(UsersFailure) -> FileHandle {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .unreachable(reason: "there is no file \(path)")
    }
    guard !isDirectory.boolValue else { throw .unreachable(reason: "\(path) is a directory, not a file") }
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .unreachable(reason: "\(path) cannot be opened for reading")
    }
    return file
  }
}
