/// The app's components, for each of which every architecture has a folder.
enum ComponentFolders {
  static let all = ["Dashboard", "UserList", "UserFinder", "UserDetails"]

  /// The components without a file of their own in a pattern's files.
  ///
  /// - Parameter depth: the number of folders between the project's root and the module's files.
  static func missing(in files: [ProjectFile], below depth: Int = 2) -> [String] {
    let folders = files.map { $0.path.split(separator: "/").dropFirst(depth).first.map(String.init) }
    return all.filter { !folders.contains($0) }
  }
}
