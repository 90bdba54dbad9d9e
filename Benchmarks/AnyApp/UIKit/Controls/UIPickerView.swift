/// Source of a picker's rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Delegate of a picker: gives the rows' titles, and is told of what a person picks.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A person has turned a wheel to a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// Both are optional, as in UIKit.
extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels with rows, one of which is picked on each.
open class UIPickerView: UIView {
  /// The source of the rows; weak, as in UIKit.
  public weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate; weak, as in UIKit.
  public weak var delegate: (any UIPickerViewDelegate)?
  private var picked: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// The row that is picked; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : picked[component] ?? 0
  }

  /// Turns a wheel to a row; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { picked[component] = row }

  /// Turns a wheel to a row as a person does, and tells the delegate.
  open func pick(row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Asks for everything again when it is next shown.
  open func reloadAllComponents() { setNeedsDisplay() }
  /// Asks for a wheel again when it is next shown.
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }

  open override var picture: [String] {
    let titles = (0..<numberOfComponents).map { component -> String in
      let row = selectedRow(inComponent: component)
      return row < 0 ? "-" : delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "\(row)"
    }
    return ["‹ \(titles.joined(separator: " | ")) ›"]
  }
}
