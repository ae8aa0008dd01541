import Foundation

extension UICollectionView {
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier: String
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Cell.self)-registration-\(registrationCount)"
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    elements.pool(ofKind: nil).register(Cell.self, identifier: registration.identifier)
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    // The class has just been registered for this identifier.
    let cell = dequeued as? Cell ?? Cell(frame: dequeued.frame)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    fileprivate let elementKind: String
    fileprivate let identifier: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Supplementary.self)-registration-\(registrationCount)"
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    elements.pool(ofKind: kind).register(Supplementary.self, identifier: identifier)
    let dequeued = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let view = dequeued as? Supplementary ?? Supplementary(frame: dequeued.frame)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Makes the identifiers of registrations unique. Generic types can't have static stored properties.
@MainActor private var registrationCount = 0
