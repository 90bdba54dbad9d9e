internal import Command
internal import Foundation

extension MeasuredEvidence {
  package func lines(ofMechanism mechanism: String) throws(MissingEvidence) -> Int {
    // The whole folder: an observable consists of the observable and its bag.
    try texts(ofMechanism: mechanism).values.reduce(0) { $0 + SwiftCode.count(in: $1) }
  }

  package func needs(ofMechanism mechanism: String) throws(MissingEvidence) -> (modules: Set<String>, files: Int) {
    let texts = try texts(ofMechanism: mechanism)
    let imports = texts.values.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("import ") }
    let common = ["\(mechanism)Screen.swift", "\(mechanism)ViewModel.swift"]
    return (Set(imports.map { String($0.dropFirst("import ".count)) }), texts.keys.count { !common.contains($0) })
  }

  /// The texts of a mechanism's files, by name.
  private func texts(ofMechanism mechanism: String) throws(MissingEvidence) -> [String: String] {
    do throws(StructureFailure) {
      let files = try products.sources(ofModule: "Mechanisms").files
        .filter { $0.deletingLastPathComponent().lastPathComponent == mechanism }
      let texts = files.compactMap { file in
        (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
      }
      guard !texts.isEmpty, texts.count == files.count else { throw StructureFailure.unreadable(path: mechanism) }
      return Dictionary(texts) { first, _ in first }
    } catch {
      throw MissingEvidence(error.text)
    }
  }
}
