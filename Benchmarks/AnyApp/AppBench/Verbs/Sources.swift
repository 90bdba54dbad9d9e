import Adapting
import Foundation

/// The measure of an app's sources, printed for `structure`: as JSON.
@MainActor struct Sources {
  let app: BenchApp

  func run(_ arguments: AppArguments) throws {
    var arguments = arguments
    try arguments.end()
    print(String(decoding: try JSONEncoder().encode(SourceMeasure(try app.scannedFiles())), as: UTF8.self))
  }
}
