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
    pool(ofKind: nil).register(Cell.self, identifier: registration.identifier)
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // The class was registered under this identifier just now.
    let cell = dequeued as? Cell ?? Cell(frame: dequeued.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A registration that fills supplementary views of a class, such as headers, without a reuse identifier.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that fills a view of a kind for an index path.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    fileprivate let elementKind: String
    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a registration for a kind, whose `handler` fills a view before it is shown.
    public init(elementKind: String, handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Supplementary.self)-registration-\(registrationCount)"
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a supplementary view that the registration has filled: one that has been scrolled away, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    pool(ofKind: kind).register(Supplementary.self, identifier: identifier)
    let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary(frame: dequeued.frame)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The number of registrations, which makes their identifiers unique. It is here because generic types cannot have static
/// stored properties.
@MainActor private var registrationCount = 0
