import QuartzCore

/// The changes from one display list to the next.
struct ListDifference {
  /// A change of appearance: its area, and its position in the new list.
  struct Change {
    var area: PixelRect
    /// The index of the new item, or of the first new item above one that has been removed.
    var position: Int
  }

  /// For each new item, the index of an old item that draws the same, in the same order, or nil for an item that is new or different.
  private(set) var kept: [Int?]
  /// For each new item, the index of the old item with the same identity, in the same order, or nil for a new item.
  private(set) var partners: [Int?]
  private(set) var changes: [Change] = []
  /// The changes of live surfaces that are kept. They are among `changes`.
  private(set) var surfaceChanges: [Change] = []
  let commonPrefix: Int

  /// Compares two lists. `oldExtents` contains the areas that the old items covered. The areas of new items are added later, when they are
  /// known.
  init(from old: [DisplayItem], oldExtents: [PixelRect], to new: [DisplayItem]) {
    kept = Array(repeating: nil, count: new.count)
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] {
      kept[prefix] = prefix
      prefix += 1
    }
    commonPrefix = prefix
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      kept[new.count - 1 - suffix] = old.count - 1 - suffix
      suffix += 1
    }
    partners = kept
    matchMiddle(old, prefix..<old.count - suffix, new, prefix..<new.count - suffix)

    var isKept = [Bool](repeating: false, count: old.count)
    for case let index? in kept { isKept[index] = true }
    // The positions of the items that remain, which locate the removed ones.
    var position = 0
    var newIndex = 0
    for oldIndex in old.indices {
      if isKept[oldIndex] {
        while kept[newIndex] != oldIndex { newIndex += 1 }
        position = newIndex + 1
      } else if !oldExtents[oldIndex].isEmpty {
        changes.append(Change(area: oldExtents[oldIndex], position: position))
      }
    }
  }

  /// Creates the difference of two lists of `count` items that differ only in those at `changed`. The changes are those of surfaces.
  init(count: Int, changed: [Int], surfaceChanges: [Change]) {
    partners = Array(0..<count)
    kept = partners
    for index in changed { kept[index] = nil }
    commonPrefix = changed.first ?? count
    changes = surfaceChanges
    self.surfaceChanges = surfaceChanges
  }

  private mutating func matchMiddle(_ old: [DisplayItem], _ oldRange: Range<Int>, _ new: [DisplayItem], _ newRange: Range<Int>) {
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    var places: [DisplayItem.ID: Int] = [:]
    for index in oldRange { places[old[index].id] = index }
    var next = oldRange.lowerBound
    for index in newRange {
      guard let place = places[new[index].id], place >= next else { continue }
      if old[place] != new[index] {
        guard let area = new[index].surfaceChange(since: old[place]) else { continue }
        changes.append(Change(area: area, position: index))
        surfaceChanges.append(Change(area: area, position: index))
      }
      kept[index] = place
      partners[index] = place
      next = place + 1
    }
    // Items that differ are between those that are kept, in the same order.
    var end = oldRange.upperBound
    var ends = [Int](repeating: end, count: newRange.count)
    for index in newRange.reversed() {
      if let place = kept[index] { end = place }
      ends[index - newRange.lowerBound] = end
    }
    next = oldRange.lowerBound
    for index in newRange {
      if kept[index] == nil, let place = places[new[index].id], place >= next, place < ends[index - newRange.lowerBound] {
        partners[index] = place
      }
      if let place = partners[index] { next = place + 1 }
    }
  }
}

extension DisplayItem {
  /// Returns the pixels that are new if both items show the same surface at the same place, and the surface is exactly one generation
  /// ahead.
  func surfaceChange(since old: DisplayItem) -> PixelRect? {
    guard case .surface(let now) = content, case .surface(let before) = old.content, now.surface === before.surface,
      now.rect == before.rect, now.generation == before.generation + 1, now.surface.generation == now.generation,
      projection == old.projection, alpha == old.alpha
    else { return nil }
    let origin = projection.apply(now.rect.origin)
    return PixelRect(around: now.surface.latestChange.offsetBy(dx: origin.x.rounded(), dy: origin.y.rounded()))
  }
}
