/// The results of `workbench run --format json`, as schema 1 describes them.
struct CheckedResults: Decodable {
  let schema: Int
  let environment: Environment
  let method: Method
  let results: [Result]
  let retention: [Retention]
  let conformance: [Check]

  struct Environment: Decodable {
    let operatingSystem: String
    let processor: String
    let processorCount: Int
    let compiler: String
    let optimized: Bool
    let date: String
  }

  struct Method: Decodable {
    let seed: UInt64
    let users: Int
    let budgetSeconds: Double
    /// The number of processes; missing if nothing was timed.
    let processes: Int?
    let reference: String
    let noiseFloor: [String: Double]
  }

  struct Result: Decodable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let size: Int
    let metric: String
    let unit: String
    let median: Double
    let ci95: [Double]?
    let samples: [Double]
    let processes: [[Double]]?
    let ratio: Double?
    let ratioCI95: [Double]?
    let rank: Int?

    var contender: String { [pattern, variant].compactMap(\.self).joined(separator: ".") }
  }

  struct Retention: Decodable {
    let pattern: String
    let scenario: String
    let leakedObjects: Int
    let byType: [String: Int]
  }

  struct Check: Decodable {
    let pattern: String
    let variant: String?
    let scenario: String
    let passed: Bool

    var contender: String { [pattern, variant].compactMap(\.self).joined(separator: ".") }
  }
}
