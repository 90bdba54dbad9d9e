import Foundation
import HeadlessUIKit
public import UIKit

/// An app that runs without a screen: its picture, and a person's actions on it.
///
///     let app = try RunningApp(makeApplicationDelegate)
///     try app.perform(.accessory(.init(row: 1)))
///     print(app.picture)
@MainActor public final class RunningApp {
  /// The app's window; `nil` after its end.
  public private(set) var window: UIWindow?
  private let answers: AnswerFiles
  private let makeDelegate: () -> any UIApplicationDelegate
  // Weak: the app holds its delegate, until it ends.
  private weak var delegate: (any UIApplicationDelegate)?

  /// Starts an app, and waits until nothing moves any more.
  ///
  /// - Parameters:
  ///   - makeDelegate: makes the app's delegate.
  ///   - answers: the files that answer requests; those of the current folder unless given.
  /// - Throws: ``AppFailure`` if the app makes no window.
  public init(
    _ makeDelegate: @escaping () -> any UIApplicationDelegate,
    answers: AnswerFiles? = nil
  ) throws(AppFailure) {
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    self.answers = if let answers { answers } else { try AnswerFiles(in: folder) }
    self.makeDelegate = makeDelegate
    try launch()
  }

  /// The screen as text.
  public var picture: String {
    let input = Keyboard.shared.inputViews.flatMap(\.picture).map { "\n⌨ \($0)" }
    return (window?.textPicture ?? "") + input.joined()
  }

  /// Does an action, and waits until nothing moves any more.
  ///
  /// - Throws: ``AppFailure`` if a person could not do it now, or an expectation does not hold.
  public func perform(_ action: AppAction) throws(AppFailure) {
    let elements = ScreenElements(isInBackground ? nil : window)
    switch action {
    case .tap(let name): try elements.tap(name)
    case .type(let text, let field): try elements.type(text, into: field)
    case .set(let name, let value): try elements.set(name, to: value)
    case .returnKey(let field): try elements.pressReturn(in: field)
    case .row(let place): try elements.tapRow(place)
    case .accessory(let place): try elements.tapAccessory(place)
    case .delete(let place): try elements.deleteRow(place)
    case .move(let row, let target): try elements.move(row, to: target)
    case .swipe(let row, let title): try elements.swipe(row, title)
    case .scroll(let distance): try elements.scroll(distance)
    case .pull: try elements.pull()
    case .back: try elements.tap(UINavigationBar.backButtonIdentifier)
    case .answer(let file): try answer(with: file)
    case .end: end()
    case .fail: try oldestRequest { $0.fail() }
    case .wait(let seconds): Clock.shared.advance(by: TimeInterval(seconds))
    case .expect(let text): try expect(text)
    case .screen: Screens.show(picture)
    case .event(.restart): try restart()
    case .event(let event): event.happen()
    case .gesture(let gesture): try elements.perform(gesture)
    }
    settle()
    if isRunning { window = UIApplication.shared.keyWindow ?? window }
  }

  /// Returns the actions that are possible now, of a person and of the world around the app; the texts are typed into fields.
  public func possibleActions(typing texts: [String]) -> [AppAction] {
    let request = Network.shared.waiting.first
    let answer = request.flatMap { answers.file(for: $0.request) }.map { AppAction.answer(file: $0) }
    let events = isRunning ? AppEvent.possible.map { AppAction.event($0) } : []
    return ScreenElements(isInBackground ? nil : window).actions(typing: texts) + [answer].compactMap(\.self)
      + (request == nil ? [] : [.fail]) + (Clock.shared.timers.isEmpty ? [] : [.wait(1)]) + events
  }

  private func launch(restoresState: Bool = false) throws(AppFailure) {
    let delegate = makeDelegate()
    window = UIApplication.shared.launch(delegate, restoresState: restoresState)
    self.delegate = delegate
    guard window != nil else { throw AppFailure("the app has made no window in its delegate or its scene's") }
    settle()
  }

  private func restart() throws(AppFailure) {
    guard isRunning else { throw AppFailure("the app has ended") }
    end()
    settle()
    try launch(restoresState: true)
  }

  private func end() {
    if isRunning { UIApplication.shared.terminate() }
    window = nil
  }

  /// Ends the app, and everything that it waits for: requests fail, timers that still run are stopped.
  func finish() {
    end()
    while let request = Network.shared.waiting.first { request.fail() }
    settle()
    for timer in Clock.shared.timers { timer.invalidate() }
    settle()
  }

  /// The objects that hold the app.
  var roots: [(object: AnyObject, name: String)] {
    let delegate = UIApplication.shared.delegate
    return [window.map { ($0, "the window") }, delegate.map { ($0, "the app's delegate") }].compactMap(\.self)
  }

  /// True until the app has ended.
  private var isRunning: Bool { delegate.map { UIApplication.shared.delegate === $0 } ?? false }
  private var isInBackground: Bool { isRunning && UIApplication.shared.applicationState == .background }

  /// Runs the main queue and the window's run loop until nothing waits on them; views that are drawn may add work.
  private func settle() {
    repeat {
      for _ in 0..<8 {
        RunLoop.main.run(until: Date())
        window?.runUntilIdle()
        Keyboard.shared.leaveWhatIsGone()
      }
    } while window?.drawWhatIsShown() == true
  }

  private func answer(with name: String) throws(AppFailure) {
    let body = try answers.content(of: name)
    try oldestRequest { Network.shared.answer($0, with: .init(body: body)) }
  }

  private func oldestRequest(_ body: (HeadlessDataTask) -> Void) throws(AppFailure) {
    guard let request = Network.shared.waiting.first else { throw AppFailure("no request waits for an answer") }
    body(request)
  }

  private func expect(_ text: String) throws(AppFailure) {
    guard picture.contains(text) else { throw AppFailure("\"\(text)\" is not on the screen:\n\(picture)") }
  }
}

extension HeadlessDataTask {
  /// Answers with the error that the network cannot be reached.
  fileprivate func fail() {
    Network.shared.answer(self, with: .init(error: URLError(.notConnectedToInternet)))
  }
}
