import Foundation

/// The times and sizes of a package's Swift files, by which a save is noticed.
struct SavedFiles: Equatable {
  private struct Stamp: Equatable {
    let time: Date?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at the manifest, the sources and the tests of a package, as a check reads them.
  init(of package: URL) {
    for part in ["Package.swift", "Sources", "Tests"] { look(at: package.appending(path: part)) }
  }

  private mutating func look(at file: URL) {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    if values?[.type] as? FileAttributeType == .typeDirectory {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []
      for name in names where !SwiftTexts.isOfEditor(name) { look(at: file.appending(path: name)) }
    } else if file.pathExtension == "swift" {
      stamps[file.path] = Stamp(time: values?[.modificationDate] as? Date, size: values?[.size] as? Int)
    }
  }
}
