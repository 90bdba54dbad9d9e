/// A control for a date and a time of day.
///
/// The picture has both as Greenwich has them, so that it is the same everywhere. At first the date is the present one.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen.
  public nonisolated enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The date; setting it sends no event, and keeps it between the limits.
  open var date = Date() {
    didSet {
      let limited = min(max(date, minimumDate ?? date), max(maximumDate ?? date, minimumDate ?? date))
      if limited != date { date = limited }
      setNeedsDisplay()
    }
  }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { if let minimumDate, date < minimumDate { date = minimumDate } }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { if let maximumDate, date > maximumDate { date = maximumDate } }
  }
  /// The parts that can be chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The distance of two times that can be chosen, in minutes; remembered.
  open var minuteInterval = 1
  /// The time of a countdown, in seconds; remembered.
  open var countDownDuration: TimeInterval = 0
  /// The language; remembered.
  open var locale: Locale?
  /// The calendar; remembered.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The time zone; remembered.
  open var timeZone: TimeZone?

  /// Sets the date; sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Chooses a date as a person does.
  public func pick(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }

  open override var picture: [String] {
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .gmt)
    let text = date.formatted(style)
    switch datePickerMode {
    case .date: return ["‹ \(text.prefix(10)) ›"]
    case .time: return ["‹ \(text.dropFirst(11).prefix(5)) ›"]
    case .dateAndTime: return ["‹ \(text.prefix(16)) ›"]
    case .countDownTimer: return ["‹ \(Int(countDownDuration)) s ›"]
    }
  }
}

extension UIDatePicker {
  /// The look of a date picker; here all look the same.
  public var preferredDatePickerStyle: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The look of a date picker.
  public nonisolated enum Style: Int, Sendable { case automatic, wheels, compact, inline }

  private enum StyleKey: AssociatedKey { static var defaultValue: Style { .automatic } }
}

/// The parts of a date that can be chosen, as Swift 3 and 4 wrote it.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The look of a date picker.
public typealias UIDatePickerStyle = UIDatePicker.Style
