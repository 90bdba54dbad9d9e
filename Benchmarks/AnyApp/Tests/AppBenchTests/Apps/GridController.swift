import Foundation
import UIKit

/// A grid of two columns, four lines of which are in sight; it notes what it is asked and told.
final class GridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// A cell that shows a name, and that it is selected.
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    required init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
      didSet { label.text = label.text.map { isSelected ? "✓ \($0)" : $0.replacing("✓ ", with: "") } }
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      label.text = "used"
    }
  }

  final class Header: UICollectionReusableView {
    let label = UILabel()

    required init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  var sections: [[String]]
  let calls: Calls
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  /// The size of each cell; `nil` for the layout's own.
  var size: CGSize?

  init(_ sections: [[String]], _ calls: Calls = Calls()) {
    self.sections = sections
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.itemSize = CGSize(width: 150, height: 100)
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      Header.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    calls.add("count \(section)")
    return sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = (cell as? Cell)?.label
    calls.add("\(label?.text == nil ? "new" : label?.text ?? "") \(indexPath.item)")
    label?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? Header)?.label.text = "— section \(indexPath.section)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size ?? layout.itemSize }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.add("shows \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.add("hides \(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    calls.add("should \(indexPath.item)")
    return sections[indexPath.section][indexPath.item] != "fixed"
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.add("selected \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.add("deselected \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.add("begins") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.add("scrolled to \(Int(scrollView.contentOffset.y))") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { calls.add("lifted") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.add("rests") }
}
