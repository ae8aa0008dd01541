import Foundation

/// The views of visible cells, supplementary views and decoration views, and those that wait for reuse.
@MainActor
final class LiveElements {
  struct Element {
    let key: CollectionElementKey
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  private var elements: [CollectionElementKey: Element] = [:]
  /// The reuse pools by kind of supplementary view. The pool of cells has the key nil.
  private var pools: [String?: ReusePool<UICollectionReusableView>] = [:]
  /// A Boolean value that prevents `show(in:)` from running inside itself.
  private var isShowing = false

  subscript(key: CollectionElementKey) -> Element? { elements[key] }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    elements[CollectionElementKey(kind: nil, indexPath: path)]?.view as? UICollectionViewCell
  }

  /// Returns the reuse pool of supplementary views of a kind, or of cells if the kind is nil.
  func pool(ofKind kind: String?) -> ReusePool<UICollectionReusableView> {
    if let pool = pools[kind] { return pool }
    let pool = ReusePool<UICollectionReusableView>()
    pools[kind] = pool
    return pool
  }

  /// In the order of the index paths.
  var ordered: [Element] { Self.ordered(elements.values) }

  private static func ordered(_ elements: some Collection<Element>) -> [Element] {
    elements.sorted { $0.key < $1.key }
  }

  func insert(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    elements[attributes.key] = Element(key: attributes.key, view: view, attributes: attributes)
  }

  /// Returns the rearmost subview of `parent` that has a higher stacking order, or nil if there is none.
  private func lowestView(above zIndex: Int, in parent: UIView) -> UIView? {
    let above = elements.values.filter { $0.attributes.zIndex > zIndex && $0.view.superview === parent }.map(\.view)
    guard above.count > 1 else { return above.first }
    return parent.subviews.first { view in above.contains { $0 === view } }
  }

  /// Stores the latest attributes of an element and returns its view, or nil if it has none.
  private func note(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let place = elements.index(forKey: attributes.key) else { return nil }
    elements.values[place].attributes = attributes
    return elements.values[place].view
  }

  /// Removes and returns elements, in the order of the index paths.
  private func remove(where isUnwanted: (Element) -> Bool) -> [Element] {
    let removed = Self.ordered(elements.values.filter(isUnwanted))
    for element in removed { elements[element.key] = nil }
    return removed
  }

  func removeAll() -> [Element] { remove { _ in true } }

  func key(of view: UICollectionReusableView) -> CollectionElementKey? { elements.values.first { $0.view === view }?.key }

