extension UICollectionView {
  /// A class of cells, with the closure that fills one with an item.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    /// The name under which such cells are kept: one of its own for each registration.
    let identifier = UUID().uuidString

    /// Makes a registration of a class, which is that of the closure's cells.
    public init(handler: @escaping Handler) {
      (self.handler, nib) = (handler, nil)
    }

    /// Makes a registration of cells that are drawn in a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      (self.handler, nib) = (handler, cellNib)
    }
  }

  /// Returns a used cell, or a new one, which the registration has filled with an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      preconditionFailure("the cell of a registration is a \(type(of: view)), not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
