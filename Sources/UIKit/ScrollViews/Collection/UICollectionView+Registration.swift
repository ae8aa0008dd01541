import Foundation

extension UICollectionView {
  /// A registration that fills cells of a class with items of a type, without a reuse identifier.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a registration whose `handler` fills a cell before it is shown.
    public init(handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Cell.self)-registration-\(registrationCount)"
      self.handler = handler
    }
  }

  /// Returns a cell that the registration has filled: one that has been scrolled away, or a new one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    reuse.register(Cell.self, kind: nil, identifier: registration.identifier)
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
      fatalError("The registration's cell class \(Cell.self) was registered under its identifier just now")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

/// The number of registrations, which makes their identifiers unique. It is here because generic types cannot have static
/// stored properties.
@MainActor private var registrationCount = 0
