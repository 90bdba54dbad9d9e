import Foundation
import UIKit

// Controls that have a value.
extension ScreenElements {
  func set(_ name: String, to value: String) throws(AppFailure) {
    guard let view = views.first(where: { hasValue($0) && names(of: $0).contains(name) }) else {
      throw AppFailure("the control \"\(name)\" is not in sight")
    }
    if let control = view as? UIControl, !control.isEnabled { throw AppFailure("\"\(name)\" is disabled") }
    guard use(view, value) else { throw AppFailure("\"\(name)\" has no value \"\(value)\"") }
  }

  /// The actions that a person could do with values: the ends of a slider, each segment and page, the first rows of a picker.
  var values: [AppAction] {
    views.filter { hasValue($0) && ($0 as? UIControl)?.isEnabled != false }.flatMap { view -> [AppAction] in
      guard let name = names(of: view).first else { return [] }
      return values(of: view).map { .set(name, to: $0) }
    }
  }

  private func hasValue(_ view: UIView) -> Bool {
    switch view {
    case is UISlider, is UISegmentedControl, is UIDatePicker, is UIPageControl, is UIPickerView, is UIStepper,
      is UISwitch:
      true
    default: false
    }
  }

  private func values(of view: UIView) -> [String] {
    switch view {
    case let slider as UISlider: ["\(slider.minimumValue)", "\(slider.maximumValue)"]
    case let control as UISegmentedControl: (0..<control.numberOfSegments).map { "\($0)" }
    case is UIDatePicker: ["2001-01-01", "2030-01-31T18:30"]
    case let control as UIPageControl: (0..<control.numberOfPages).map { "\($0)" }
    case let picker as UIPickerView where picker.numberOfComponents > 0:
      (0..<min(3, picker.numberOfRows(inComponent: 0))).map { "\($0)" }
    default: []
    }
  }

  /// Gives a control a value as a person does; returns false if it cannot have that.
  private func use(_ view: UIView, _ text: String) -> Bool {
    switch view {
    case let slider as UISlider:
      return Float(text).map { slider.drag(to: $0) } != nil
    case let control as UISegmentedControl:
      let segments = 0..<control.numberOfSegments
      let segment = segments.first { control.titleForSegment(at: $0) == text } ?? Int(text)
      guard let segment, segments.contains(segment) else { return false }
      control.tapSegment(at: segment)
    case let picker as UIDatePicker:
      guard let date = Self.date(text) else { return false }
      picker.pick(date)
    case let control as UIPageControl:
      guard let page = Int(text), (0..<control.numberOfPages).contains(page) else { return false }
      control.turn(to: page)
    case let picker as UIPickerView: return pick(text, on: picker)
    case let stepper as UIStepper:
      guard let number = Double(text) else { return false }
      stepper.value = number
      stepper.sendActions(for: .valueChanged)
    case let control as UISwitch:
      guard ["on", "off"].contains(text) else { return false }
      if control.isOn != (text == "on") {
        control.isOn.toggle()
        control.sendActions(for: .valueChanged)
      }
    default: return false
    }
    return true
  }

  /// Turns each wheel to a row, by its title or number; of several wheels the rows stand between bars.
  private func pick(_ text: String, on picker: UIPickerView) -> Bool {
    let words = text.split(separator: " | ").map(String.init)
    guard words.count <= picker.numberOfComponents else { return false }
    var rows: [Int] = []
    for (component, word) in words.enumerated() {
      let all = 0..<picker.numberOfRows(inComponent: component)
      let titled = all.first { picker.delegate?.pickerView(picker, titleForRow: $0, forComponent: component) == word }
      guard let row = titled ?? Int(word), all.contains(row) else { return false }
      rows.append(row)
    }
    for (component, row) in rows.enumerated() { picker.pick(row: row, inComponent: component) }
    return true
  }

  private static func date(_ text: String) -> Date? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt)
    // The style of a day alone would leave out what follows it.
    return text.contains("T") ? try? style.parse("\(text):00Z") : try? style.year().month().day().parse(text)
  }
}
