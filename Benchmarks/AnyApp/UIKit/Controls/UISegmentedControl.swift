/// A control of several parts, one of which is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The number that says that no part is chosen.
  public nonisolated static let noSegment = -1

  /// The part that is chosen, from 0; setting it sends no event.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsDisplay() }
  }
  private var titles: [String?] = []

  /// Makes a control of titles and pictures; pictures are drawn by their names.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] { titles.append((item as? String) ?? (item as? UIImage)?.name) }
  }

  /// Makes a control without parts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control as a nib or a storyboard asks for it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The number of parts.
  open var numberOfSegments: Int { titles.count }
  /// Returns the title of a part.
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  /// Sets the title of a part.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  /// Puts a part in; a place behind the last one is the last one's.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
    if segment <= selectedSegmentIndex { selectedSegmentIndex += 1 }
  }
  /// Takes a part out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  /// Takes all parts out.
  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Chooses a part as a person does: a tap on the chosen one changes nothing.
  public func tapSegment(at segment: Int) {
    guard titles.indices.contains(segment), segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
  }

  open override var picture: [String] {
    let parts = titles.enumerated().map { index, title in
      index == selectedSegmentIndex ? "[\(title ?? "")]" : title ?? ""
    }
    return [parts.joined(separator: " | ")]
  }
}
