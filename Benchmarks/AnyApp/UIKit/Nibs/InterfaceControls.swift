import Foundation

/// Controls with a value as nibs and storyboards draw them.
extension InterfaceViews {
  /// Sets what the attributes of a control's element say.
  static func configure(_ control: UIControl, _ element: InterfaceElement) {
    switch control {
    case let control as UISwitch: control.isOn = element.flag("on") ?? false
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.stepValue = element.number("stepValue") ?? 1
      stepper.value = element.number("value") ?? 0
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
    case let control as UISegmentedControl:
      for (index, segment) in element.elements(in: "segments").enumerated() {
        let title = segment.attributes["title"] ?? segment.attributes["image"]
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      control.selectedSegmentIndex = element.number("selectedSegmentIndex").map { Int($0) } ?? 0
    case let picker as UIDatePicker:
      picker.datePickerMode = dateModes[element.attributes["datePickerMode"] ?? ""] ?? .dateAndTime
    case let pages as UIPageControl:
      pages.numberOfPages = element.number("numberOfPages").map { Int($0) } ?? 0
      pages.currentPage = element.number("currentPage").map { Int($0) } ?? 0
      pages.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    default: break
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]
}
