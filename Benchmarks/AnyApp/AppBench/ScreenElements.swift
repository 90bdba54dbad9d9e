import Foundation
import HeadlessUIKit
import UIKit

/// The elements in sight in a window that can be used: those of the layer on top.
@MainActor struct ScreenElements {
  let views: [UIView]

  init(_ window: UIWindow?) {
    window?.layoutIfNeeded()
    let top = window?.subviews.last { !$0.isHidden }
    views = top.map { Self.visible(in: $0) } ?? []
  }

  private static func visible(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
    return [view] + view.subviews.flatMap { visible(in: $0) }
  }

  // MARK: Using

  func tap(_ name: String) throws(AppFailure) {
    guard let control = buttons.first(where: { names(of: $0).contains(name) }) else {
      if let recogniser = recognisers.first(where: { $0.view.map { names(of: $0).contains(name) } == true }) {
        return recogniser.recognise()
      }
      throw AppFailure("the button \"\(name)\" is not in sight")
    }
    guard control.isEnabled else { throw AppFailure("\"\(name)\" is disabled") }
    use(control)
  }

  func type(_ text: String, into name: String) throws(AppFailure) {
    guard let field = fields.first(where: { names(of: $0).contains(name) }) else {
      throw AppFailure("the field \"\(name)\" is not in sight")
    }
    guard field.isEnabled else { throw AppFailure("\"\(name)\" is disabled") }
    field.sendActions(for: .editingDidBegin)
    field.text = text
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .editingDidEnd)
  }

  // MARK: Finding

  /// Returns the actions that a person could do here.
  func actions(typing texts: [String]) -> [AppAction] {
    let taps = buttons.filter(\.isEnabled).compactMap { names(of: $0).first }.map { AppAction.tap($0) }
    let gestures = recognisers.compactMap { $0.view.flatMap { names(of: $0).first } }.map { AppAction.tap($0) }
    let typed = fields.filter(\.isEnabled).compactMap { names(of: $0).first }
      .flatMap { field in texts.map { AppAction.type($0, into: field) } }
    return taps + gestures + typed + rows
  }

  private var buttons: [UIControl] {
    views.compactMap { $0 as? UIControl }.filter { !($0 is UITextField) && !($0 is UIRefreshControl) }
  }

  private var fields: [UITextField] { views.compactMap { $0 as? UITextField } }
  private var recognisers: [UIGestureRecognizer] { views.flatMap { $0.gestureRecognizers ?? [] } }

  /// The names by which an element can be found: its identifier, and what stands on it.
  private func names(of view: UIView) -> [String] {
    let text: String? =
      switch view {
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.placeholder
      case let label as UILabel: label.text
      default: nil
      }
    return [view.accessibilityIdentifier, text].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func use(_ control: UIControl) {
    switch control {
    case let control as UISwitch:
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
    case let control as UIStepper:
      control.value += control.stepValue
      control.sendActions(for: .valueChanged)
    default: control.sendActions(for: .touchUpInside)
    }
  }
}
