/// Compares commands with those of the last frame, to find content that only moved.
///
/// The comparison is of the numbers from which pixels are computed. If they are equal except for a distance in whole pixels, then so are
/// the pixels.
extension Command {
  /// Returns whether the command draws exactly what `old` draws, moved by `shift`, as far as both places are on the screen. False if that
  /// isn't certain.
  func draws(_ old: Command, movedBy shift: PixelShift, on screen: PixelRect) -> Bool {
    let common = screen.intersection(screen.shifted(by: shift))
    guard opacity == old.opacity, bounds.intersection(common) == old.bounds.shifted(by: shift).intersection(common) else { return false }
    switch (operation, old.operation) {
    case (.clear(let color), .clear(let oldColor)): return color == oldColor
    case (.color(let color, let outline), .color(let oldColor, let oldOutline)):
      return color == oldColor && outline.covers(asMuchAs: oldOutline, movedBy: shift)
    case (.image(let sampler, let outline), .image(let oldSampler, let oldOutline)):
      return sampler.shows(oldSampler, movedBy: shift) && outline.covers(asMuchAs: oldOutline, movedBy: shift)
    case (.frame(let color, let outer, let inner), .frame(let oldColor, let oldOuter, let oldInner)):
      return color == oldColor && outer.covers(asMuchAs: oldOuter, movedBy: shift) && Command.isSame(inner, as: oldInner, movedBy: shift)
    case (.shadow(let color, let mask), .shadow(let oldColor, let oldMask)):
      return color == oldColor && mask.shows(oldMask, movedBy: shift)
    case (.beginGroup(let outline, nil), .beginGroup(let oldOutline, nil)):
      return Command.isSame(outline, as: oldOutline, movedBy: shift)
    case (.endGroup, .endGroup): return true
    default: return false
    }
  }

  private static func isSame(_ outline: Outline?, as old: Outline?, movedBy shift: PixelShift) -> Bool {
    guard let outline, let old else { return outline == nil && old == nil }
    return outline.covers(asMuchAs: old, movedBy: shift)
  }

  /// A Boolean value that indicates whether the command fills with one opaque color, so that its pixels can be moved anywhere.
  var isUniform: Bool {
    switch operation {
    case .clear(let color), .color(let color, _): color &>> 24 == 255
    default: false
    }
  }

  /// A Boolean value that indicates whether this is a group that doesn't change anything that is drawn inside its bounds.
  var isPlainGroup: Bool {
    guard case .beginGroup(let outline, nil) = operation, opacity == 255 else { return false }
    return outline?.covers(bounds) ?? true
  }
}

extension PixelMap {
  /// Returns whether this map has exactly the values of `old`, moved by `shift`. False if that isn't certain, and for maps that aren't
  /// upright.
  func hasValues(of old: PixelMap, movedBy shift: PixelShift) -> Bool {
    guard xy == 0, yx == 0, wx == 0, wy == 0, old.xy == 0, old.yx == 0, old.wx == 0, old.wy == 0, w1 == old.w1 else { return false }
    return PixelMap.isSame((xx, x1, originX), (old.xx, old.x1, old.originX + shift.dx))
      && PixelMap.isSame((yy, y1, originY), (old.yy, old.y1, old.originY + shift.dy))
  }

  /// Returns whether `step`·(pixel − `origin` + ½) + `start` is exactly the same number for both, at every pixel of a screen.
  private static func isSame(
    _ new: (step: Float, start: Float, origin: Int), _ old: (step: Float, start: Float, origin: Int)
  ) -> Bool {
    guard new.step == old.step else { return false }
    if new.origin == old.origin { return new.start == old.start }
    // With different origins rounding could differ, unless the numbers are so simple that nothing is rounded: a step that is a power of
    // two, and a start in 256ths of a pixel. 14 bits before and 8 after the point fit into the 24 of a Float.
    guard new.step > 0, new.step.significand == 1 else { return false }
    let (a, b) = (Double(new.start) / Double(new.step), Double(old.start) / Double(old.step))
    func isExact(_ value: Double) -> Bool { abs(value) < 8192 && value * 256 == (value * 256).rounded() }
    return isExact(a) && isExact(b) && a - Double(new.origin) == b - Double(old.origin)
  }
}
