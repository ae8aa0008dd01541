import Foundation

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0

  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// A layout that is composed of items, groups and sections.
///
/// - Complexity: Preparing takes O(*s* + *m*) for *s* sections and *m* measured items. Showing takes O(log *n*) for each visible item.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  @Observed open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var plans: [SectionPlan] = []
  private var area: LayoutArea?
  private var length: CGFloat = 0
  private var hasOrthogonalSections = false
  private var hasVisibleItemsHandlers = false
  private var measuredItems: [IndexPath: CGSize] = [:]
  private var measuredViews: [CollectionElementKey: CGSize] = [:]
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns nil, because an archive contains no sections.
  public required init?(coder: NSCoder) { nil }

  open func register(_ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = viewClass
  }

  override func makeDecorationView(ofKind kind: String) -> UICollectionReusableView? { decorations[kind]?.init(frame: .zero) }

  /// Leading edges are on the right if text is read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let area = makeArea(collectionView)
    if area.contentSize != self.area?.contentSize { (measuredItems, measuredViews) = ([:], [:]) }
    self.area = area
    plans = []
    length = 0
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, area) else {
        misuse("The section provider of \(self) returned no layout for section \(index).")
        continue
      }
      if index > 0 { length += configuration.interSectionSpacing }
      var plan = SectionPlan(
        section, count: collectionView.numberOfItems(inSection: index), isVertical: isVertical, environment: area)
      plan.start = length
      plans.append(plan)
      length = plan.end
      if index == 0, let color = section.list?.background, collectionView.showsStandardBackground { collectionView.backgroundColor = color }
    }
    for (path, size) in measuredItems where plans.indices.contains(path.section) { plans[path.section].setSize(size, ofItem: path.item) }
    for (key, size) in measuredViews where plans.indices.contains(key.indexPath.section) {
      plans[key.indexPath.section].setSize(size, ofKind: key.kind ?? "")
    }
    if !measuredItems.isEmpty || !measuredViews.isEmpty { placeSections(after: 0) }
    hasOrthogonalSections = plans.contains { $0.isOrthogonal }
    hasVisibleItemsHandlers = plans.contains { $0.section.visibleItemsInvalidationHandler != nil }
    if plans.contains(where: { $0.section.list?.hasSwipeActions == true }) { collectionView.prepareSwipes() }
  }

  private func makeArea(_ view: UICollectionView) -> LayoutArea {
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom))
    return LayoutArea(contentSize: size, contentInsets: .zero, traitCollection: view.traitCollection)
  }

  private func placeSections(after first: Int) {
    for index in plans.indices.dropFirst(first) {
      plans[index].start = index > 0 ? plans[index - 1].end + configuration.interSectionSpacing.limited : 0
    }
    length = plans.last?.end ?? 0
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let area else { return false }
    return makeArea(collectionView).contentSize != area.contentSize
  }

  open override var collectionViewContentSize: CGSize {
    guard let area else { return .zero }
    return isVertical
      ? CGSize(width: area.contentSize.width, height: length) : CGSize(width: length, height: area.contentSize.height)
  }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let span = isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    let first = plans.partitioningIndex { $0.end >= span.lowerBound }
    for index in first..<plans.endIndex {
      let plan = plans[index]
      guard plan.start <= span.upperBound else { break }
      for kind in plan.section.boundarySupplementaryItems.map(\.elementKind) + plan.section.decorationItems.map(\.elementKind) {
        let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: index))
        if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
      }
      let offset = scrollOffset(ofSection: index)
      for item in plan.items(in: rect.offsetBy(dx: offset.x, dy: offset.y)) {
        let path = IndexPath(item: item, section: index)
        guard let attributes = layoutAttributesForItem(at: path) else { continue }
        if attributes.shownFrame.intersects(rect) { found.append(attributes) }
        for badge in plan.leaf(ofItem: item)?.item?.supplementaryItems ?? [] {
          guard let beside = layoutAttributesForSupplementaryView(ofKind: badge.elementKind, at: path) else { continue }
          if beside.shownFrame.intersects(rect) { found.append(beside) }
        }
      }
    }
    return found
  }

  private func scrollOffset(ofSection index: Int) -> CGPoint {
    guard plans[index].isOrthogonal, var offset = collectionView?.orthogonalViews[index]?.contentOffset else { return .zero }
    if isMirrored { offset.x = scrollingWidth(ofSection: index) - plans[index].groupsArea.width - offset.x }
    return offset
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section), let leaf = plans[indexPath.section].leaf(ofItem: indexPath.item) else { return nil }
    let plan = plans[indexPath.section]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = aligned(leaf.frame)
    attributes.zIndex = leaf.zIndex
    attributes.sizing = ElementSizing(axes: leaf.estimatedAxes, isMeasured: plan.isMeasured(item: indexPath.item))
    attributes.listPlace = plan.section.list?.place(ofItem: indexPath.item, count: plan.count)
    putIntoOrthogonalSection(attributes)
    return attributes
  }

  private func putIntoOrthogonalSection(_ attributes: UICollectionViewLayoutAttributes) {
    let section = attributes.indexPath.section
    guard plans[section].isOrthogonal else { return }
    attributes.scrolling = SectionScrolling(
      section: section, area: plans[section].groupsArea, contentWidth: scrollingWidth(ofSection: section),
      offset: scrollOffset(ofSection: section))
  }

  /// The width of a section's content, or of the section if it is wider, in points.
  private func scrollingWidth(ofSection section: Int) -> CGFloat {
    let (plan, area) = (plans[section], plans[section].groupsArea)
    guard isVertical else { return area.width }
    return max(area.width, plan.groupsLength + plan.section.contentInsets.leading + plan.section.contentInsets.trailing)
  }

  private func aligned(_ rect: CGRect) -> CGRect {
    let scale = max(collectionView?.traitCollection.displayScale ?? 1, 1)
    func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return CGRect(
      x: aligned(rect.minX), y: aligned(rect.minY), width: aligned(rect.maxX) - aligned(rect.minX),
      height: aligned(rect.maxY) - aligned(rect.minY))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section) else { return nil }
    let plan = plans[indexPath.section]
    if let item = plan.section.boundarySupplementaryItems.first(where: { $0.elementKind == elementKind }), indexPath.item == 0 {
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
      attributes.frame = aligned(plan.frame(of: item, visible: visibleSpan))
      attributes.zIndex = item.zIndex + (item.pinToVisibleBounds ? Self.pinnedZIndex : 0)
      attributes.sizing = ElementSizing(axes: item.layoutSize.estimatedAxes, isMeasured: plan.isMeasured(kind: elementKind))
      attributes.listPlace = plan.section.list?.place(ofKind: elementKind)
      return attributes
    }
    if plan.section.decorationItems.contains(where: { $0.elementKind == elementKind }) {
      return layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    guard let leaf = plan.leaf(ofItem: indexPath.item),
      let badge = leaf.item?.supplementaryItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = aligned(badge.frame(in: leaf.frame))
    attributes.zIndex = badge.zIndex
    putIntoOrthogonalSection(attributes)
    return attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section),
      let item = plans[indexPath.section].section.decorationItems.first(where: { $0.elementKind == elementKind })
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    let insets = item.contentInsets
    attributes.frame = aligned(
      plans[indexPath.section].frame.inset(
        by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// How far pinned views are in front of scrolling elements, as a difference in z-index.
  private static let pinnedZIndex = 10

  private var visibleSpan: ClosedRange<CGFloat> {
    guard let collectionView else { return 0...0 }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? visible.minY...max(visible.minY, visible.maxY) : visible.minX...max(visible.minX, visible.maxX)
  }

  // MARK: Calls from the collection view

  override var scrollsAcross: Bool { hasOrthogonalSections }

  override func orthogonalArea(ofSection section: Int) -> OrthogonalArea? {
    guard plans.indices.contains(section), plans[section].isOrthogonal, plans[section].count > 0 else { return nil }
    let plan = plans[section]
    let (area, insets) = (plan.groupsArea, plan.section.contentInsets)
    let size =
      isVertical
      ? CGSize(width: plan.groupsLength + insets.leading + insets.trailing, height: area.height)
      : CGSize(width: area.width, height: plan.groupsLength + insets.top + insets.bottom)
    return OrthogonalArea(
      frame: area, contentSize: size, behavior: plan.section.orthogonalScrollingBehavior, plan: plan, isHorizontal: isVertical)
  }

  override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard hasVisibleItemsHandlers, let area, let collectionView else { return }
    for (index, plan) in plans.enumerated() {
      guard let handler = plan.section.visibleItemsInvalidationHandler else { continue }
      let visible = attributes.filter { $0.indexPath.section == index }
      let offset = plan.isOrthogonal ? collectionView.orthogonalViews[index]?.contentOffset ?? .zero : collectionView.contentOffset
      if !visible.isEmpty { handler(visible.map(VisibleLayoutItem.init), offset, area) }
    }
  }

  override func take(_ measured: [MeasuredElement]) -> Bool {
    let new = measured.filter { plans.indices.contains($0.path.section) && $0.attributes.sizing?.isMeasured == false }
    guard let first = new.map(\.path.section).min() else { return false }
    let top = collectionView?.bounds.minY ?? 0
    var shift: CGFloat = 0
    for element in new {
      let before = plans[element.path.section].length
      take(element)
      if isVertical, element.attributes.frame.minY < top { shift += plans[element.path.section].length - before }
    }
    placeSections(after: first)
    collectionView?.contentSize = collectionViewContentSize
    collectionView?.shiftContent(by: shift)
    return new.contains { $0.attributes.size != $0.size }
  }

  private func take(_ element: MeasuredElement) {
    let path = element.path
    if let kind = element.attributes.representedElementKind {
      measuredViews[element.attributes.key] = element.size
      plans[path.section].setSize(element.size, ofKind: kind)
    } else {
      measuredItems[path] = element.size
      plans[path.section].setSize(element.size, ofItem: path.item)
    }
  }

  override func itemsDidMove(_ mapping: ItemMapping?) {
    guard let mapping else { return (measuredItems, measuredViews) = ([:], [:]) }
    measuredItems = Dictionary(
      measuredItems.compactMap { path, size in mapping.newPath(of: path).flatMap { mapping.isReloaded($0) ? nil : ($0, size) } },
      uniquingKeysWith: { first, _ in first })
    measuredViews = Dictionary(
      measuredViews.compactMap { key, size in
        mapping.newSection(of: key.indexPath.section).map {
          (CollectionElementKey(kind: key.kind, indexPath: IndexPath(item: key.indexPath.item, section: $0)), size)
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  override func swipeActions(at path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard plans.indices.contains(path.section), let list = plans[path.section].section.list else { return nil }
    return leading ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  override func forgetSize(ofItem path: IndexPath) { measuredItems[path] = nil }
}
