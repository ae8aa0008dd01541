import Foundation

@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  public var supplementaryViewProvider: SupplementaryViewProvider?
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  public var reorderingHandlers = ReorderingHandlers()

  public struct ReorderingHandlers {
    /// Nil never allows it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source updates its snapshot for a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source has updated its snapshot for a move.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
  /// The section snapshots that have been applied.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source, and sets it on the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { contents.snapshot }

  /// Never animates without a window.
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
    contents.show(
      snapshot.storage, in: collectionView, isSource: collectionView?.dataSource === self, animated: animatingDifferences,
      completion: completion)
  }

  /// Waits for the end of the animations.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Does not compare the snapshot to the current one.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(notIn: snapshot)
    contents.reload(snapshot.storage, in: collectionView, completion: completion)
  }

  // MARK: Finding

  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(of: sectionIdentifier) }

  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

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
