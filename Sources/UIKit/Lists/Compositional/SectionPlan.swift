import Foundation

/// The layout of a section's groups, items and supplementary views.
///
/// Only groups with measured items are stored, so that the cost doesn't grow with the number of items.
@MainActor
struct SectionPlan {
  let section: NSCollectionLayoutSection
  let count: Int
  /// In points along the direction of the layout.
  var start: CGFloat = 0

  private let isVertical: Bool
  private let container: CGSize
  private let environment: any NSCollectionLayoutEnvironment
  private let template: GroupSolution
  /// The lengths of the groups, including the space after each.
  private var lengths: SparseSums
  private var solved: [Int: GroupSolution] = [:]
  private var measured: [Int: CGSize] = [:]
  /// The greatest extent of a group across the direction in which groups follow each other.
  private var breadth: CGFloat
  private var boundarySizes: [String: CGSize] = [:]

  init(_ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, environment: any NSCollectionLayoutEnvironment) {
    self.section = section
    self.count = count
    self.isVertical = isVertical
    self.environment = environment
    let insets = section.contentInsets
    let size = environment.container.effectiveContentSize
    container = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
    template = GroupSolver(environment: environment, measured: { _ in nil }).solve(section.group, in: container)
    let perGroup = max(1, template.leaves.count)
    let goesDown = isVertical != (section.orthogonalScrollingBehavior != .none)
    let length = goesDown ? template.size.height : template.size.width
    breadth = goesDown ? template.size.width : template.size.height
    lengths = SparseSums(count: (count + perGroup - 1) / perGroup, common: length + section.interGroupSpacing)
  }

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var goesDown: Bool { isVertical != isOrthogonal }
  private var perGroup: Int { max(1, template.leaves.count) }
  private var insets: NSDirectionalEdgeInsets { section.contentInsets }

  var groupsLength: CGFloat { lengths.count == 0 ? 0 : lengths.total - section.interGroupSpacing }

  // MARK: Edges of the section

  private func extends(_ item: NSCollectionLayoutBoundarySupplementaryItem, before: Bool) -> Bool {
    let edge: NSDirectionalRectEdge = isVertical ? (before ? .top : .bottom) : (before ? .leading : .trailing)
    return item.extendsBoundary && item.alignment.edges.contains(edge)
  }

  func size(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    let room = environment.container.effectiveContentSize
    let follows = section.supplementariesFollowContentInsets
    let area = CGSize(
      width: room.width - (isVertical && follows ? insets.leading + insets.trailing : 0),
      height: room.height - (!isVertical && follows ? insets.top + insets.bottom : 0))
    var size = item.layoutSize.size(in: area)
    let axes = item.layoutSize.estimatedAxes
    if let own = boundarySizes[item.elementKind] {
      if axes.contains(.horizontal) { size.width = own.width }
      if axes.contains(.vertical) { size.height = own.height }
    }
    return size
  }

  /// The space above a list's header, in points.
  private var headerPadding: CGFloat {
    guard isVertical, let list = section.list, list.headerMode != .none else { return 0 }
    return max(0, list.headerTopPadding ?? 0)
  }

  private func extent(before: Bool) -> CGFloat {
    section.boundarySupplementaryItems.filter { extends($0, before: before) }.reduce(before ? headerPadding : 0) { sum, item in
      sum + (isVertical ? size(of: item).height : size(of: item).width)
    }
  }

  private var insetBefore: CGFloat { isVertical ? insets.top : insets.leading }
  private var insetAfter: CGFloat { isVertical ? insets.bottom : insets.trailing }

  /// The extent along the direction of the layout, in points.
  var length: CGFloat {
    extent(before: true) + insetBefore + (count == 0 ? 0 : isOrthogonal ? breadth : groupsLength) + insetAfter + extent(before: false)
  }

  var end: CGFloat { start + length }

