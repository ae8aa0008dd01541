import QuartzCore

extension LayerFlattener {
  mutating func mask(_ moment: Moment, from start: Int) {
    guard let mask = moment.layer.mask else { return }
    tree?.current?.isIndivisible = true
    guard items.count > start else { return }
    wrap(from: start, in: moment.item(.mask, .beginGroup(Group(second: .mask))), alpha: 1) { flattener in
      flattener.items.append(moment.item(.mask, .beginSecond))
      flattener.add(
        Child(mask, at: moment.time), in: Context(projection: moment.projection, time: moment.time, rest: moment.rest))
    }
  }

  /// Puts all items from `start` on into a group. `closing` adds to the group before it ends.
  mutating func wrap(
    from start: Int, in begin: DisplayItem, alpha: CGFloat, closing: (inout LayerFlattener) -> Void = { _ in }
  ) {
    var begin = begin
    begin.alpha = alpha
    items.insert(begin, at: start)
    tree?.current?.insertItem(at: start)
    closing(&self)
    items.append(DisplayItem(id: begin.id.end, content: .endGroup))
  }

  /// Fades each item from `start` on separately.
  mutating func fade(from start: Int, by factor: CGFloat) {
    guard factor < 1 else { return }
    var depth = 0
    for index in start..<items.count {
      switch items[index].content {
      case .endGroup: depth -= 1
      case .beginGroup:
        if depth == 0 { items[index].alpha *= factor }
        depth += 1
      default: if depth == 0 { items[index].alpha *= factor }
      }
    }
  }
}
