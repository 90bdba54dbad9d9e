/// The content of a tab: a title or a picture, and a badge. A bar follows its changes.
@preconcurrency @MainActor open class UITabBarItem {
  /// The title; without one of its own, that of the controller that the tab belongs to.
  open var title: String? {
    get { hasOwnTitle ? ownTitle : owner?.title }
    set {
      ownTitle = newValue
      titleOfOwner = owner?.title
    }
  }
  /// The picture; drawn by its name if a title is missing.
  open var image: UIImage?
  /// The picture while the tab is selected; remembered.
  open var selectedImage: UIImage?
  /// The number by which code finds the item.
  open var tag = 0
  /// The text in the badge; `nil` for no badge.
  open var badgeValue: String?
  /// The colour of the badge; remembered.
  open var badgeColor: UIColor?
  /// True if a person can select the tab.
  open var isEnabled = true
  /// The name by which user interface tests find the tab.
  open var accessibilityIdentifier: String?

  // Weak: the controller holds its item.
  weak var owner: UIViewController? {
    didSet { if oldValue !== owner { titleOfOwner = owner?.title } }
  }
  private var ownTitle: String?
  /// The owner's title when the item's own was set: as in UIKit, whichever is set last counts.
  private var titleOfOwner: String?

  /// Makes an item without a title.
  public init() {}

  /// Makes an item of a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item of a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes an item of the system's, which is drawn by its name.
  public convenience init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.title, image: nil, tag: tag)
  }

  /// An item that the system knows.
  public enum SystemItem: String {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed

    var title: String {
      rawValue.reduce(into: "") { text, letter in
        text += text.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
      }
    }
  }

  /// The text on the tab.
  var label: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? image?.name ?? "" }

  private var hasOwnTitle: Bool { ownTitle != nil && owner?.title == titleOfOwner }
}

extension UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's tab; of a navigation controller without one of its own it is that of the first controller.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = self[TabBarItem.self] { return item }
      if let first = (self as? UINavigationController)?.viewControllers.first { return first.tabBarItem }
      let item = UITabBarItem()
      item.owner = self
      self[TabBarItem.self] = item
      return item
    }
    set {
      newValue?.owner = self
      self[TabBarItem.self] = newValue
      tabBarController?.updateItems()
    }
  }

  /// The tab bar controller nearest above this controller.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  private enum TabBarItem: AssociatedKey { static var defaultValue: UITabBarItem? { nil } }
}
