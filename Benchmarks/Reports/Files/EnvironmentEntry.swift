import Suites

/// Where a run was made, in JSON.
struct EnvironmentEntry: Codable, Equatable, Sendable {
  let operatingSystem: String
  let processor: String
  let processorCount: Int
  let compiler: String
  let optimized: Bool
  let date: String

  init(_ environment: RunEnvironment) {
    operatingSystem = environment.operatingSystem
    processor = environment.processor
    processorCount = environment.processorCount
    compiler = environment.compiler
    optimized = environment.isOptimized
    date = environment.date
  }
}
