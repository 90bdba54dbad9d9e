import Foundation
import HeadlessUIKit
public import UIKit

/// An app on the bench: the folder of its originals, and a way to start it.
///
///     let shop = BenchApp("Shop", originals: folder, Shop.registerClasses, Shop.makeApplicationDelegate)
@MainActor public struct BenchApp {
  /// The app's name, which is its module's.
  public let name: String
  /// The folder of the originals, with nibs, storyboards and `Info.plist`.
  public let originals: URL
  private let registerClasses: @MainActor () -> Void
  private let makeDelegate: @MainActor () -> any UIApplicationDelegate

  /// Describes an app.
  ///
  /// - Parameters:
  ///   - name: the name of the module.
  ///   - originals: the folder of the originals.
  ///   - registerClasses: the function that the adapted sources have.
  ///   - makeDelegate: the function that they have for the app's delegate.
  public init(
    _ name: String,
    originals: URL,
    _ registerClasses: @escaping @MainActor () -> Void,
    _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate
  ) {
    self.name = name
    self.originals = originals
    self.registerClasses = registerClasses
    self.makeDelegate = makeDelegate
  }

  /// Makes the app's classes and interface files known; once in a process, which has one app.
  func prepare() throws {
    try InterfaceFiles.use(originals)
    registerClasses()
  }

  /// Starts the app.
  ///
  /// - Parameter answersAtOnce: true if requests that `answers.txt` names are answered when they are made.
  /// - Throws: ``AppFailure`` if the app makes no window.
  func launch(answersAtOnce: Bool = true) throws(AppFailure) -> RunningApp {
    let files = try AnswerFiles(in: URL(filePath: FileManager.default.currentDirectoryPath))
    Network.shared.answers = { request in
      guard answersAtOnce, let file = files.file(for: request) else { return nil }
      return (try? files.content(of: file)).map { Network.Answer(body: $0) }
    }
    return try RunningApp(makeDelegate, answers: files)
  }
}
