import Foundation

@MainActor
struct GroupSolution {
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the item sizes itself.
    let estimatedAxes: ScrollAxes
    let item: NSCollectionLayoutItem?
  }

  var size: CGSize
  var leaves: [Leaf] = []
}

/// Lays out groups, using the sizes of items that have been measured.
@MainActor
struct GroupSolver {
  /// The maximum number of items in a group that repeats its items, so that items without an extent don't repeat endlessly.
  private static let limit = 1000

  let environment: any NSCollectionLayoutEnvironment
  /// Returns the measured size of the item at an index in the group, or nil.
  let measured: (Int) -> CGSize?

  /// Returns the layout of a group that contains at most `count` items.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, count: Int = .max) -> GroupSolution {
    var next = 0
    return solve(group, in: container, next: &next, count: count)
  }

  private func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, next: inout Int, count: Int) -> GroupSolution {
    let given = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, given.width - insets.leading - insets.trailing), height: max(0, given.height - insets.top - insets.bottom))
    var solution: GroupSolution
    switch group.arrangement {
    case .custom(let provider):
      let area = LayoutArea(contentSize: inner, contentInsets: .zero, traitCollection: environment.traitCollection)
      let places = provider(area).prefix(max(0, count - next))
      next += places.count
      solution = GroupSolution(
        size: inner,
        leaves: places.map { GroupSolution.Leaf(frame: $0.frame, zIndex: $0.zIndex, estimatedAxes: [], item: nil) })
    case .line(let axis, let items):
      solution = solveLine(group, axis, inner, next: &next, count: count) { items.isEmpty ? nil : items[$0 % items.count] }
    case .equal(let axis, let item, let number), .repeated(let axis, let item, let number):
      solution = solveLine(group, axis, inner, next: &next, count: count) { $0 < number ? item : nil }
    }
    let estimated = group.layoutSize.estimatedAxes
    let size = CGSize(
      width: estimated.contains(.horizontal) ? solution.size.width + insets.leading + insets.trailing : given.width,
      height: estimated.contains(.vertical) ? solution.size.height + insets.top + insets.bottom : given.height)
    for index in solution.leaves.indices {
      solution.leaves[index].frame = solution.leaves[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
    }
    solution.size = size
    return solution
  }

  private struct Piece {
    var leaves: [GroupSolution.Leaf]
    var size: CGSize
    let item: NSCollectionLayoutItem
  }

  private func solveLine(
    _ group: NSCollectionLayoutGroup, _ axis: ScrollAxes, _ inner: CGSize, next: inout Int, count: Int,
    item: (Int) -> NSCollectionLayoutItem?
  ) -> GroupSolution {
    let isAcross = axis == .horizontal
    let room = isAcross ? inner.width : inner.height
    let gap = group.interItemSpacing?.spacing ?? 0
    var pieces: [Piece] = []
    var used: CGFloat = 0
    var estimate: CGFloat = 0
    while next < count, pieces.count < Self.limit, let subitem = item(pieces.count) {
      var own = subitem.layoutSize.size(in: inner)
      if case .equal(_, _, let number) = group.arrangement {
        let share = max(0, (room - CGFloat(number - 1) * gap) / CGFloat(number))
        if isAcross { own.width = share } else { own.height = share }
      } else if case .line = group.arrangement {
        // The estimates decide whether there is room, so that all groups have the same number of items.
        let extent = (isAcross ? own.width : own.height) + edges(of: subitem, isAcross)
        guard pieces.isEmpty || estimate + gap + extent <= room + 0.01 else { break }
        estimate += (pieces.isEmpty ? 0 : gap) + max(extent, 0)
      }
      let piece = solve(subitem, given: own, isEqual: isEqual(group), isAcross, in: inner, next: &next, count: count)
      used += (pieces.isEmpty ? 0 : gap) + (isAcross ? piece.size.width : piece.size.height) + edges(of: subitem, isAcross)
      pieces.append(piece)
    }
    let estimatesAlong = group.layoutSize.estimatedAxes.contains(axis)
    return place(pieces, group, isAcross, gap: gap, left: estimatesAlong ? 0 : max(0, room - used), inner: inner)
  }

  private func isEqual(_ group: NSCollectionLayoutGroup) -> Bool {
    if case .equal = group.arrangement { return true }
    return false
  }

  private func edges(of item: NSCollectionLayoutItem, _ isAcross: Bool) -> CGFloat {
    guard let spacing = item.edgeSpacing else { return 0 }
    return isAcross
      ? (spacing.leading?.spacing ?? 0) + (spacing.trailing?.spacing ?? 0) : (spacing.top?.spacing ?? 0) + (spacing.bottom?.spacing ?? 0)
  }

  /// Lays out an item of a line. Its extent along the line is given if all items of the line have the same extent.
  private func solve(
    _ item: NSCollectionLayoutItem, given: CGSize, isEqual: Bool, _ isAcross: Bool, in inner: CGSize, next: inout Int, count: Int
  ) -> Piece {
    if let group = item as? NSCollectionLayoutGroup {
      var container = inner
      // Fractions are relative to the item's equal share.
      if isEqual { if isAcross { container.width = given.width } else { container.height = given.height } }
      let solution = solve(group, in: container, next: &next, count: count)
      return Piece(leaves: solution.leaves, size: solution.size, item: item)
    }
    var size = given
    var axes = item.layoutSize.estimatedAxes
    if isEqual { axes.remove(isAcross ? .horizontal : .vertical) }
    let insets = item.contentInsets
    if let measured = measured(next) {
      if axes.contains(.horizontal) { size.width = measured.width + insets.leading + insets.trailing }
      if axes.contains(.vertical) { size.height = measured.height + insets.top + insets.bottom }
    }
    next += 1
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return Piece(leaves: [GroupSolution.Leaf(frame: frame, estimatedAxes: axes, item: item)], size: size, item: item)
  }

  /// Places the items of a line one after another. Flexible spaces share the remaining space.
  private func place(
    _ pieces: [Piece], _ group: NSCollectionLayoutGroup, _ isAcross: Bool, gap: CGFloat, left: CGFloat, inner: CGSize
  ) -> GroupSolution {
    func spacings(_ item: NSCollectionLayoutItem) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
      isAcross ? (item.edgeSpacing?.leading, item.edgeSpacing?.trailing) : (item.edgeSpacing?.top, item.edgeSpacing?.bottom)
    }
    let isGapFlexible = group.interItemSpacing?.isFlexible ?? false
    var flexible = isGapFlexible ? max(0, pieces.count - 1) : 0
    for piece in pieces {
      let (before, after) = spacings(piece.item)
      flexible += (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0)
    }
    let extra = flexible > 0 ? left / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexible ? extra : 0)
    }
    var solution = GroupSolution(size: .zero)
    var position: CGFloat = 0
    var breadth: CGFloat = 0
    for (index, piece) in pieces.enumerated() {
      let (before, after) = spacings(piece.item)
      if index > 0 { position += gap + (isGapFlexible ? extra : 0) }
      position += length(before)
      let across = isAcross ? (piece.item.edgeSpacing?.top?.spacing ?? 0) : (piece.item.edgeSpacing?.leading?.spacing ?? 0)
      let end = isAcross ? (piece.item.edgeSpacing?.bottom?.spacing ?? 0) : (piece.item.edgeSpacing?.trailing?.spacing ?? 0)
      for var leaf in piece.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: isAcross ? position : across, dy: isAcross ? across : position)
        solution.leaves.append(leaf)
      }
      position += (isAcross ? piece.size.width : piece.size.height) + length(after)
      breadth = max(breadth, across + (isAcross ? piece.size.height : piece.size.width) + end)
    }
    solution.size = isAcross ? CGSize(width: position, height: breadth) : CGSize(width: breadth, height: position)
    return solution
  }
}
