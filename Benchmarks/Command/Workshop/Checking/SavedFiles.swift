import Foundation

/// The times and sizes of a package's files, by which an edit is noticed.
struct SavedFiles: Equatable {
  private struct Stamp: Equatable {
    let time: Date?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at the manifest, the sources and the tests of a package.
  init(of package: URL) {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
    let parts = ["Sources", "Tests"].map { package.appending(path: $0) }
    let files = parts.flatMap { part in
      FileManager.default.enumerator(at: part, includingPropertiesForKeys: Array(keys))?.compactMap { $0 as? URL } ?? []
    }
    for file in files + [package.appending(path: "Package.swift")] {
      let values = try? file.resourceValues(forKeys: keys)
      stamps[file.path] = Stamp(time: values?.contentModificationDate, size: values?.fileSize)
    }
  }
}