  /// Returns a view that can be reused, or a new one.
  func dequeue(ofKind kind: String?, _ identifier: String, frame: CGRect) -> UICollectionReusableView {
    let pool = pool(ofKind: kind)
    if let view = pool.take(identifier) { return view }
    if let view = pool.make(identifier, frame: frame) { return view }
    misuse(
      "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    let type = kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
    let view = type.init(frame: frame)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Showing

  /// Shows the visible elements, and measures those that size themselves.
  func show(in list: UICollectionView) {
    guard !isShowing, !list.bounds.isEmpty else { return }
    isShowing = true
    defer { isShowing = false }
    list.prepareLayoutIfNeeded()
    // Preparing the layout may have moved the content, which can invalidate the layout again.
    list.prepareLayoutIfNeeded()
    var visible = placeVisible(in: list)
    // Elements that are smaller than estimated make room for others.
    for _ in 0..<8 where measure(visible, in: list) { visible = placeVisible(in: list) }
    list.prefetching.update(list)
  }

  private func placeVisible(in list: UICollectionView) -> [UICollectionViewLayoutAttributes] {
    let visible = list.visibleAttributes(in: list.bounds)
    list.collectionViewLayout.willShow(visible)
    let views = visible.map { note($0) }
    // Usually no element leaves when content scrolls by a few points.
    if !list.animations.areRunning, views.count(where: { $0 != nil }) < elements.count {
      let wanted = Set(visible.map(\.key))
      let moved = list.moving.movement?.cell
      for element in remove(where: { !wanted.contains($0.key) && $0.view !== moved }) { retire(element, in: list) }
    }
    list.orthogonalViews.place(in: list)
    for (attributes, view) in zip(visible, views) {
      if let view {
        guard view !== list.moving.movement?.cell else { continue }
        adopt(view, attributes, in: list)
        view.take(attributes)
      } else {
        UIView.performWithoutAnimation { _ = make(attributes, in: list) }
      }
    }
    return visible
  }

  /// Returns a Boolean value that indicates whether the layout has changed.
  private func measure(_ visible: [UICollectionViewLayoutAttributes], in list: UICollectionView) -> Bool {
    let measured = visible.compactMap { attributes -> MeasuredElement? in
      guard let sizing = attributes.sizing, !sizing.isMeasured, !sizing.axes.isEmpty, let view = elements[attributes.key]?.view
      else { return nil }
      // A subclass may modify the attributes that it gets and return them.
      let given = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
      return MeasuredElement(attributes, preferred: view.preferredLayoutAttributesFitting(given).size)
    }
    return !measured.isEmpty && list.collectionViewLayout.take(measured)
  }

  func make(_ attributes: UICollectionViewLayoutAttributes, in list: UICollectionView) -> UICollectionReusableView? {
    guard let dataSource = list.dataSource else { return nil }
    let path = attributes.indexPath
    let view: UICollectionReusableView
    if attributes.representedElementCategory == .decorationView, let kind = attributes.representedElementKind {
      guard let made = list.collectionViewLayout.makeDecorationView(ofKind: kind) else { return nil }
      view = made
    } else if let kind = attributes.representedElementKind {
      view = dataSource.collectionView(list, viewForSupplementaryElementOfKind: kind, at: path)
    } else if let dataPath = list.moving.dataPath(of: path) {
      let cell = dataSource.collectionView(list, cellForItemAt: dataPath)
      cell.isSelected = list.selection.contains(path)
      cell.isHighlighted = list.selection.highlighted == path
      (dataSource as? any OutlineDisclosing)?.showOutline(of: cell, at: path)
      list.dragging.showState(of: cell, at: dataPath)
      list.delegate?.collectionView(list, willDisplay: cell, forItemAt: path)
      view = cell
    } else {
      // An empty view stands for a dragged item in its gap.
      view = UICollectionReusableView(frame: attributes.frame)
      view.isUserInteractionEnabled = false
    }
    adopt(view, attributes, in: list)
    view.take(attributes)
    insert(view, attributes)
    return view
  }

  /// Moves the view of an element into the scroll view of its section, keeping its place on the screen.
  private func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, in list: UICollectionView) {
    let host: UIView = attributes.scrolling.map { list.orthogonalViews.view(ofSection: $0.section, in: list) } ?? list
    guard view.superview !== host else { return }
    let place = view.superview?.convert(view.center, to: host)
    if let scroller = host as? OrthogonalScrollView {
      scroller.insertSubview(view, belowSubview: scroller.indicators.horizontal)
    } else {
      // Hit-testing uses the order of the subviews, which must therefore match the order of the layers.
      list.insertSubview(view, belowSubview: lowestView(above: attributes.zIndex, in: list) ?? list.indicators.horizontal)
    }
    if let place { UIView.performWithoutAnimation { view.center = place } }
  }

  /// Requests a cell from the data source, which then dequeues the item's existing cell.
  func reconfigure(_ path: IndexPath, in list: UICollectionView) {
    guard let cell = cell(at: path), let dataSource = list.dataSource else { return }
    pool(ofKind: nil).offered = cell
    let filled = dataSource.collectionView(list, cellForItemAt: path)
    pool(ofKind: nil).offered = nil
    list.collectionViewLayout.forgetSize(ofItem: path)
    if !list.batchUpdates.areCollected { list.collectionViewLayout.invalidateLayout() }
    guard filled !== cell else { return }
    misuse("The cell that was returned for the reconfigured item at \(path) is not the one that the item has; dequeue it for this path.")
  }

  func retire(_ element: Element, in list: UICollectionView) {
    list.swipes?.cellWillLeave(element.view)
    element.view.removeFromSuperview()
    element.view.forgetAttributes()
    (element.view as? UICollectionViewCell)?.forgetDrag()
    pool(ofKind: element.key.kind).add(element.view)
    guard let cell = element.view as? UICollectionViewCell else { return }
    list.delegate?.collectionView(list, didEndDisplaying: cell, forItemAt: element.key.indexPath)
  }
}

extension Array {
  /// Returns the elements in ascending order. Layouts usually return them sorted already, so that is checked first.
  func inOrder(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    let isSorted = zip(self, dropFirst()).allSatisfy { !areInIncreasingOrder($1, $0) }
    return isSorted ? self : sorted(by: areInIncreasingOrder)
  }
}
