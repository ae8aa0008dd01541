import QuartzCore

extension DisplayList {
  /// Returns the same picture with adjacent pieces of glass joined into one backdrop, in the place of the rearmost piece.
  ///
  /// Only glass of the same kind, in the same group, and without rotation joins.
  func joiningGlass() -> DisplayList {
    guard items.contains(where: { $0.joiningGlass != nil }) else { return self }
    var kinds: [(kind: GlassKind, members: [Int])] = []
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      switch item.content {
      case .beginGroup: open.append(index)
      case .endGroup: _ = open.popLast()
      default:
        guard item.joiningGlass != nil, let kind = GlassKind(item, group: open.last) else { continue }
        if let known = kinds.firstIndex(where: { $0.kind == kind }) {
          kinds[known].members.append(index)
        } else {
          kinds.append((kind, [index]))
        }
      }
    }
    var result = items
    var removed: Set<Int> = []
    // Shadows are below all of the glass.
    var shadows: [Int: [DisplayItem]] = [:]
    for (kind, members) in kinds where members.count > 1 {
      for cluster in kind.clusters(of: members, in: items) where cluster.count > 1 {
        guard let first = cluster.first else { continue }
        result[first] = kind.joined(cluster.map { items[$0] })
        removed.formUnion(cluster.dropFirst())
        let outlines = cluster.map { kind.outline(of: items[$0]).rect }
        for (place, index) in cluster.enumerated() where index > 0 {
          guard case .shadow = items[index - 1].content, items[index - 1].id.layer == items[index].id.layer else { continue }
          removed.insert(index - 1)
          var shadow = items[index - 1]
          // Pieces in the same place cast a single shadow.
          shadow.alpha *= 1 - (outlines[..<place].map { outlines[place].part(inside: $0) }.max() ?? 0)
          shadows[first, default: []].append(shadow)
        }
      }
    }
    if removed.isEmpty { return self }
    return DisplayList(result.indices.flatMap { removed.contains($0) ? [] : shadows[$0, default: []] + [result[$0]] })
  }
}

/// The common properties of pieces of glass that can become one.
private struct GlassKind: Equatable {
  let group: Int?
  let alpha: CGFloat
  let backdrop: Backdrop
  let scale: Double

  /// Returns nil for an item that can't join with any other.
  init?(_ item: DisplayItem, group: Int?) {
    guard case .backdrop(var backdrop) = item.content, backdrop.glass != nil, item.projection.isUpright, item.projection.isFinite,
      abs(item.projection.xx - item.projection.yy) < 1e-6 * item.projection.xx
    else { return nil }
    backdrop.shape = RoundedRect(.zero)
    self.group = group
    self.backdrop = backdrop
    alpha = item.alpha
    scale = item.projection.xx
  }

  private var spacing: CGFloat { max(backdrop.glass?.joining?.spacing ?? 0, 0) }

  /// Returns the outline of an item in pixels divided by the scale.
  func outline(of item: DisplayItem) -> RoundedRect {
    guard case .backdrop(let backdrop) = item.content else { return RoundedRect(.zero) }
    let offset = (x: item.projection.x1 / scale, y: item.projection.y1 / scale)
    return RoundedRect(
      backdrop.shape.rect.offsetBy(dx: offset.x, dy: offset.y), radii: backdrop.shape.radii, isContinuous: backdrop.shape.isContinuous)
  }

  /// Returns the members in clusters in which each is closer to another one than the spacing.
  func clusters(of members: [Int], in items: [DisplayItem]) -> [[Int]] {
    var clusters: [[Int]] = []
    for member in members {
      let reach = outline(of: items[member]).rect.insetBy(dx: -spacing, dy: -spacing)
      let near = clusters.indices.filter { index in clusters[index].contains { outline(of: items[$0]).rect.intersects(reach) } }
      let cluster = (near.flatMap { clusters[$0] } + [member]).sorted()
      for index in near.reversed() { clusters.remove(at: index) }
      clusters.append(cluster)
    }
    return clusters
  }

  func joined(_ members: [DisplayItem]) -> DisplayItem {
    var (item, backdrop) = (members[0], backdrop)
    let pieces = members.map(outline)
    let area = pieces.dropFirst().reduce(pieces[0].rect) { $0.union($1.rect) }
    // The outline bulges by a quarter of the spacing at most.
    backdrop.shape = RoundedRect(area.insetBy(dx: -spacing / 4, dy: -spacing / 4))
    backdrop.glass?.pieces = pieces
    item.projection = .scale(scale)
    item.content = .backdrop(backdrop)
    return item
  }
}

extension [DisplayItem] {
  /// Returns the index of the first shadow that the glass at `index` casts, as these aren't seen through it, or `index` for any other
  /// backdrop.
  func firstShadow(ofBackdropAt index: Int) -> Int {
    guard case .backdrop(let backdrop) = self[index].content, let glass = backdrop.glass else { return index }
    var first = index
    while first > 0, index - first < Swift.max(glass.pieces.count, 1), case .shadow = self[first - 1].content {
      // Joined pieces belong to several layers.
      guard !glass.pieces.isEmpty || self[first - 1].id.layer == self[index].id.layer else { break }
      first -= 1
    }
    return first
  }
}

extension DisplayItem {
  fileprivate var joiningGlass: GlassJoining? {
    guard case .backdrop(let backdrop) = content else { return nil }
    return backdrop.glass?.joining
  }
}

extension CGRect {
  /// Returns the fraction of the area that is inside another rectangle, 0…1.
  fileprivate func part(inside other: CGRect) -> CGFloat {
    let common = intersection(other)
    return common.isNull || isEmpty ? 0 : common.width * common.height / (width * height)
  }
}
