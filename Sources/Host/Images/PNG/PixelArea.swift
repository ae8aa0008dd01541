import CoreGraphics

struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

extension PixelArea {
  /// Creates the smallest rectangle that contains the pixels that differ between two buffers of equal size, or returns nil if none differ.
  init?(ofChangesFrom old: PixelBuffer, to new: PixelBuffer) {
    var left = new.width
    var right = -1
    var top = -1
    var bottom = -1
    for y in 0..<new.height {
      let a = old.row(y)
      let b = new.row(y)
      guard let first = (0..<new.width).first(where: { a[$0] != b[$0] }) else { continue }
      var last = new.width - 1
      while a[last] == b[last] { last -= 1 }
      if top < 0 { top = y }
      bottom = y
      left = min(left, first)
      right = max(right, last)
    }
    guard top >= 0 else { return nil }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
