import HeadlessUIKit

/// The look of an app's elements at one moment, on screen or below other screens: what writes to them decide, and no more.
@MainActor struct ScreenLook {
  private let elements: [Element]

  /// Looks at the titles and views of a window's controllers; at nothing if there is no window.
  init(of window: UIWindow?) {
    var seen: Set<ObjectIdentifier> = []
    var elements: [Element] = []
    var controllers = [window?.rootViewController].compactMap(\.self)
    var views: [UIView] = [window].compactMap(\.self)
    while let controller = controllers.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      elements.append(Element("title", of: controller, Look(text: controller.title ?? "")))
      controllers += controller.children + [controller.presentedViewController].compactMap(\.self)
      views += [controller.viewIfLoaded].compactMap(\.self)
    }
    while let view = views.popLast() {
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      if let name = view.accessibilityIdentifier { elements.append(Element(name, of: view, Look(of: view))) }
      if let table = view as? UITableView { elements += Self.rows(of: table) }
      views += view.subviews
    }
    self.elements = elements
  }

  /// The number of elements of each name that look otherwise than before. A new one is compared with one that nothing was
  /// written to.
  func changes(since before: ScreenLook) -> [String: Int] {
    // An object that is gone may have left its address to another one.
    let looks = before.elements.reduce(into: [Element.Key: Look]()) { looks, element in
      if let key = element.key { looks[key] = element.look }
    }
    return elements.reduce(into: [:]) { changes, element in
      guard let key = element.key, element.look != looks[key] ?? element.unwritten else { return }
      changes[element.name, default: 0] += 1
    }
  }

  /// The labels of the rows in sight, each known by its place: a cell is used again for another row.
  private static func rows(of table: UITableView) -> [Element] {
    (table.indexPathsForVisibleRows ?? []).flatMap { path in
      (table.cellForRow(at: path)?.subviews ?? []).filter { $0.accessibilityIdentifier == nil }.enumerated().map {
        Element("row", of: table, at: [path.section, path.row, $0], Look(of: $1))
      }
    }
  }
}

/// An element of a screen: a view, a controller's title or a label of a row.
@MainActor private struct Element {
  /// The identity of an element.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let place: [Int]
  }

  let name: String
  let look: Look
  /// The look before the first write.
  let unwritten: Look
  private let place: [Int]
  // Weak: an element's life must not depend on who looks.
  private weak var object: AnyObject?

  init(_ name: String, of object: AnyObject, at place: [Int] = [], _ look: Look) {
    self.name = name
    self.look = look
    self.object = object
    self.place = place
    unwritten = Look(isHidden: object is UIActivityIndicatorView)
  }

  /// The identity; `nil` once the object is gone.
  var key: Key? { object.map { Key(object: ObjectIdentifier($0), place: place) } }
}

/// The values of an element that are written.
private struct Look: Hashable {
  var text = ""
  var isHidden = false
  var isEnabled = true
  var isRefreshing = false
  var rows: [String] = []
}

extension Look {
  @MainActor init(of view: UIView) {
    text = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? ""
    isHidden = view.isHidden
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    isRefreshing = (view as? UIRefreshControl)?.isRefreshing ?? false
    if let table = view as? UITableView {
      rows = (table.indexPathsForVisibleRows ?? []).flatMap { table.cellForRow(at: $0)?.picture ?? [] }
    }
  }
}
