/// One action of a person, or of the world around the app; a line of a journey.
nonisolated public enum AppAction: Equatable, Sendable {
  /// A tap on a button, a switch or a view with a recogniser, by its title or its accessibility identifier.
  case tap(String)
  /// A text that a person types into a field, by its identifier or placeholder, in the place of what stands there.
  case type(String, into: String)
  /// A value that a person gives to a slider, a switch, a stepper, or a control of segments, dates, rows or pages.
  case set(String, to: String)
  /// The return key, pressed in a field.
  case returnKey(in: String)
  /// A tap on a row of a table, or on an item of a collection.
  case row(RowPlace)
  /// A tap on a row's info button.
  case accessory(RowPlace)
  /// The deletion of a row.
  case delete(RowPlace)
  /// A row that is moved while the table is edited, to the place of another.
  case move(RowPlace, to: RowPlace)
  /// A swipe over a row, and a tap on one of the buttons behind it, by its title.
  case swipe(RowPlace, String)
  /// A finger that scrolls the first list, text or other view that scrolls.
  case scroll(Distance)
  /// A list's content that is pulled down, to load it again.
  case pull
  /// The system's back.
  case back
  /// The oldest request that waits is answered, with the content of a file.
  case answer(file: String)
  /// The oldest request that waits fails.
  case fail
  /// Time that passes, in seconds.
  case wait(Int)
  /// The app's end: its delegate and its window are released. Requests that wait can still be answered.
  case end
  /// A text that has to be on the screen.
  case expect(String)
  /// The screen is printed.
  case screen
  /// An event of the app as a whole.
  case event(AppEvent)
  /// A gesture other than a tap.
  case gesture(AppGesture)

  /// The distance of scrolling.
  public enum Distance: Equatable, Sendable {
    /// A number of rows, lines of cells or pages; below 0 for upwards.
    case rows(Int)
    /// All that is left.
    case toEnd
    /// Back to the top, by a tap on the status bar.
    case toTop
  }

  /// The place of a row: section and row, from 0.
  public struct RowPlace: Equatable, Sendable, CustomStringConvertible {
    /// The section.
    public let section: Int
    /// The row in it.
    public let row: Int

    /// Makes a place.
    public init(section: Int = 0, row: Int) {
      self.section = section
      self.row = row
    }

    /// The place as it is written: the row alone in the first section.
    public var description: String { section == 0 ? "\(row)" : "\(section).\(row)" }
  }
}

nonisolated extension AppAction: CustomStringConvertible {
  /// Reads a line such as `tap Close` or `type name Ada`; `nil` if it is none.
  public init?(_ line: String) {
    let (verb, rest) = Self.split(line)
    switch verb {
    case "tap" where !rest.isEmpty: self = .tap(rest)
    case "type":
      let (field, text) = Self.quoted(rest) ?? Self.split(rest)
      guard !field.isEmpty else { return nil }
      self = .type(text, into: field)
    case "set":
      let (name, value) = Self.quoted(rest) ?? Self.split(rest)
      guard !name.isEmpty, !value.isEmpty else { return nil }
      self = .set(name, to: value)
    case "return" where !rest.isEmpty: self = .returnKey(in: rest)
    case "row", "accessory", "delete":
      guard let place = RowPlace(rest) else { return nil }
      self = verb == "row" ? .row(place) : verb == "delete" ? .delete(place) : .accessory(place)
    case "move":
      let (row, target) = Self.split(rest)
      guard let row = RowPlace(row), let target = RowPlace(target) else { return nil }
      self = .move(row, to: target)
    case "swipe" where RowPlace(Self.split(rest).0) != nil:
      let (row, title) = Self.split(rest)
      guard let row = RowPlace(row), !title.isEmpty else { return nil }
      self = .swipe(row, title)
    case "scroll":
      guard let distance = Distance(rest) else { return nil }
      self = .scroll(distance)
    case "pull" where rest.isEmpty: self = .pull
    case "back" where rest.isEmpty: self = .back
    case "answer" where !rest.isEmpty: self = .answer(file: rest)
    case "fail" where rest.isEmpty: self = .fail
    case "wait":
      guard let seconds = Int(rest), seconds > 0 else { return nil }
      self = .wait(seconds)
    case "end" where rest.isEmpty: self = .end
    case "expect" where !rest.isEmpty: self = .expect(rest)
    case "screen" where rest.isEmpty: self = .screen
    default:
      guard let other = AppEvent(line).map({ AppAction.event($0) }) ?? AppGesture(line).map({ .gesture($0) }) else {
        return nil
      }
      self = other
    }
  }

  /// The action as it is written in a journey.
  public var description: String {
    switch self {
    case .tap(let name): "tap \(name)"
    case .type(let text, let field): "type \(Self.quoting(field)) \(text)"
    case .set(let name, let value): "set \(Self.quoting(name)) \(value)"
    case .returnKey(let field): "return \(field)"
    case .row(let place): "row \(place)"
    case .accessory(let place): "accessory \(place)"
    case .delete(let place): "delete \(place)"
    case .move(let row, let target): "move \(row) \(target)"
    case .swipe(let row, let title): "swipe \(row) \(title)"
    case .scroll(let distance): "scroll \(distance)"
    case .pull: "pull"
    case .back: "back"
    case .answer(let file): "answer \(file)"
    case .fail: "fail"
    case .wait(let seconds): "wait \(seconds)"
    case .end: "end"
    case .expect(let text): "expect \(text)"
    case .screen: "screen"
    case .event(let event): event.description
    case .gesture(let gesture): gesture.description
    }
  }

  /// A name as it stands before something else: between quotes if it has spaces.
  private static func quoting(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }

  /// Splits a name between quotes from what follows; `nil` if there are none.
  private static func quoted(_ text: String) -> (String, String)? {
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    let rest = text[text.index(after: end)...].drop { $0 == " " }
    return (String(text.dropFirst()[..<end]), String(rest))
  }

  private static func split(_ line: String) -> (String, String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? String(parts[1]) : "")
  }
}

nonisolated extension AppAction.RowPlace {
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let last = numbers.last ?? nil, let first = numbers[0], first >= 0, last >= 0
    else { return nil }
    self.init(section: numbers.count == 2 ? first : 0, row: last)
  }
}

nonisolated extension AppAction.Distance: CustomStringConvertible {
  fileprivate init?(_ text: String) {
    switch text {
    case "to end": self = .toEnd
    case "to top": self = .toTop
    default:
      guard let rows = Int(text), rows != 0 else { return nil }
      self = .rows(rows)
    }
  }

  /// The distance as it is written.
  public var description: String {
    switch self {
    case .rows(let rows): "\(rows)"
    case .toEnd: "to end"
    case .toTop: "to top"
    }
  }
}
