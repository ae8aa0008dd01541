import CoreGraphics

/// A half-open rectangle of whole pixels: `x0 ..< x1`, `y0 ..< y1`.
package struct PixelRect: Hashable, Sendable {
  package var x0: Int
  package var y0: Int
  /// The column after the last.
  package var x1: Int
  /// The row after the last.
  package var y1: Int
}

extension PixelRect: CustomStringConvertible {
  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// In pixels, or 0 if the range is empty.
  package var width: Int { max(x1 - x0, 0) }
  /// In pixels, or 0 if the range is empty.
  package var height: Int { max(y1 - y0, 0) }
  package var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// Creates the smallest pixel rectangle that contains `rect`. Coordinates beyond any screen are clamped.
  package init(around rect: CGRect) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      self = .empty
      return
    }
    func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int { Int(value.clamped(to: -1e6...1e6).rounded(rule)) }
    self.init(
      x0: whole(rect.minX, .down), y0: whole(rect.minY, .down), x1: whole(rect.maxX, .up), y1: whole(rect.maxY, .up))
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return common.isEmpty ? .empty : common
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }

  func intersects(_ other: PixelRect) -> Bool { x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 }

  func expanded(by margin: Int) -> PixelRect {
    isEmpty ? .empty : PixelRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
  }

  /// Returns the smallest rectangle around this one with coordinates that are multiples of `step`.
  func roundedOut(to step: Int) -> PixelRect {
    func down(_ value: Int) -> Int { (value >= 0 ? value : value - step + 1) / step * step }
    return isEmpty ? .empty : PixelRect(x0: down(x0), y0: down(y0), x1: down(x1 + step - 1), y1: down(y1 + step - 1))
  }

  /// Creates the rectangle of pixels that `part`, a fraction of an image, touches, or returns nil if that is the whole image.
  init?(pixelsOf part: CGRect, in image: CGImage) {
    let slack = 1e-3
    let pixels = CGRect(
      x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height), width: part.width * CGFloat(image.width),
      height: part.height * CGFloat(image.height))
    let whole = PixelRect(x0: 0, y0: 0, x1: image.width, y1: image.height)
    let found = PixelRect(around: pixels.insetBy(dx: min(slack, pixels.width / 2), dy: min(slack, pixels.height / 2)))
    self = found.intersection(whole)
    if isEmpty || self == whole { return nil }
  }

  /// Returns all pixels that the rectangle touches in an image with `x` and `y` times as many pixels.
  func scaled(_ x: Double, _ y: Double) -> PixelRect {
    let slack = 1e-3
    return PixelRect(
      x0: Int((Double(x0) * x + slack).rounded(.down)), y0: Int((Double(y0) * y + slack).rounded(.down)),
      x1: Int((Double(x1) * x - slack).rounded(.up)), y1: Int((Double(y1) * y - slack).rounded(.up)))
  }

  package var cgRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
  package var description: String { "\(x0),\(y0) \(width)×\(height)" }
}
