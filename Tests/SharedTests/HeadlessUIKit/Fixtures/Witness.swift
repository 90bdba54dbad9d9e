import Foundation
import HeadlessUIKit

/// A controller that notes every call from UIKit.
@MainActor final class Witness: UIViewController {
  /// Called after a call was noted, with the call's name.
  var reaction: (String) -> Void = { _ in }
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { note("didLoad") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) { note("willMove to \(parent?.title ?? "nil")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove to \(parent?.title ?? "nil")") }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    reaction(call)
  }
}
