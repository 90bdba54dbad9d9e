import Command
internal import Foundation

extension ScratchBuild {
  /// Builds the module and returns the frontend's counters of its work, summed over its jobs.
  func buildCounting() throws(StructureFailure) -> [String: Double] {
    _ = try build(["-stats-output-dir", statistics.path])
    let reports = (try? FileManager.default.contentsOfDirectory(at: statistics, includingPropertiesForKeys: nil)) ?? []
    var sums: [String: Double] = [:]
    for report in reports.sorted(by: { $0.path < $1.path }) {
      guard let data = try? Data(contentsOf: report),
        let counters = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { throw .notUnderstood(tool: "swiftc") }
      for (counter, name) in CleanBuild.counters {
        sums[name, default: 0] += (counters[counter] as? Double) ?? 0
      }
    }
    guard sums.values.contains(where: { $0 > 0 }) else { throw .notUnderstood(tool: "swiftc") }
    return sums
  }
}
