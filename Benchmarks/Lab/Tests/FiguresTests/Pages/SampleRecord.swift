import Foundation
import Records
import Reports

/// A record of mutants.
enum SampleRecord {
  /// Writes a record of an architecture: of four mutants that compile, tests notice two without UIKit, and one with it.
  static func keep(mutantsOf module: String, in records: RecordFolder) throws {
    let value = """
      {"module": "\(module)", "name": "\(module)", "counts": {"mutants": 5,
      "noticedByCompiler": 1, "noticedByRoleTests": 2, "noticedByScreenTests": 1, "noticedByScenariosAlone": 0,
      "timedOut": 0, "noticedByNobody": 1, "equivalent": 0, "unseen": 0, "references": 2, "referencesNoticedByTests": 1,
      "testStrength": 0.97}, "roles": [{"name": "View", "mutants": 4, "noticedWithoutUIKit": 2, "noticedWithUIKit": 1}],
      "references": [{"name": "a", "file": "A.swift", "line": 1, "scenario": "16-the-end"},
      {"name": "b", "file": "A.swift", "line": 2}], "unnoticed": [], "costs": {"moduleLines": 228, "testLines": 334,
      "doubles": 2, "doubleLines": 20, "tests": 30, "testsWithoutUIKit": 1}}
      """
    let name = RecordName.mutants(module)
    let record = try JSONDecoder().decode(MutantsRecord.Architecture.self, from: Data(value.utf8))
    try records.write(record, as: name, from: records.hashes(of: name))
  }
}
