import AppBench
import Foundation
import Testing
import UIKit

/// Evidence: Apple's *Implementing Modern Collection Views*, and the documentation of `NSCollectionLayoutGroup`,
/// `NSCollectionLayoutDimension` and `NSCollectionLayoutSection`. The window is 320 × 440.
@MainActor @Suite("A compositional layout", .serialized)
struct CompositionalTests {
  private typealias Size = NSCollectionLayoutSize

  private func frames(_ counts: [Int], _ layout: UICollectionViewLayout) throws -> [CGRect] {
    let grid = GridController(counts.map { (0..<$0).map { "item \($0)" } })
    _ = try CodeApp.running { grid }
    for kind in ["head", "foot", "badge"] {
      grid.grid.register(
        GridController.Header.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
    }
    grid.grid.setCollectionViewLayout(layout, animated: false)
    grid.grid.layoutIfNeeded()
    return counts.indices.flatMap { section in
      (0..<counts[section]).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }
  }

  private func frames(_ count: Int, _ section: NSCollectionLayoutSection) throws -> [CGRect] {
    try frames([count], UICollectionViewCompositionalLayout(section: section))
  }

  private func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutItem
  {
    NSCollectionLayoutItem(layoutSize: Size(widthDimension: width, heightDimension: height))
  }

  private let line = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

  /// "The fractional width of the item is a fifth of that of the group", which so has five of it.
  @Test("fills a group with its items, and repeats the group")
  func grid() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitems: [item(.fractionalWidth(0.2), .fractionalHeight(1))]
    )
    let found = try frames(7, NSCollectionLayoutSection(group: group))
    #expect(found[4] == CGRect(x: 256, y: 0, width: 64, height: 40))
    #expect(found[5] == CGRect(x: 0, y: 40, width: 64, height: 40) && found.count == 7)
  }

  /// The documentation of `horizontal(layoutSize:subitem:count:)`: the items share the group's width.
  @Test("shares a group's length between a number of items, with the distances between them")
  func shares() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 10)
    let found = try frames(3, section)
    #expect(found[0] == CGRect(x: 10, y: 1, width: 145, height: 40))
    #expect(found[1] == CGRect(x: 165, y: 1, width: 145, height: 40))
    #expect(found[2] == CGRect(x: 10, y: 46, width: 145, height: 40))
  }

  /// "Nested groups": a large item, and two small ones below each other.
  @Test("has groups in groups, and the distances of items from their edges")
  func nested() throws {
    let large = item(.fractionalWidth(0.75), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))]
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [large, column])
    let found = try frames(4, NSCollectionLayoutSection(group: group))
    #expect(found[0] == CGRect(x: 4, y: 2, width: 228, height: 32))
    #expect(found[1] == CGRect(x: 240, y: 0, width: 80, height: 20))
    #expect(found[2] == CGRect(x: 240, y: 20, width: 80, height: 20))
    #expect(found[3].minY == 42)
  }

  @Test("takes an estimated length as it is, and a group of one has the length of its items")
  func estimated() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(500)),
      subitems: [item(.fractionalWidth(1), .estimated(30)), item(.fractionalWidth(1), .absolute(20))]
    )
    let found = try frames(3, NSCollectionLayoutSection(group: group))
    #expect(found.map(\.minY) == [0, 30, 50] && found[1].size == CGSize(width: 160, height: 20))
  }

  @Test("takes the places of a group from a closure")
  func custom() throws {
    let group = NSCollectionLayoutGroup.custom(layoutSize: line) { environment in
      [20, 0].map { x in
        .init(frame: CGRect(x: x, y: 0, width: 10, height: environment.container.contentSize.height))
      }
    }
    let found = try frames(3, NSCollectionLayoutSection(group: group))
    #expect(found.map(\.origin) == [CGPoint(x: 20, y: 0), .zero, CGPoint(x: 20, y: 40)] && found[0].height == 40)
  }

  /// The documentation of `orthogonalScrollingBehavior`: the groups are laid out across the layout's direction.
  @Test("puts groups side by side in a section that scrolls across; all of its cells are in sight")
  func orthogonal() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(40)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let across = NSCollectionLayoutSection(group: group)
    across.orthogonalScrollingBehavior = .groupPaging
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, _ in section == 0 ? across : NSCollectionLayoutSection(group: group) },
      configuration: configuration
    )
    let found = try frames([4, 1], layout)
    #expect(found.map(\.minX) == [0, 200, 400, 600, 0] && found[4].minY == 47)
    let screen = CGRect(x: 0, y: 0, width: 320, height: 440)
    #expect(layout.layoutAttributesForElements(in: screen)?.count == 5)
    #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 87))
  }

  @Test("has headers, footers and badges where they are anchored")
  func supplementary() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(20), heightDimension: .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -1))
    )
    let cell = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: line, subitems: [cell])
    )
    section.contentInsets.leading = 20
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: line, elementKind: "foot", alignment: .bottom),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Size(widthDimension: .absolute(50), heightDimension: .absolute(30)),
        elementKind: "head",
        alignment: .topTrailing
      ),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try frames([1], layout) == [CGRect(x: 20, y: 30, width: 100, height: 40)])
    let places = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 320, height: 440)) ?? []
    let found = places.reduce(into: [:]) { $0[$1.representedElementKind ?? "cell"] = $1.frame }
    #expect(found["head"] == CGRect(x: 270, y: 0, width: 50, height: 30))
    #expect(found["badge"] == CGRect(x: 110, y: 20, width: 20, height: 10))
    #expect(found["foot"] == CGRect(x: 20, y: 70, width: 300, height: 40))
  }

  /// Apple, `UICollectionView.CellRegistration`: it registers a class, and configures each cell with an item.
  @Test("shows cells of a registration, which are filled again when they are used again")
  func registration() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line,
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
    )
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var made: Set<ObjectIdentifier> = []
    let registration = UICollectionView.CellRegistration<GridController.Cell, String> { cell, path, name in
      made.insert(ObjectIdentifier(cell))
      cell.label.text = "\(path.item) is \(name)"
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { grid, path, name in
      grid.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<30).map { "n\($0)" })
    source.apply(snapshot)
    let app = try CodeApp.running {
      let controller = UIViewController()
      controller.view.addSubview(grid)
      return controller
    }
    try app.perform(lines: "expect 0 is n0\nexpect 10 is n10")
    grid.contentOffset.y = 440
    try app.perform(lines: "expect 20 is n20")
    #expect(!app.picture.contains("is n0 ") && made.count < 20)
  }
}
