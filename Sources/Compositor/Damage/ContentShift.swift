/// Content that only moved by whole pixels since the last frame, as in a scrolling list. The frame's own pixels can then be moved, and only
/// the strip that came into view, and content that didn't move along, must be drawn.
///
/// The content is inside a clip that stays in place, over one opaque color. The moved pixels equal those that would be drawn.
struct ContentShift {
  let area: PixelRect
  let shift: PixelShift
  /// The changes to draw after the move.
  private(set) var changes: [ListDifference.Change] = []
  /// For each new item, whether its pixels are moved.
  private(set) var isMoved: [Bool]

  private enum State {
    case same, moved, changed
  }

  /// The minimum area to move, in pixels. Drawing less is as fast.
  fileprivate static let smallestArea = 1 << 15

  /// Finds content that moved by `shift` from one frame to the next, or returns nil if there is too little or none. Both frames' commands
  /// have extents and include no backdrop.
  init?(by shift: PixelShift, from old: [Command], to new: [Command], _ difference: ListDifference, screen: PixelRect) {
    let parents = ContentShift.parents(in: new)
    var states = ContentShift.states(
      from: old, to: new, difference, shift, screen: screen, parents: parents)
    ContentShift.excludeUnsteadyGroups(new, &states)
    guard let anchor = ContentShift.largestMovedItem(new, states, parents) else { return nil }
    let clip = ContentShift.restingGroup(around: anchor, states, parents)
    var area = screen
    var enclosing: [Int] = []
    var next = clip
    while let group = next {
      guard states[group] == .same, new[group].isPlainGroup else { return nil }
      area = area.intersection(new[group].bounds)
      enclosing.append(group)
      next = parents[group]
    }
    guard area.width * area.height >= ContentShift.smallestArea else { return nil }

    let inside = clip.map { $0 + 1..<new.endOfGroup(at: $0) } ?? 0..<new.count
    let moved = states.indices.map { states[$0] == .moved && inside.contains($0) }
    guard let first = moved.firstIndex(of: true),
      let ground = (0..<first).last(where: { index in
        states[index] == .same && new[index].isUniform && new[index].hides(area)
          && parents[index].map { enclosing.contains($0) } ?? true
      })
    else { return nil }
    self.area = area
    self.shift = shift
    isMoved = moved
    addChanges(from: old, to: new, difference, states, ground: ground, enclosing: enclosing)
    let drawn = changes.reduce(0) { $0 + $1.area.width * $1.area.height }
    guard drawn < area.width * area.height / 2 else { return nil }
  }

  private static func states(
    from old: [Command], to new: [Command], _ difference: ListDifference, _ shift: PixelShift, screen: PixelRect, parents: [Int?]
  ) -> [State] {
    let oldParents = ContentShift.parents(in: old)
    return new.indices.map { index in
      guard let partner = difference.partners[index] else { return .changed }
      // An item that was in another group was clipped differently.
      guard parents[index].map({ difference.partners[$0] ?? -1 }) == oldParents[partner] else { return .changed }
      if difference.kept[index] != nil || new[index].draws(old[partner], movedBy: .none, on: screen) { return .same }
      return new[index].draws(old[partner], movedBy: shift, on: screen) ? .moved : .changed
    }
  }

  /// Returns the innermost group around an item that didn't move along, or nil for none.
  private static func restingGroup(around index: Int, _ states: [State], _ parents: [Int?]) -> Int? {
    var group = parents[index]
    while let candidate = group, states[candidate] == .moved { group = parents[candidate] }
    return group
  }

  private static func largestMovedItem(_ commands: [Command], _ states: [State], _ parents: [Int?]) -> Int? {
    var largest: (index: Int, area: Int)?
    for index in commands.indices where states[index] == .moved && !commands[index].isPartOfGroup {
      let area = commands[index].extent.width * commands[index].extent.height
      guard area > largest?.area ?? 0 else { continue }
      if let group = restingGroup(around: index, states, parents), states[group] != .same { continue }
      largest = (index, area)
    }
    return largest?.index
  }

