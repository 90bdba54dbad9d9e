/// A run's results as a file contains them. Parts that cannot be read are missing.
struct RunFile: Decodable {
  let environment: Environment?
  let method: Method?
  let results: Lenient<Result>?
  let retention: Lenient<Retention>?
  let conformance: Lenient<Conformance>?

  private enum Key: CodingKey { case environment, method, results, retention, conformance }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    environment = try? container.decode(Environment.self, forKey: .environment)
    method = try? container.decode(Method.self, forKey: .method)
    results = try? container.decode(Lenient<Result>.self, forKey: .results)
    retention = try? container.decode(Lenient<Retention>.self, forKey: .retention)
    conformance = try? container.decode(Lenient<Conformance>.self, forKey: .conformance)
  }

  /// The machine and the build of the run.
  struct Environment: Codable, Sendable {
    let operatingSystem: String?
    let processor: String?
    let processorCount: Int?
    let compiler: String?
    let optimized: Bool?
    let date: String?
  }

  /// The method of the run.
  struct Method: Codable, Sendable {
    let seed: UInt64?
    let users: Int?
    let budgetSeconds: Double?
    let elapsedSeconds: Double?
    let rounds: Int?
    let processes: Int?
    let processorShare: Double?
    let reference: String?
    let mechanismReference: String?
    let clockOverheadNanoseconds: Double?
    let clockResolutionNanoseconds: Double?
    let noiseFloor: [String: Double]?
    let variationWithin: [String: Double]?
    let variationBetween: [String: Double]?
    let notCounted: [String]?

    /// The reference of a suite's ratios; `nil` if it is not known.
    func reference(in suite: String) -> String? {
      suite == "mechanisms" ? mechanismReference ?? reference : reference
    }
  }

  /// The objects that one contender left in one scenario.
  struct Retention: Codable, Sendable {
    let pattern: String
    let variant: String?
    let scenario: String
    let leakedObjects: Int?
    let heapObjects: Int?
    let leakedBytes: Int?
    let bytesPerTrip: Double?
    let byType: [String: Int]?
    let aliveOnDashboard: [String: Int]?
    let aliveOnDetails: [String: Int]?
    let bindingOnDashboard: Int?
    let bindingOnDetails: Int?
    let traces: [Trace]?

    var contender: String { variant.map { "\(pattern).\($0)" } ?? pattern }
  }

  /// The references that keep objects alive.
  struct Trace: Codable, Sendable {
    struct Step: Codable, Sendable {
      let type: String
      let reference: String?
      let isSuspect: Bool
    }

    let reason: String
    let steps: [Step]
  }

  /// The result of one scenario on one contender.
  struct Conformance: Codable, Sendable {
    let pattern: String
    let variant: String?
    let scenario: String
    let passed: Bool
    let message: String?

    var contender: String { variant.map { "\(pattern).\($0)" } ?? pattern }
  }
}

extension RunFile {
  /// One contender's figure in one benchmark.
  struct Result: Codable, Sendable {
    let pattern: String
    let variant: String?
    let suite: String
    let benchmark: String
    let size: Double?
    let metric: String
    let unit: String?
    let median: Double
    let ci95: [Double]?
    var samples: [Double]?
    /// Every sample, by process and round. The page compares them, but does not show them.
    let processes: [[Double]]?
    let ratio: Double?
    let ratioCI95: [Double]?
    let rank: Int?

    var contender: String { variant.map { "\(pattern).\($0)" } ?? pattern }
    var name: String { "\(suite)/\(benchmark)" }
    var isTime: Bool { metric == "time" }

    private enum CodingKeys: CodingKey {
      case pattern, variant, suite, benchmark, size, metric, unit, median, ci95, samples, processes, ratio, ratioCI95,
        rank
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(contender, forKey: .pattern)
      try container.encode(name, forKey: .benchmark)
      try container.encodeIfPresent(size, forKey: .size)
      try container.encode(metric, forKey: .metric)
      try container.encodeIfPresent(unit, forKey: .unit)
      try container.encode(median, forKey: .median)
      try container.encodeIfPresent(bounds(ci95), forKey: .ci95)
      try container.encodeIfPresent(isTime ? samples : nil, forKey: .samples)
      try container.encodeIfPresent(ratio, forKey: .ratio)
      try container.encodeIfPresent(bounds(ratioCI95), forKey: .ratioCI95)
      try container.encodeIfPresent(rank, forKey: .rank)
    }

    /// Returns the numbers if they are a lower and an upper bound, otherwise `nil`.
    private func bounds(_ numbers: [Double]?) -> [Double]? {
      numbers.flatMap { $0.count == 2 && $0[0] <= $0[1] ? $0 : nil }
    }
  }
}
