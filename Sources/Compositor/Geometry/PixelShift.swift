/// A distance in whole pixels.
struct PixelShift: Hashable {
  var dx: Int
  var dy: Int
}

extension PixelShift {
  static let none = PixelShift(dx: 0, dy: 0)

  /// Creates the distance between two maps that are otherwise the same, or returns nil if it isn't in whole pixels.
  init?(from old: Projection, to new: Projection) {
    guard old.isUpright, new.isUpright, old.xx == new.xx, old.yy == new.yy, old.w1 == new.w1 else { return nil }
    let (x, y) = (new.x1 - old.x1, new.y1 - old.y1)
    // The limits are beyond any screen. Smaller differences than this come from adding positions in another order.
    guard abs(x) < 1e5, abs(y) < 1e5, abs(x - x.rounded()) < 1e-6, abs(y - y.rounded()) < 1e-6 else { return nil }
    self.init(dx: Int(x.rounded()), dy: Int(y.rounded()))
  }
}

extension PixelRect {
  func shifted(by shift: PixelShift) -> PixelRect {
    isEmpty ? .empty : PixelRect(x0: x0 + shift.dx, y0: y0 + shift.dy, x1: x1 + shift.dx, y1: y1 + shift.dy)
  }

  /// The parts of the rectangle that it doesn't cover itself after a shift.
  func uncovered(by shift: PixelShift) -> [PixelRect] {
    let covered = intersection(shifted(by: shift))
    guard !covered.isEmpty else { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: covered.y0), PixelRect(x0: x0, y0: covered.y1, x1: x1, y1: y1),
      PixelRect(x0: x0, y0: covered.y0, x1: covered.x0, y1: covered.y1),
      PixelRect(x0: covered.x1, y0: covered.y0, x1: x1, y1: covered.y1),
    ].filter { !$0.isEmpty }
  }
}