  /// Returns the group around each command. The end of a group is inside it.
  private static func parents(in commands: [Command]) -> [Int?] {
    var open: [Int] = []
    return commands.indices.map { index in
      switch commands[index].operation {
      case .beginGroup:
        defer { open.append(index) }
        return open.last
      case .endGroup: return open.popLast()
      default: return open.last
      }
    }
  }

  /// Marks moved groups as changed if their pixels may depend on the tile.
  ///
  /// If a group changes nothing, its items are drawn without a buffer. Their sum is rounded in the same way only if a single item is drawn,
  /// or if the first one hides everything below the others.
  private static func excludeUnsteadyGroups(_ commands: [Command], _ states: inout [State]) {
    for begin in commands.indices where states[begin] == .moved {
      guard case .beginGroup = commands[begin].operation, commands[begin].opacity == 255 else { continue }
      let content = begin + 1..<commands.endOfGroup(at: begin)
      let layers = content.count { !commands[$0].isPartOfGroup }
      if layers > 1, !commands[content.lowerBound].hides(commands[begin].bounds) { states[begin] = .changed }
    }
  }

  private mutating func addChanges(
    from old: [Command], to new: [Command], _ difference: ListDifference, _ states: [State], ground: Int, enclosing: [Int]
  ) {
    changes = difference.surfaceChanges
    for rect in area.uncovered(by: shift) { add(rect) }
    var isMatched = [Bool](repeating: false, count: old.count)
    for index in new.indices {
      let partner = difference.partners[index]
      if let partner { isMatched[partner] = true }
      if isMoved[index] || enclosing.contains(index) || new[index].isEndOfGroup { continue }
      if states[index] != .same {
        add(new[index].extent)
        if let partner { addVacated(old[partner].extent, isAboveGround: index > ground) }
      } else if index > ground {
        // It stays, so the pixels that moved to and away from its place are wrong.
        add(new[index].extent.intersection(area))
        if let partner { add(old[partner].extent.shifted(by: shift).intersection(area)) }
      }
    }
    let oldGround = difference.partners[ground] ?? 0
    for index in old.indices where !isMatched[index] && !old[index].isEndOfGroup {
      addVacated(old[index].extent, isAboveGround: index > oldGround)
    }
  }

  private mutating func add(_ rect: PixelRect) {
    if !rect.isEmpty { changes.append(ListDifference.Change(area: rect, position: 0)) }
  }

  /// Adds the place of an item that no longer exists. Above the ground, its pixels have been moved.
  private mutating func addVacated(_ extent: PixelRect, isAboveGround: Bool) {
    guard isAboveGround else { return add(extent) }
    add(extent.shifted(by: shift).intersection(area))
    if !area.contains(extent) { add(extent) }
  }
}

/// Finds the distance by which most of the changed pixels moved.
struct ShiftVotes {
  private var areas: [(shift: PixelShift, area: Int)] = []

  /// Adds an item of the last frame and of this one, which covers `extent`.
  mutating func add(from old: DisplayItem, to new: DisplayItem, _ extent: PixelRect) {
    guard !extent.isEmpty, let shift = PixelShift(from: old.projection, to: new.projection), shift != .none else { return }
    let area = extent.width * extent.height
    if let known = areas.firstIndex(where: { $0.shift == shift }) { areas[known].area += area } else { areas.append((shift, area)) }
  }

  /// The distance in whole pixels by which the most pixels moved, or nil if too few did.
  var winner: PixelShift? {
    areas.max { $0.area < $1.area }.flatMap { $0.area >= ContentShift.smallestArea ? $0.shift : nil }
  }
}

extension Command {
  fileprivate var isEndOfGroup: Bool {
    switch operation {
    case .endGroup, .beginSecond: true
    default: false
    }
  }
}
