import Foundation

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// The progress in 0…1, or beyond if a gesture exceeds it.
  @Observed open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      collectionView?.moveContent(to: contentOffset)
    }
  }

  private var values: [String: CGFloat] = [:]
  private var offsets = (start: CGPoint.zero, end: CGPoint.zero)
  private var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil, because an archive contains no other layouts.
  public required init?(coder: NSCoder) { nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns 0 if there is no value for the key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Interpolation

  private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

  private func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint { CGPoint(x: between(start.x, end.x), y: between(start.y, end.y)) }

  var contentOffset: CGPoint { between(offsets.start, offsets.end) }

  /// Begins the transition with the visible content, which stays in sight.
  func begin(in view: UICollectionView, completion: UICollectionView.LayoutInteractiveTransitionCompletion?) {
    self.completion = completion
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = view
      if !layout.isPrepared { prepare(layout) }
    }
    offsets.start = view.contentOffset
    offsets.end = endOffset(in: view)
    view.collectionViewLayout = self
    for layout in [currentLayout, nextLayout] { layout.collectionView = view }
  }

  /// Animates to the end of the transition, or back to its start.
  func end(in view: UICollectionView, isFinished: Bool) {
    let completion = completion
    self.completion = nil
    view.animations.run(in: view) {
      self.transitionProgress = isFinished ? 1 : 0
      view.layoutIfNeeded()
    } completion: { isComplete in
      // Meanwhile code may have set another layout, or ended the transition a second time.
      guard view.collectionViewLayout === self else {
        completion?(false, isFinished)
        return
      }
      let offset = view.contentOffset
      view.collectionViewLayout = isFinished ? self.nextLayout : self.currentLayout
      (isFinished ? self.currentLayout : self.nextLayout).collectionView = nil
      view.layoutIfNeeded()
      view.moveContent(to: view.inScrollRange(offset))
      completion?(isComplete, isFinished)
    }
  }

  /// Returns the offset at which the next layout shows the current layout's middle item in the middle.
  private func endOffset(in view: UICollectionView) -> CGPoint {
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let middle = bounds.middle
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      hypot(attributes.center.x - middle.x, attributes.center.y - middle.y)
    }
    let shown = (currentLayout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.representedElementKind == nil }
    let size = nextLayout.collectionViewContentSize
    let (left, top) = (-inset.left, -inset.top)
    let right = max(left, size.width + inset.right - bounds.width)
    let bottom = max(top, size.height + inset.bottom - bounds.height)
    var target = view.contentOffset
    if let nearest = shown.min(by: { distance($0) < distance($1) }), let place = nextLayout.layoutAttributesForItem(at: nearest.indexPath) {
      target.x += place.center.x - nearest.center.x
      target.y += place.center.y - nearest.center.y
    }
    target = CGPoint(x: target.x.clamped(to: left...right), y: target.y.clamped(to: top...bottom))
    return nextLayout.targetContentOffset(forProposedContentOffset: target)
  }

  private func prepare(_ layout: UICollectionViewLayout) {
    layout.isPrepared = true
    layout.prepare()
  }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where !layout.isPrepared { prepare(layout) }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    currentLayout.flipsHorizontallyInOppositeLayoutDirection && nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  open override var collectionViewContentSize: CGSize {
    let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    // There is room for both, so that the content isn't clamped to the range of one layout during the transition.
    return CGSize(width: max(start.width, end.width), height: max(start.height, end.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let moved = CGPoint(x: rect.minX - contentOffset.x, y: rect.minY - contentOffset.y)
    func elements(_ layout: UICollectionViewLayout, _ offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
      let area = CGRect(origin: CGPoint(x: offset.x + moved.x, y: offset.y + moved.y), size: rect.size)
      return layout.layoutAttributesForElements(in: area) ?? []
    }
    var seen: Set<CollectionElementKey> = []
    return (elements(currentLayout, offsets.start) + elements(nextLayout, offsets.end)).compactMap { found in
      guard seen.insert(found.key).inserted else { return nil }
      guard let kind = found.representedElementKind else { return layoutAttributesForItem(at: found.indexPath) }
      return layoutAttributesForSupplementaryView(ofKind: kind, at: found.indexPath)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mix(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mix(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// Interpolates between attributes. Elements that are in only one layout fade.
  private func mix(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let mixed = (end ?? start)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let start, let end else {
      mixed.alpha = mixed.alpha * (start == nil ? transitionProgress : 1 - transitionProgress).clamped(to: 0...1)
      return mixed
    }
    mixed.center = between(start.center, end.center)
    mixed.size = CGSize(
      width: max(0, between(start.size.width, end.size.width)), height: max(0, between(start.size.height, end.size.height)))
    mixed.alpha = between(start.alpha, end.alpha).clamped(to: 0...1)
    mixed.transform3D = between(start.transform3D, end.transform3D)
    mixed.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
    mixed.isHidden = transitionProgress < 0.5 ? start.isHidden : end.isHidden
    (mixed.sizing, mixed.scrolling) = (nil, nil)
    return mixed
  }

  private func between(_ start: CATransform3D, _ end: CATransform3D) -> CATransform3D {
    guard start != end else { return end }
    var mixed = CATransform3DIdentity
    for entry in [
      \CATransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ] { mixed[keyPath: entry] = between(start[keyPath: entry], end[keyPath: entry]) }
    return mixed
  }
}
