import Foundation

/// UIKit's own views as nibs and storyboards name them.
@MainActor enum InterfaceViews {
  private static let kinds: [String: () -> UIView] = [
    "view": { UIView() }, "label": { UILabel() }, "button": { UIButton() }, "textField": { UITextField() },
    "activityIndicatorView": { UIActivityIndicatorView() }, "tableView": { UITableView() },
    "pickerView": { UIPickerView() },
    "tableViewCell": { UITableViewCell(coder: InterfaceCoder()) ?? UITableViewCell() }, "imageView": { UIImageView() },
    "stackView": { UIStackView() }, "scrollView": { UIScrollView() }, "switch": { UISwitch() },
    "textView": { UITextView() }, "stepper": { UIStepper() }, "searchBar": { UISearchBar(frame: .zero) },
    "containerView": { UIView() },
    "collectionView": { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    "collectionViewCell": { UICollectionViewCell(frame: .zero) },
    "collectionReusableView": { UICollectionReusableView(frame: .zero) },
    "slider": { UISlider() }, "segmentedControl": { UISegmentedControl(frame: .zero) },
    "datePicker": { UIDatePicker() }, "pageControl": { UIPageControl() }, "progressView": { UIProgressView() },
    "toolbar": { UIToolbar() }, "visualEffectView": { UIVisualEffectView(effect: nil) },
  ]

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "primaryActionTriggered": .primaryActionTriggered, "valueChanged": .valueChanged,
    "editingChanged": .editingChanged,
    "editingDidBegin": .editingDidBegin, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  /// The event of a name; a tap if none is given.
  static func event(_ name: String?) -> UIControl.Event { name.flatMap { events[$0] } ?? .touchUpInside }

  /// True for a view.
  static func knows(_ element: InterfaceElement) -> Bool { kinds[element.name] != nil }

  /// Makes a view of an element: of its own class, or of the one that it names.
  static func make(_ element: InterfaceElement, in interface: Interface) throws(InterfaceError) -> UIView {
    if let custom = try interface.custom(element) {
      guard let view = custom as? UIView else { throw interface.error(element, "\(type(of: custom)) is not a view") }
      return view
    }
    guard let make = kinds[element.name] else { throw interface.error(element, "a \(element.name) is not modelled") }
    return make()
  }

  /// Sets what an element's attributes say.
  static func configure(_ view: UIView, _ element: InterfaceElement, in interface: Interface) throws(InterfaceError) {
    if let isHidden = element.flag("hidden") { view.isHidden = isHidden }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let tag = element.number("tag") { view.tag = Int(tag) }
    if let isEnabled = element.flag("userInteractionEnabled") { view.isUserInteractionEnabled = isEnabled }
    view.accessibilityIdentifier =
      element.child("accessibility")?.attributes["identifier"] ?? view.accessibilityIdentifier
    if let isEnabled = element.flag("enabled") { (view as? UIControl)?.isEnabled = isEnabled }
    switch view {
    case let label as UILabel: label.text = text(of: element)
    case let button as UIButton: button.setTitle(element.child(key: "normal")?.attributes["title"], for: .normal)
    case let field as UITextField: configure(field, element)
    case let textView as UITextView:
      textView.text = text(of: element)
      textView.isEditable = element.flag("editable") ?? true
      if let traits = element.child(key: "textInputTraits") { textView.configure(traits) }
    case let bar as UISearchBar: configure(bar, element)
    case let spinner as UIActivityIndicatorView:
      if let hides = element.flag("hidesWhenStopped") { spinner.hidesWhenStopped = hides }
      if element.flag("animating") == true { spinner.startAnimating() }
    case let image as UIImageView: image.image = element.attributes["image"].flatMap { UIImage(named: $0) }
    case let control as UIControl: configure(control, element)
    case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
    case let cell as UITableViewCell: try configure(cell, element, in: interface)
    case let table as UITableView: try configure(table, element, in: interface)
    case let effect as UIVisualEffectView:
      let content = element.child(key: "contentView")
      if let content { interface.enter(effect.contentView, for: content) }
      for child in content?.elements(in: "subviews") ?? [] { effect.contentView.addSubview(try interface.view(child)) }
    case let cell as UICollectionViewCell: try configure(cell, element, in: interface)
    case let collection as UICollectionView: try configure(collection, element, in: interface)
    default: break
    }
  }

  /// Sets an outlet that UIKit's own classes have; returns false if it is none of them.
  static func setKnownOutlet(_ property: String, of object: AnyObject, to value: AnyObject?) -> Bool {
    if setKnownListOutlet(property, of: object, to: value) { return true }
    switch (object, property) {
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let view as UIView, "gestureRecognizers"):
      if let recogniser = value as? UIGestureRecognizer { view.addGestureRecognizer(recogniser) }
    case (let recogniser as UIGestureRecognizer, "delegate"):
      recogniser.delegate = value as? any UIGestureRecognizerDelegate
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let textView as UITextView, "delegate"): textView.delegate = value as? any UITextViewDelegate
    case (let scrollView as UIScrollView, "delegate"): scrollView.delegate = value as? any UIScrollViewDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
    case (_, "delegate") where object is UIView: return true
    default: return false
    }
    return true
  }

  private static func text(of element: InterfaceElement) -> String? {
    element.attributes["text"] ?? element.child(key: "text")?.attributes["string"]
  }

  private static func configure(_ field: UITextField, _ element: InterfaceElement) {
    field.text = text(of: element)
    field.placeholder = element.attributes["placeholder"]
    if let traits = element.child(key: "textInputTraits") { field.configure(traits) }
    if element.attributes["clearButtonMode"] != nil { field.clearButtonMode = .whileEditing }
  }

  private static func configure(_ bar: UISearchBar, _ element: InterfaceElement) {
    bar.text = text(of: element)
    bar.placeholder = element.attributes["placeholder"]
    bar.prompt = element.attributes["prompt"]
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
  }
}

extension UITextInputTraits {
  /// Takes the wishes for the keyboard that are drawn, as far as something here depends on them.
  func configure(_ element: InterfaceElement) {
    isSecureTextEntry = element.flag("secureTextEntry") ?? isSecureTextEntry
  }
}
