import Foundation

@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert, delete, reload, move
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

// Animated insertions, deletions and moves of items.
extension UICollectionView {
  private static var updateDuration: TimeInterval { 0.3 }

  /// Makes several changes, and animates from the old state to the new one. The completion's argument tells whether the animations
  /// finished.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if movement != nil { cancelInteractiveMovement() }
    let isOutermost = batch == nil
    if isOutermost {
      showElements()
      batch = UpdateBatch()
    }
    updates?()
    guard isOutermost, let finished = batch else {
      if let completion { batch?.completions.append(completion) }
      return
    }
    batch = nil
    show(finished) { isFinished in
      for nested in finished.completions { nested(isFinished) }
      completion?(isFinished)
    }
  }

  /// The index paths refer to the state after the updates.
  public func insertItems(at indexPaths: [IndexPath]) { record { $0.insertedItems += indexPaths } }

  /// The index paths refer to the state before the updates.
  public func deleteItems(at indexPaths: [IndexPath]) { record { $0.deletedItems += indexPaths } }

  /// The index paths refer to the state before the updates.
  public func reloadItems(at indexPaths: [IndexPath]) { record { $0.reloadedItems += indexPaths } }

  /// `indexPath` refers to the state before the updates, and `newIndexPath` to the state after them.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { record { $0.movedItems.append((indexPath, newIndexPath)) } }

  /// The indices refer to the state after the updates.
  public func insertSections(_ sections: IndexSet) { record { $0.insertedSections.formUnion(sections) } }

  /// The indices refer to the state before the updates.
  public func deleteSections(_ sections: IndexSet) { record { $0.deletedSections.formUnion(sections) } }

  /// `section` refers to the state before the updates, and `newSection` to the state after them.
  public func moveSection(_ section: Int, toSection newSection: Int) { record { $0.movedSections.append((section, newSection)) } }

  /// Fills the existing cells of visible items again. The index paths refer to the state before the updates.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    if batch != nil { return record { $0.reconfiguredItems += indexPaths } }
    for path in indexPaths { reconfigure(path) }
  }

  /// Requests a cell from the data source, which then dequeues the item's existing cell.
  func reconfigure(_ path: IndexPath) {
    guard let cell = liveCell(path), let dataSource else { return }
    pool(ofKind: nil).offered = cell
    let filled = dataSource.collectionView(self, cellForItemAt: path)
    pool(ofKind: nil).offered = nil
    collectionViewLayout.forgetSize(ofItem: path)
    if batch == nil { collectionViewLayout.invalidateLayout() }
    guard filled !== cell else { return }
    misuse("The cell that was returned for the reconfigured item at \(path) is not the one that the item has; dequeue it for this path.")
  }

  public func reloadSections(_ sections: IndexSet) {
    record { batch in
      batch.deletedSections.formUnion(sections)
      batch.insertedSections.formUnion(sections)
    }
  }

  private func record(_ change: @escaping (inout UpdateBatch) -> Void) {
    if batch != nil {
      change(&batch!)
    } else {
      performBatchUpdates { change(&self.batch!) }
    }
  }

  private func show(_ batch: UpdateBatch, completion: @escaping (Bool) -> Void) {
    let mapping = ItemMapping(batch, counts: itemCounts.sections)
    let counts = countItems()
    let expected = mapping.expectedCounts(given: counts)
    guard counts == expected else {
      misuse(InvalidUpdate(list: .collection, batch: batch, before: itemCounts.sections, after: counts).reason(expected: expected))
      reloadData()
      return completion(false)
    }
    itemCounts.sections = counts
    selection.move { mapping.newPath(of: $0) }
    let old = elements.removeAll()
    var departing: [(view: UICollectionReusableView, element: LiveElements.Element)] = []
    for element in old {
      guard let path = newPath(of: element.key, mapping) else {
        departing.append((element.view, element))
        continue
      }
      let attributes = element.attributes.moved(to: path)
      elements.insert(element.view, attributes)
    }
    collectionViewLayout.itemsDidMove(mapping)
    swipes?.itemsDidMove(mapping)
    dragging.itemsDidMove(mapping)
    moveOrthogonalViews { mapping.newSection(of: $0) }
    collectionViewLayout.invalidateLayout()
    updateCount += 1
    prepareLayoutIfNeeded()
    for path in batch.reconfiguredItems.compactMap(mapping.newPath) { UIView.performWithoutAnimation { self.reconfigure(path) } }
    collectionViewLayout.prepare(forCollectionViewUpdates: batch.updateItems)
    UIView.performWithoutAnimation { self.makeAppearing(except: mapping) }
    animateChanges {
      self.showElements()
      self.placeLeaving()
      for (view, element) in departing { self.placeDeparting(view, element) }
      self.showOutlines()
    } completion: { isFinished in
      self.updateCount -= 1
      for (_, element) in departing { self.retire(element) }
      self.setNeedsLayout()
      completion(isFinished)
    }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Returns nil if the element doesn't keep its view.
  private func newPath(of key: CollectionElementKey, _ mapping: ItemMapping) -> IndexPath? {
    if key.kind == nil { return mapping.newPath(of: key.indexPath).flatMap { mapping.isReloaded($0) ? nil : $0 } }
    return mapping.newSection(of: key.indexPath.section).map { IndexPath(item: key.indexPath.item, section: $0) }
  }

  /// Creates views for elements that the updates make visible, with the attributes from which their animations start.
  private func makeAppearing(except mapping: ItemMapping) {
    for attributes in visibleAttributes(in: bounds) where elements[attributes.key] == nil {
      guard let view = makeElement(attributes) else { continue }
      let layout = collectionViewLayout
      if let initial = layout.shown(layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)) {
        view.take(initial)
      } else if mapping.isInserted(attributes.indexPath) || attributes.representedElementKind != nil {
        view.take(attributes.faded)
      }
    }
  }

  /// Moves items that are no longer visible to their new positions.
  private func placeLeaving() {
    let visible = Set(visibleAttributes(in: bounds).map(\.key))
    for element in elements.ordered where !visible.contains(element.key) {
      guard let attributes = layoutAttributes(for: element.key) else {
        element.view.alpha = 0
        continue
      }
      element.view.take(attributes)
    }
  }

  private func layoutAttributes(for key: CollectionElementKey) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return collectionViewLayout.shownAttributes(ofItem: key.indexPath) }
    return collectionViewLayout.shownAttributes(ofKind: kind, at: key.indexPath)
  }

  private func placeDeparting(_ view: UICollectionReusableView, _ element: LiveElements.Element) {
    let layout = collectionViewLayout
    if element.key.kind == nil, let final = layout.shown(layout.finalLayoutAttributesForDisappearingItem(at: element.key.indexPath)) {
      view.take(final)
    } else {
      view.take(element.attributes.faded)
    }
  }

  /// Animates changes with the duration of updates, or makes them at once if there is no window.
  func animateChanges(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void = { _ in }) {
    guard window != nil else {
      changes()
      return completion(true)
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: completion)
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func moved(to path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.indexPath = path
    return copy
  }
}
