import Foundation
import HeadlessUIKit

/// A controller that notes the calls from UIKit, but for those that come with a layout.
@MainActor final class Witness: UIViewController {
  /// Called with every call's name, after the call was noted if it is one of those that are.
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
  override func viewIsAppearing(_ animated: Bool) { reaction("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { reaction("willLayout") }
  override func viewDidLayoutSubviews() { reaction("didLayout") }
  override func willMove(toParent parent: UIViewController?) { note("willMove to \(parent?.title ?? "nil")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove to \(parent?.title ?? "nil")") }

  private func note(_ call: String) {
    log.note("\(name) \(call)")
    reaction(call)
  }
}
