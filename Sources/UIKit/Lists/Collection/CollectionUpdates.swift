import Foundation

/// Collects the updates of a collection view, and animates from the old state to the new one.
@MainActor
final class CollectionUpdates {
  /// The updates that are being collected, or nil outside of a batch.
  private var batch: UpdateBatch?
  var areCollected: Bool { batch != nil }

  func perform(_ updates: () -> Void, completion: ((Bool) -> Void)?, in list: UICollectionView) {
    list.moving.cancel(in: list)
    let isOutermost = batch == nil
    if isOutermost {
      list.elements.show(in: list)
      batch = UpdateBatch()
    }
    updates()
    if let completion { batch?.completions.append(completion) }
    guard isOutermost, let finished = batch else { return }
    batch = nil
    show(finished, in: list)
  }

  /// Adds a change to the batch, or makes it alone.
  func record(in list: UICollectionView, _ change: (inout UpdateBatch) -> Void) {
    if batch == nil { perform({ record(in: list, change) }, completion: nil, in: list) } else { change(&batch!) }
  }

  func reconfigure(_ paths: [IndexPath], in list: UICollectionView) {
    if batch != nil { return record(in: list) { $0.reconfiguredItems += paths } }
    for path in paths { list.elements.reconfigure(path, in: list) }
  }

  private func show(_ batch: UpdateBatch, in list: UICollectionView) {
    let (layout, elements) = (list.collectionViewLayout, list.elements)
    let mapping = ItemMapping(batch, counts: list.itemCounts.sections)
    let counts = ItemCounts.load(list)
    let expected = mapping.expectedCounts(given: counts)
    guard counts == expected else {
      misuse(InvalidUpdate(list: .collection, batch: batch, before: list.itemCounts.sections, after: counts).reason(expected: expected))
      list.reloadData()
      return batch.complete(isFinished: false)
    }
    list.itemCounts.sections = counts
    list.selection.move(mapping)
    var departing: [LiveElements.Element] = []
    for element in elements.removeAll() {
      if let path = newPath(of: element.key, mapping) {
        elements.insert(element.view, element.attributes.moved(to: path))
      } else {
        departing.append(element)
      }
    }
    layout.itemsDidMove(mapping)
    list.swipes?.itemsDidMove(mapping)
    list.dragging.itemsDidMove(mapping)
    list.orthogonalViews.move(mapping)
    layout.invalidateLayout()
    list.animations.begin()
    list.prepareLayoutIfNeeded()
    for path in batch.reconfiguredItems.compactMap(mapping.newPath) {
      UIView.performWithoutAnimation { elements.reconfigure(path, in: list) }
    }
    layout.prepare(forCollectionViewUpdates: batch.updateItems)
    UIView.performWithoutAnimation { self.makeAppearing(except: mapping, in: list) }
    ListAnimations.run(in: list) {
      elements.show(in: list)
      self.placeLeaving(in: list)
      for element in departing { self.placeDeparting(element, in: list.collectionViewLayout) }
      (list.dataSource as? any OutlineDisclosing)?.showOutlines(in: list)
    } completion: { isFinished in
      list.animations.end()
      for element in departing { elements.retire(element, in: list) }
      list.setNeedsLayout()
      batch.complete(isFinished: isFinished)
    }
    list.collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Returns nil if the element doesn't keep its view.
  private func newPath(of key: CollectionElementKey, _ mapping: ItemMapping) -> IndexPath? {
    if key.kind == nil { return mapping.newPath(of: key.indexPath).flatMap { mapping.isReloaded($0) ? nil : $0 } }
    return mapping.newSection(of: key.indexPath.section).map { IndexPath(item: key.indexPath.item, section: $0) }
  }

  /// Creates views for elements that the updates make visible, with the attributes from which their animations start.
  private func makeAppearing(except mapping: ItemMapping, in list: UICollectionView) {
    for attributes in list.visibleAttributes(in: list.bounds) where list.elements[attributes.key] == nil {
      guard let view = list.elements.make(attributes, in: list) else { continue }
      let layout = list.collectionViewLayout
      if let initial = layout.shown(layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)) {
        view.take(initial)
      } else if mapping.isInserted(attributes.indexPath) || attributes.representedElementKind != nil {
        view.take(attributes.faded)
      }
    }
  }

  /// Moves items that are no longer visible to their new positions.
  private func placeLeaving(in list: UICollectionView) {
    let visible = Set(list.visibleAttributes(in: list.bounds).map(\.key))
    let layout = list.collectionViewLayout
    for element in list.elements.ordered where !visible.contains(element.key) {
      let path = element.key.indexPath
      let attributes = element.key.kind.map { layout.shownAttributes(ofKind: $0, at: path) } ?? layout.shownAttributes(ofItem: path)
      if let attributes { element.view.take(attributes) } else { element.view.alpha = 0 }
    }
  }

  private func placeDeparting(_ element: LiveElements.Element, in layout: UICollectionViewLayout) {
    let final = element.key.kind == nil ? layout.finalLayoutAttributesForDisappearingItem(at: element.key.indexPath) : nil
    element.view.take(layout.shown(final) ?? element.attributes.faded)
  }
}
