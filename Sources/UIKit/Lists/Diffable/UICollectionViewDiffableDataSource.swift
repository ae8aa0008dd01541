import Foundation

/// A data source of a collection view that is given snapshots, and animates from each to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that returns a supplementary view of a kind, such as a header.
  public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  /// The closure that returns the supplementary views that the layout wants.
  public var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that decide about disclosing the items of a section that has them inside each other, and are notified of it.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The closures that let a person move items, and are notified of it.
  public var reorderingHandlers = ReorderingHandlers()

  /// Closures that let a person move items, and are notified of it.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved, or nil for never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source moves an item that a person has moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has moved an item that a person has moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The section snapshots of those sections that have been given one.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source, and makes it that of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of what the collection view shows.
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { contents.snapshot }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether items move, appear and disappear with animations. Without a window they never do.
  ///   - completion: The closure to call after the animations.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    guard let collectionView, collectionView.dataSource === self, contents.numberOfSections > 0 else {
      return reload(snapshot, completion: completion)
    }
    guard animatingDifferences, collectionView.window != nil else {
      return UIView.performWithoutAnimation { show(snapshot, in: collectionView, completion: completion) }
    }
    show(snapshot, in: collectionView, completion: completion)
  }

  /// Shows a snapshot, and waits for the end of the animations.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by requesting all cells again, without comparing it to the present one.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    reload(snapshot, completion: completion)
  }

  private func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)?
  ) {
    contents.replace(with: snapshot.storage)
    collectionView?.reloadData()
    completion?()
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, in collectionView: UICollectionView,
    completion: (() -> Void)?
  ) {
    let batch = SnapshotDifference(from: contents.storage, to: snapshot.storage).batch
    collectionView.performBatchUpdates {
      self.contents.replace(with: snapshot.storage)
      guard !batch.isEmpty else { return }
      collectionView.deleteSections(batch.deletedSections)
      collectionView.insertSections(batch.insertedSections)
      for move in batch.movedSections { collectionView.moveSection(move.from, toSection: move.to) }
      collectionView.deleteItems(at: batch.deletedItems)
      collectionView.insertItems(at: batch.insertedItems)
      for move in batch.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
      collectionView.reloadItems(at: batch.reloadedItems)
      collectionView.reconfigureItems(at: batch.reconfiguredItems)
    } completion: { _ in
      completion?()
    }
  }

  // MARK: Finding

  /// Returns the identifier of a section, or nil if there is no such section.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

  /// Returns the index of a section, or nil if it isn't shown.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(of: sectionIdentifier) }

  /// Returns the identifier of the item at an index path, or nil if there is none.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

  /// Returns the index path of an item, or nil if it isn't shown.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    contents.items(inSection: section).count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if let item = contents.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) { return cell }
    misuse("The cell provider of \(self) returned nil for the item at \(indexPath); cells must not be nil.")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    contents.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = contents.item(at: sourceIndexPath), let section = contents.section(at: destinationIndexPath.section) else { return }
    let initial = contents.snapshot
    var final = initial
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      final.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: initial, finalSnapshot: final)
    reorderingHandlers.willReorder?(transaction)
    contents.replace(with: final.storage)
    reorderingHandlers.didReorder?(transaction)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    misuse("The layout wants a supplementary view of kind \(kind) at \(indexPath), but the supplementaryViewProvider returned none.")
    return UICollectionReusableView(frame: .zero)
  }
}
