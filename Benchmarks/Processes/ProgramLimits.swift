import CInstruments
import Foundation

/// Limits of a program that somebody else wrote, for itself and all that it starts together.
///
/// Processor time and memory are limited on Linux alone; there it may have 1000 processes at a time, too.
public struct ProgramLimits: Sendable, Equatable {
  /// Processor time, in seconds.
  public var processorTime: Int
  /// Memory, in megabytes of 10⁶ bytes.
  public var memory: Int
  /// Bytes that are printed, in megabytes of 10⁶ bytes.
  public var output: Int
  /// Time in which nothing is printed, in seconds.
  public var silence: Int

  /// Takes limits; those that are not given leave room for builds of large apps.
  ///
  /// - Parameters:
  ///   - processorTime: in seconds.
  ///   - memory: in megabytes; half of the machine's unless given.
  ///   - output: in megabytes.
  ///   - silence: in seconds.
  public init(processorTime: Int = 3_600, memory: Int = Self.halfOfMemory, output: Int = 16, silence: Int = 600) {
    self.processorTime = processorTime
    self.memory = memory
    self.output = output
    self.silence = silence
  }

  /// Half of the machine's memory, in megabytes.
  public static var halfOfMemory: Int { max(1, Int(ProcessInfo.processInfo.physicalMemory / 2_000_000)) }

  var values: supervisor_limits {
    supervisor_limits(
      processor_milliseconds: Self.product(processorTime, 1_000),
      memory_bytes: Self.product(memory, 1_000_000),
      output_bytes: Self.product(output, 1_000_000),
      silence_milliseconds: Self.product(silence, 1_000)
    )
  }

  private static func product(_ value: Int, _ factor: Int64) -> Int64 {
    let (product, isTooLarge) = Int64(value).multipliedReportingOverflow(by: factor)
    return isTooLarge ? .max : product
  }
}

/// A limit that a program has exceeded.
public enum ProgramLimit: String, Sendable, CaseIterable {
  case processorTime = "max-processor-time"
  case memory = "max-memory"
  case output = "max-output"
  case silence = "max-silence"

  /// The option that sets it.
  public var option: String { "--\(rawValue)" }

  /// The reason why a program was ended, and the option that allows more.
  func text(_ limits: ProgramLimits) -> String {
    let reason =
      switch self {
      case .processorTime: "used more than \(limits.processorTime) s of processor time"
      case .memory: "used more than \(limits.memory) MB of memory"
      case .output: "printed more than \(limits.output) MB"
      case .silence: "printed nothing for more than \(limits.silence) s"
      }
    return "\(reason) and was ended; \(option) allows more"
  }
}
