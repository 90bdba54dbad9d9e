import Foundation

/// Tables and collections as nibs and storyboards draw them, with their cells.
extension InterfaceViews {
  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// Sets an outlet that UIKit's lists have; returns false if it is none of them.
  static func setKnownListOutlet(_ property: String, of object: AnyObject, to value: AnyObject?) -> Bool {
    switch (object, property) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let table as UITableView, "prefetchDataSource"):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = value as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = value as? any UICollectionViewDelegate
    case (let collection as UICollectionView, "prefetchDataSource"):
      collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }

  /// Makes what is drawn in a table's cell.
  static func configure(
    _ cell: UITableViewCell,
    _ element: InterfaceElement,
    in interface: Interface
  ) throws(InterfaceError) {
    cell.accessoryType = element.attributes["accessoryType"].flatMap { accessories[$0] } ?? .none
    guard let content = element.child(key: "contentView") else { return }
    interface.enter(cell.contentView, for: content)
    for child in content.elements(in: "subviews") { cell.contentView.addSubview(try interface.view(child)) }
    let label = { (name: String) in element.attributes[name].flatMap { interface.objects[$0] as? UILabel } }
    cell.useLabels(label("textLabel"), detail: label("detailTextLabel"))
    cell.useImageView(element.attributes["imageView"].flatMap { interface.objects[$0] as? UIImageView })
  }

  /// Has a table make its cells as its prototypes are drawn, or makes the rows that are drawn; with what is above and below.
  static func configure(
    _ table: UITableView,
    _ element: InterfaceElement,
    in interface: Interface
  ) throws(InterfaceError) {
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
    table.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    if element.attributes["allowsSelection"] == "NO" { table.allowsSelection = false }
    if let drawn = element.child(key: "tableHeaderView") { table.tableHeaderView = try interface.view(drawn) }
    if let drawn = element.child(key: "tableFooterView") { table.tableFooterView = try interface.view(drawn) }
    for prototype in element.elements(in: "prototypes") {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      table.register(forCellReuseIdentifier: identifier, interface.viewMaker(of: prototype))
    }
    guard element.attributes["dataMode"] == "static" else { return }
    var sections: [DrawnSection] = []
    for section in element.elements(in: "sections") {
      var cells: [UITableViewCell] = []
      for drawn in section.elements(in: "cells") {
        if let cell = try interface.view(drawn) as? UITableViewCell { cells.append(cell) }
      }
      let titles = ["headerTitle", "footerTitle"].map { section.attributes[$0] }
      sections.append(DrawnSection(header: titles[0], footer: titles[1], cells: cells))
    }
    table.drawnSections = sections
  }

  /// Makes what is drawn in a collection's cell.
  static func configure(
    _ cell: UICollectionViewCell,
    _ element: InterfaceElement,
    in interface: Interface
  ) throws(InterfaceError) {
    guard let content = element.child(key: "contentView") else { return }
    interface.enter(cell.contentView, for: content)
    for child in content.elements(in: "subviews") { cell.contentView.addSubview(try interface.view(child)) }
  }

  /// Has a collection make its cells and headers as its prototypes are drawn, in the layout that is drawn.
  static func configure(
    _ collection: UICollectionView,
    _ element: InterfaceElement,
    in interface: Interface
  ) throws(InterfaceError) {
    if let drawn = element.child(key: "collectionViewLayout") {
      let custom = try interface.custom(drawn)
      collection.collectionViewLayout = custom as? UICollectionViewLayout ?? collection.collectionViewLayout
      interface.enter(collection.collectionViewLayout, for: drawn)
      (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.configure(drawn)
    }
    for prototype in element.elements(in: "cells") {
      guard let identifier = prototype.attributes["reuseIdentifier"] else { continue }
      collection.register(forCellWithReuseIdentifier: identifier, interface.viewMaker(of: prototype))
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      guard let drawn = element.child(key: key), let identifier = drawn.attributes["reuseIdentifier"] else { continue }
      let make: () -> UICollectionReusableView = interface.viewMaker(of: drawn)
      collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier, make)
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the sizes and distances that are drawn.
  fileprivate func configure(_ element: InterfaceElement) {
    minimumLineSpacing = element.number("minimumLineSpacing").map { CGFloat($0) } ?? minimumLineSpacing
    minimumInteritemSpacing = element.number("minimumInteritemSpacing").map { CGFloat($0) } ?? minimumInteritemSpacing
    if element.attributes["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    itemSize = element.child(key: "itemSize")?.size ?? itemSize
    headerReferenceSize = element.child(key: "headerReferenceSize")?.size ?? headerReferenceSize
    footerReferenceSize = element.child(key: "footerReferenceSize")?.size ?? footerReferenceSize
    sectionInset = element.child(key: "sectionInset")?.inset ?? sectionInset
  }
}

extension InterfaceElement {
  /// The size that the element's attributes say.
  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  /// The distances that the element's attributes say.
  fileprivate var inset: UIEdgeInsets {
    let sides = ["minY", "minX", "maxY", "maxX"].map { CGFloat(number($0) ?? 0) }
    return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

extension Interface {
  /// A closure that makes a cell or a header as it is drawn, with its connections.
  func viewMaker<View: UIView>(of element: InterfaceElement) -> () -> View {
    let (file, storyboard) = (file, storyboard)
    // Weak: the owner holds the list, which holds this closure.
    return { [weak owner = ownerObject] in
      Interface.orStop { () throws(InterfaceError) in
        let interface = Interface(file, owner: owner, storyboard: storyboard)
        let view = try interface.view(element)
        try interface.connect()
        guard let made = view as? View else {
          throw interface.error(element, "\(type(of: view)) is not a \(View.self)")
        }
        return made
      }
    }
  }
}
