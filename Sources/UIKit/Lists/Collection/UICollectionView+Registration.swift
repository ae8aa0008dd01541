import Foundation

extension UICollectionView {
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    private let identifier: String
    private let handler: Handler

    public init(handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Cell.self)-registration-\(registrationCount)"
      self.handler = handler
    }

    fileprivate func dequeue(from list: UICollectionView, for path: IndexPath, item: Item?) -> Cell {
      list.elements.pool(ofKind: nil).register(Cell.self, identifier: identifier) { $0.init(frame: $1) }
      let dequeued = list.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      // The class has just been registered for this identifier.
      let cell = dequeued as? Cell ?? Cell(frame: dequeued.frame)
      if let item { handler(cell, path, item) }
      return cell
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.dequeue(from: self, for: indexPath, item: item)
  }

  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    private let elementKind: String
    private let identifier: String
    private let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      registrationCount += 1
      identifier = "\(Supplementary.self)-registration-\(registrationCount)"
      self.elementKind = elementKind
      self.handler = handler
    }

    fileprivate func dequeue(from list: UICollectionView, for path: IndexPath) -> Supplementary {
      list.elements.pool(ofKind: elementKind).register(Supplementary.self, identifier: identifier) { $0.init(frame: $1) }
      let dequeued = list.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: path)
      let view = dequeued as? Supplementary ?? Supplementary(frame: dequeued.frame)
      handler(view, elementKind, path)
      return view
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.dequeue(from: self, for: indexPath)
  }
}

/// Makes the identifiers of registrations unique. Generic types can't have static stored properties.
@MainActor private var registrationCount = 0
