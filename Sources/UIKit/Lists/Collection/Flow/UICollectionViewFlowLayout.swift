import CoreGraphics
import Foundation

/// A layout that arranges items in lines, with a header and a footer for each section.
///
/// - Complexity: Finding an item takes constant time if all items have the same size, otherwise O(log *n*) in the number of lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  @Observed open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate returns none. `automaticSize` makes them size themselves.
  @Observed open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The estimated size of self-sizing items. With zero, the default, items don't size themselves unless `itemSize` is automatic.
  ///
  /// An item that becomes visible gets the size that its cell prefers. Until then it has this size, or the one that the delegate returns.
  @Observed open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { forgetSizes() } } }
  /// The value for `itemSize`, `estimatedItemSize` or the delegate's sizes that makes items size themselves, without an estimate.
  public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }
  /// The size that is used where there is no estimate.
  private static let standardSize = CGSize(width: 50, height: 50)

  @Observed open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// Full lines distribute the remaining space.
  @Observed open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  @Observed open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Only the extent in the scroll direction is used. Zero, the default, stands for no headers.
  @Observed open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// Only the extent in the scroll direction is used. Zero, the default, stands for no footers.
  @Observed open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }

  @Observed open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  @Observed open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var sections: [FlowSection] = []
  /// The measured sizes of self-sizing items.
  private var ownSizes: [IndexPath: CGSize] = [:]
  private var isSelfSizing: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
  private var length: CGFloat = 0
  private var breadth: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let oldBreadth = breadth
    breadth =
      isVertical
      ? collectionView.bounds.width - inset.left - inset.right : collectionView.bounds.height - inset.top - inset.bottom
    if breadth != oldBreadth { ownSizes = [:] }
    sections = []
    length = 0
    for index in 0..<collectionView.numberOfSections {
      let section = makeSection(index, in: collectionView)
      sections.append(section)
      length = section.end
    }
  }

  private func makeSection(_ index: Int, in view: UICollectionView) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
    let count = view.numberOfItems(inSection: index)
    let metrics = FlowMetrics(
      before: isVertical ? inset.left : inset.top,
      breadth: max(0, breadth - (isVertical ? inset.left + inset.right : inset.top + inset.bottom)),
      itemSpacing: itemSpacing, lineSpacing: lineSpacing, pixelsPerPoint: max(view.traitCollection.displayScale, 1))
    let sizes = sizes(ofSection: index, count: count, delegate: delegate)
    return FlowSection(
      start: length, header: isVertical ? header.height : header.width, footer: isVertical ? footer.height : footer.width,
      insetBefore: isVertical ? inset.top : inset.left, insetAfter: isVertical ? inset.bottom : inset.right,
      lines: FlowLines(sizes, metrics: metrics))
  }

  private func sizes(ofSection section: Int, count: Int, delegate: (any UICollectionViewDelegateFlowLayout)?) -> FlowSizes {
    guard !isSelfSizing else { return assumedSizes(ofSection: section, count: count, delegate: delegate) }
    let one = FlowSizes.uniform(oriented(itemSize), count: count)
    guard let delegate, let view = collectionView, count > 0 else { return one }
    func size(_ item: Int) -> CGSize {
      let path = IndexPath(item: item, section: section)
      guard let movement = view.moving.movement else { return delegate.collectionView(view, layout: self, sizeForItemAt: path) }
      // A gap has the size of the item before it.
      let data = movement.dataPath(of: path) ?? (item > 0 ? IndexPath(item: item - 1, section: section) : nil)
      return data.map { delegate.collectionView(view, layout: self, sizeForItemAt: $0) } ?? itemSize
    }
    guard size(0) != Self.unspecifiedSize else { return one }
    return .each((0..<count).map { oriented(size($0)) })
  }

  /// Returns the measured sizes of self-sizing items, and estimated sizes for the others.
  private func assumedSizes(ofSection section: Int, count: Int, delegate: (any UICollectionViewDelegateFlowLayout)?) -> FlowSizes {
    let assumed = [.zero, Self.automaticSize].contains(estimatedItemSize) ? Self.standardSize : estimatedItemSize
    let view = collectionView
    return .each(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: section)
        if let own = ownSizes[path] { return oriented(own) }
        let given = view.flatMap { delegate?.collectionView($0, layout: self, sizeForItemAt: path) } ?? Self.unspecifiedSize
        return oriented([Self.unspecifiedSize, Self.automaticSize].contains(given) ? assumed : given)
      })
  }

  private func forgetSizes() {
    ownSizes = [:]
    invalidateLayout()
  }

  /// The size that the delegate's default implementation returns. It prevents that a delegate without sizes is asked for every item.
  private static let unspecifiedSize = CGSize(width: -1, height: -1)

  static func sizeOfItem(in layout: UICollectionViewLayout) -> CGSize {
    layout is UICollectionViewFlowLayout ? unspecifiedSize : .zero
  }

  // MARK: Attributes

  open override var collectionViewContentSize: CGSize {
    isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let inset = collectionView.adjustedContentInset
    let newBreadth =
      isVertical ? newBounds.width - inset.left - inset.right : newBounds.height - inset.top - inset.bottom
    return newBreadth != breadth
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let span = isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    // Sections follow each other, so search for the first one that intersects the rectangle.
    let first = sections.partitioningIndex { $0.end >= span.lowerBound }
    for index in first..<sections.endIndex {
      let section = sections[index]
      guard section.start <= span.upperBound else { break }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: index))
        if let attributes, attributes.frame.intersects(rect) { found.append(attributes) }
      }
      for item in section.items(in: span) {
        guard let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)) else { continue }
        if attributes.frame.intersects(rect) { found.append(attributes) }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard indexPath.item >= 0, indexPath.item < section.lines.count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = oriented(section.frame(ofItem: indexPath.item))
    if isSelfSizing { attributes.sizing = ElementSizing(axes: .both, isMeasured: ownSizes[indexPath] != nil) }
    return attributes
  }

  // MARK: Self-sizing

  override func take(_ measured: [MeasuredElement]) -> Bool {
    guard isSelfSizing, let collectionView else { return false }
    // An item can't be broader than the lines.
    let most = isVertical ? CGSize(width: breadth, height: .infinity) : CGSize(width: .infinity, height: breadth)
    var changed: Set<Int> = []
    let anchor = anchor(in: collectionView)
    let before = anchor.flatMap { layoutAttributesForItem(at: $0) }
    for element in measured where element.attributes.representedElementKind == nil && sections.indices.contains(element.path.section) {
      let own = CGSize(width: min(element.size.width, most.width), height: min(element.size.height, most.height))
      ownSizes[element.path] = own
      if own != element.attributes.size { changed.insert(element.path.section) }
    }
    guard !changed.isEmpty else { return false }
    arrange(changed, in: collectionView)
    collectionView.contentSize = collectionViewContentSize
    if let anchor, let before, isVertical, let after = layoutAttributesForItem(at: anchor) {
      collectionView.shiftContent(by: after.frame.minY - before.frame.minY)
    }
    return true
  }

  /// Returns the first visible item below the upper edge, which stays in place while the items above it are measured, or nil if the content
  /// is scrolled to its beginning.
  private func anchor(in view: UICollectionView) -> IndexPath? {
    let top = view.bounds.minY + view.adjustedContentInset.top
    guard isVertical, top > 0 else { return nil }
    let visible = layoutAttributesForElements(in: view.bounds) ?? []
    return visible.first { $0.representedElementKind == nil && $0.frame.minY >= top }?.indexPath
  }

  /// Arranges the items of the changed sections again, and moves the sections after them.
  private func arrange(_ changed: Set<Int>, in view: UICollectionView) {
    guard let first = changed.min() else { return }
    length = first > 0 ? sections[first - 1].end : 0
    for index in sections.indices.dropFirst(first) {
      sections[index] = changed.contains(index) ? makeSection(index, in: view) : sections[index].moved(to: length)
      length = sections[index].end
    }
  }

  override func itemsDidMove(_ mapping: ItemMapping?) {
    guard let mapping else { return ownSizes = [:] }
    ownSizes = Dictionary(
      ownSizes.compactMap { path, size in mapping.newPath(of: path).flatMap { mapping.isReloaded($0) ? nil : ($0, size) } },
      uniquingKeysWith: { first, _ in first })
  }

  override func forgetSize(ofItem path: IndexPath) { ownSizes[path] = nil }

  // MARK: Headers and footers

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let extent = isHeader ? section.header : section.footer
    guard extent > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    let range = section.start...max(section.start, section.end - extent)
    var start = isHeader ? range.lowerBound : range.upperBound
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      let visible = visibleSpan
      start = (isHeader ? visible.lowerBound : visible.upperBound - extent).clamped(to: range)
      attributes.zIndex = Self.pinnedZIndex
    }
    attributes.frame = oriented(CGRect(x: 0, y: start, width: breadth, height: extent))
    return attributes
  }

  /// The stacking order of pinned headers and footers, in front of the items.
  private static let pinnedZIndex = 10

  /// The visible span of the content in the scroll direction, without the adjusted insets.
  private var visibleSpan: ClosedRange<CGFloat> {
    guard let collectionView else { return 0...0 }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? visible.minY...max(visible.minY, visible.maxY) : visible.minX...max(visible.minX, visible.maxX)
  }

  // Lines are computed for vertical scrolling. For horizontal scrolling x and y are exchanged.
  private func oriented(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }

  private func oriented(_ rect: CGRect) -> CGRect {
    isVertical ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}
