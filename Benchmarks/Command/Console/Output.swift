import Foundation
import Texts

/// The destination and the format of results: standard output, or a file that is written whole or not at all.
public struct Output {
  /// The requested format.
  public let format: ReportFormat
  private let destination: Destination?

  /// The word for standard output in place of a file.
  private static let standardOutput = "-"

  /// Finds the destination, and checks that it can be written, before hours are spent on measuring.
  public init(_ arguments: Arguments, _ formats: [ReportFormat]) throws(CommandFailure) {
    format = try arguments.format(among: formats)
    guard let path = arguments.value(of: .output), path != Self.standardOutput else {
      destination = nil
      return
    }
    if path.isEmpty { throw .usage("--output needs a path") }
    do throws(DestinationFailure) {
      destination = try Destination(path)
    } catch {
      throw CommandFailure(.failed, "--output \(path): \(error.reason)")
    }
    if let source = arguments.value(of: .source), WholeFile.areSame(source, path) {
      throw .usage("--output \(path): this is the --source file; it would be overwritten")
    }
  }

  /// Returns the layout of text: the terminal's, or that of a file, which has no colours.
  @MainActor
  public func layout(on console: any Console) -> Layout {
    destination == nil
      ? Layout(width: console.width, colors: console.showsColors) : Layout(width: Layout.pipeWidth)
  }

  /// Writes figures as JSON if that is the format, otherwise as text in a layout.
  @MainActor
  public func write(
    _ value: some Encodable,
    on console: any Console,
    orText text: (Layout) -> String
  ) throws(CommandFailure) {
    guard format == .json else {
      let layout = layout(on: console)
      return try write(text: format == .table ? layout.fit(text(layout)) : text(layout), on: console)
    }
    let json: String
    do {
      json = try JSONText.of(value)
    } catch {
      throw CommandFailure(.failed, "the results cannot be written as JSON: \(error)")
    }
    try write(text: json, on: console)
  }

  /// Writes results. A file is the old one or the new one, never a part of it.
  @MainActor
  public func write(text: String, on console: any Console) throws(CommandFailure) {
    guard let destination else { return try console.write(text) }
    do {
      try destination.write(Data(text.utf8))
    } catch {
      throw CommandFailure(.failed, "--output \(destination.path): cannot be written (\(SystemReason.of(error)))")
    }
  }
}
