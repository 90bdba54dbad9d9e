import Texts
import UIKit

/// The elements in sight in a window that can be used: those of the layer on top.
@MainActor struct ScreenElements {
  let views: [UIView]
  private let top: UIView?

  init(_ window: UIWindow?) {
    window?.layoutIfNeeded()
    top = window?.subviews.last { !$0.isHidden }
    let below = top.map { Self.visible(in: $0) } ?? []
    let hasKeyboard = below.contains { $0 === Keyboard.shared.owner }
    views = below + (hasKeyboard ? Keyboard.shared.inputViews.flatMap { Self.visible(in: $0) } : [])
  }

  /// The views in sight, with those that leave touches to the views around them, as labels of a storyboard do.
  var seen: [UIView] {
    let all = top.map { Self.visible(in: $0, isTouched: false) } ?? []
    return all + views.filter { view in !all.contains { $0 === view } }
  }

  private static func visible(in view: UIView, isTouched: Bool = true) -> [UIView] {
    guard !view.isHidden, view.isUserInteractionEnabled || !isTouched else { return [] }
    return [view] + view.subviews.flatMap { visible(in: $0, isTouched: isTouched) }
  }

  // MARK: Using

  func tap(_ name: String) throws(AppFailure) {
    guard let control = buttons.first(where: { names(of: $0).contains(name) }) else {
      if let recogniser = try? recogniser(UITapGestureRecognizer.self, named: name) { return recogniser.recognise() }
      if fields.contains(where: { names(of: $0).contains(name) }) { return try tapField(name) }
      throw AppFailure("the button \"\(name)\" is not in sight")
    }
    guard control.isEnabled else { throw AppFailure("\"\(name)\" is disabled") }
    use(control)
  }

  // MARK: Finding

  /// Returns the actions that a person could do here.
  func actions(typing texts: [String]) -> [AppAction] {
    let taps = buttons.filter(\.isEnabled).compactMap { names(of: $0).first }.map { AppAction.tap($0) }
    let touches = recognisers.compactMap { $0.view.flatMap { firstName(in: $0) } }.map { AppAction.tap($0) }
    return taps + touches + gestures + typing(texts) + rows + scrolling + values
  }

  private var buttons: [UIControl] {
    views.compactMap { $0 as? UIControl }.filter { control in
      switch control {
      case is UITextField, is UIRefreshControl, is UISlider, is UISegmentedControl, is UIDatePicker, is UIPageControl:
        false
      default: true
      }
    }
  }

  private var recognisers: [UIGestureRecognizer] {
    views.flatMap { $0.gestureRecognizers ?? [] }.filter { $0 is UITapGestureRecognizer }
  }

  /// The names by which an element can be found: its identifier, and what stands on it. One that has neither is named for its
  /// kind, the second of a kind `field 2`, and so on.
  func names(of view: UIView) -> [String] {
    let names = ownNames(of: view)
    guard names.isEmpty, let kind = kind(of: view) else { return names }
    let others = views.prefix { $0 !== view }.count { self.kind(of: $0) == kind && ownNames(of: $0).isEmpty }
    return [others == 0 ? kind : "\(kind) \(others + 1)"]
  }

  private func ownNames(of view: UIView) -> [String] {
    let text: String? =
      switch view {
      case let button as UIButton: button.currentTitle ?? button.currentImage?.name
      case let field as UISearchTextField: field.placeholder ?? "Search"
      case let field as UITextField: field.placeholder
      case let label as UILabel: label.text
      default: nil
      }
    return [view.accessibilityIdentifier, text].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func kind(of view: UIView) -> String? {
    switch view {
    case is UITextField: "field"
    case is UITextView: "text"
    case is UISwitch: "switch"
    case is UIStepper: "stepper"
    case is UISlider: "slider"
    case is UISegmentedControl: "segments"
    case is UIDatePicker: "date"
    case is UIPickerView: "picker"
    case is UIPageControl: "pages"
    default: nil
    }
  }

  private func use(_ control: UIControl) {
    switch control {
    case let control as UISwitch:
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
    case let control as UIStepper:
      control.value += control.stepValue
      control.sendActions(for: .valueChanged)
    default:
      control.sendActions(for: .touchUpInside)
      control.sendActions(for: .primaryActionTriggered)
    }
  }
}
