import Foundation

/// A data source of a table that is given snapshots, and animates from each to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UITableViewCell?

  /// The animation of rows that are inserted, deleted and reloaded.
  ///
  /// The default is `automatic`.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of what the table shows.
  public func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { contents.snapshot }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items to show.
  ///   - animatingDifferences: Whether rows move, appear and disappear with animations. Without a window they never do.
  ///   - completion: The closure to call after the animations.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView, tableView.dataSource === self, contents.numberOfSections > 0 else {
      return applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    guard animatingDifferences, tableView.window != nil else {
      return UIView.performWithoutAnimation { show(snapshot, in: tableView, with: .none, completion: completion) }
    }
    show(snapshot, in: tableView, with: defaultRowAnimation, completion: completion)
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
    contents.replace(with: snapshot.storage)
    tableView?.reloadData()
    completion?()
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, in tableView: UITableView,
    with animation: UITableView.RowAnimation, completion: (() -> Void)?
  ) {
    let batch = SnapshotDifference(from: contents.storage, to: snapshot.storage).batch
    tableView.performBatchUpdates {
      self.contents.replace(with: snapshot.storage)
      guard !batch.isEmpty else { return }
      if !batch.deletedSections.isEmpty { tableView.deleteSections(batch.deletedSections, with: animation) }
      if !batch.insertedSections.isEmpty { tableView.insertSections(batch.insertedSections, with: animation) }
      for move in batch.movedSections { tableView.moveSection(move.from, toSection: move.to) }
      tableView.deleteRows(at: batch.deletedItems, with: animation)
      tableView.insertRows(at: batch.insertedItems, with: animation)
      for move in batch.movedItems { tableView.moveRow(at: move.from, to: move.to) }
      tableView.reloadRows(at: batch.reloadedItems, with: animation)
      tableView.reconfigureRows(at: batch.reconfiguredItems)
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

  open func numberOfSections(in tableView: UITableView) -> Int { contents.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contents.items(inSection: section).count }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = contents.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    misuse("The cell provider of \(self) returned nil for the row at \(indexPath); cells must not be nil.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns nil: no title.
  ///
  /// Subclasses override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil: no title.
  ///
  /// Subclasses override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalMethod.byDefault(true) }

  /// Returns true, which holds if the subclass implements `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalMethod.byDefault(true) }

  open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}

  open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}