  var frame: CGRect {
    let size = environment.container.effectiveContentSize
    return isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: length) : CGRect(x: start, y: 0, width: length, height: size.height)
  }

  /// The area of the groups and the insets around them, without headers and footers.
  var groupsArea: CGRect {
    let (before, after) = (extent(before: true), extent(before: false))
    return isVertical
      ? CGRect(x: 0, y: start + before, width: frame.width, height: length - before - after)
      : CGRect(x: start + before, y: 0, width: length - before - after, height: frame.height)
  }

  /// Returns the frame of a supplementary view at an edge. A pinned one stays inside the visible span.
  func frame(of item: NSCollectionLayoutBoundarySupplementaryItem, visible: ClosedRange<CGFloat>) -> CGRect {
    let size = size(of: item)
    var area = frame
    if section.supplementariesFollowContentInsets {
      area =
        isVertical
        ? area.inset(by: UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing))
        : area.inset(by: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0))
    }
    if !item.extendsBoundary {
      area =
        isVertical
        ? CGRect(x: area.minX, y: groupsArea.minY + insets.top, width: area.width, height: groupsArea.height - insets.top - insets.bottom)
        : area
    }
    var place = item.containerAnchor.frame(of: size, in: area)
    // Several headers follow each other.
    for before in [true, false] where extends(item, before: before) {
      let others = section.boundarySupplementaryItems.filter { extends($0, before: before) }
      let lengths = others.prefix { $0 !== item }.map { isVertical ? self.size(of: $0).height : self.size(of: $0).width }
      let earlier = lengths.reduce(before ? headerPadding : 0, +)
      place = place.offsetBy(dx: isVertical ? 0 : before ? earlier : -earlier, dy: isVertical ? (before ? earlier : -earlier) : 0)
    }
    guard item.pinToVisibleBounds else { return place }
    let extent = isVertical ? place.height : place.width
    let range = start...max(start, end - extent)
    let own = isVertical ? place.minY : place.minX
    let isFooter = extends(item, before: false)
    let pinned = (isFooter ? min(own, visible.upperBound - extent) : max(own, visible.lowerBound)).clamped(to: range)
    return isVertical
      ? CGRect(x: place.minX, y: pinned, width: place.width, height: extent)
      : CGRect(x: pinned, y: place.minY, width: extent, height: place.height)
  }

  // MARK: Groups

  private var origin: CGPoint {
    let area = groupsArea
    return CGPoint(x: area.minX + insets.leading, y: area.minY + insets.top)
  }

  /// Returns the start, relative to the first group, and the length of a group.
  func span(ofGroup index: Int) -> (start: CGFloat, length: CGFloat) {
    (lengths.sum(before: index), lengths[index] - section.interGroupSpacing)
  }

  var numberOfGroups: Int { lengths.count }

  /// Returns the groups that intersect a span relative to the start of the first group.
  private func groups(in span: ClosedRange<CGFloat>) -> Range<Int> {
    guard lengths.count > 0, span.upperBound >= 0, span.lowerBound <= lengths.total else { return 0..<0 }
    let first = min(lengths.numberOfElements(within: max(0, span.lowerBound)), lengths.count - 1)
    let last = min(lengths.numberOfElements(within: span.upperBound, isBelow: true), lengths.count - 1)
    return first..<max(first, last) + 1
  }

  /// Returns the items of the groups that intersect a rectangle of the section's content.
  func items(in rect: CGRect) -> Range<Int> {
    let (low, high) = goesDown ? (rect.minY - origin.y, rect.maxY - origin.y) : (rect.minX - origin.x, rect.maxX - origin.x)
    let groups = groups(in: low...max(low, high))
    return min(count, groups.lowerBound * perGroup)..<min(count, groups.upperBound * perGroup)
  }

  private func solution(ofGroup index: Int) -> GroupSolution { solved[index] ?? template }

  func leaf(ofItem item: Int) -> GroupSolution.Leaf? {
    let (group, place) = item.quotientAndRemainder(dividingBy: perGroup)
    let solution = solution(ofGroup: group)
    guard item >= 0, item < count, solution.leaves.indices.contains(place) else { return nil }
    var leaf = solution.leaves[place]
    let position = lengths.sum(before: group)
    leaf.frame = leaf.frame.offsetBy(dx: origin.x + (goesDown ? 0 : position), dy: origin.y + (goesDown ? position : 0))
    return leaf
  }

  func isMeasured(item: Int) -> Bool { measured[item] != nil }
  func isMeasured(kind: String) -> Bool { boundarySizes[kind] != nil }

  // MARK: Measuring

  /// Stores the measured size of an item, and updates the layout of its group.
  mutating func setSize(_ size: CGSize, ofItem item: Int) {
    measured[item] = size.limited
    guard item < count else { return }
    let group = item / perGroup
    let (sizes, first) = (measured, group * perGroup)
    let solver = GroupSolver(environment: environment, measured: { sizes[first + $0] })
    let solution = solver.solve(section.group, in: container, count: min(perGroup, count - first))
    solved[group] = solution
    lengths[group] = (goesDown ? solution.size.height : solution.size.width) + section.interGroupSpacing
    if isOrthogonal {
      breadth = solved.values.reduce(0) { max($0, goesDown ? $1.size.width : $1.size.height) }
    }
  }

  mutating func setSize(_ size: CGSize, ofKind kind: String) { boundarySizes[kind] = size.limited }
}
