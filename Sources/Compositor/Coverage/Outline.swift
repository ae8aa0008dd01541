import CoreGraphics
import Foundation

/// What limits an item on the screen: a shape, perhaps a second one that clips it, and the pixels where to look.
struct Outline {
  let shape: ShapeCoverage
  let clip: ShapeCoverage?
  let bounds: PixelRect
  private let quad: ProjectedQuad
  private let isUpright: Bool

  /// Nil when nothing of the shape can be seen on a screen of the given size.
  init?(_ shape: RoundedRect, clip: RoundedRect? = nil, through map: Projection, screen: PixelRect) {
    guard shape.rect.width > 0, shape.rect.height > 0, let inverse = map.inverse else { return nil }
    let visible = clip.map { shape.rect.intersection($0.rect) } ?? shape.rect
    guard !visible.isNull else { return nil }
    quad = ProjectedQuad(visible, through: map)
    guard let box = quad.boundingBox else { return nil }
    bounds = PixelRect(around: box.insetBy(dx: -0.5, dy: -0.5)).intersection(screen)
    guard !bounds.isEmpty else { return nil }
    let origin = (x: bounds.x0, y: bounds.y0)
    self.shape = ShapeCoverage(shape, inverse: inverse, origin: origin)
    self.clip = clip.map { ShapeCoverage($0, inverse: inverse, origin: origin) }
    isUpright = self.shape.isUpright
  }

  @inline(__always) private func coverage(_ x: Int, _ y: Int) -> UInt32 {
    var share = shape.coverage(x, y)
    if let clip, share > 0 { share = min(share, clip.coverage(x, y)) }
    return UInt32(share * 255 + 0.5)
  }

  func covers(_ rect: PixelRect) -> Bool { shape.covers(rect) && (clip?.covers(rect) ?? true) }

  /// The covered part of a row. Coverage of the pixels at its ends is written to `edges`, counted from `columns.lowerBound`.
  func span(ofRow y: Int, in columns: Range<Int>, edges: UnsafeMutablePointer<UInt8>) -> RowSpan {
    var first = max(columns.lowerBound, bounds.x0)
    var last = min(columns.upperBound, bounds.x1)
    var inner: UInt32 = 255
    if isUpright {
      var share = shape.innerCoverage(ofRow: y)
      var touched = shape.uprightColumns(ofRow: y)
      if let clip {
        share = min(share, clip.innerCoverage(ofRow: y))
        let other = clip.uprightColumns(ofRow: y)
        touched =
          max(touched.lowerBound, other.lowerBound)..<max(touched.lowerBound, other.lowerBound, min(touched.upperBound, other.upperBound))
      }
      inner = UInt32(min(share, 1) * 255 + 0.5)
      first = max(first, touched.lowerBound)
      last = min(last, touched.upperBound)
    } else {
      let touched = quad.columns(inRow: y)
      first = max(first, touched.lowerBound)
      last = min(last, touched.upperBound)
    }
    guard first < last, inner > 0 else { return .empty }

    var start = first
    while start < last {
      let share = coverage(start, y)
      if share > 0 {
        if share >= inner { break }
        edges[start &- columns.lowerBound] = UInt8(truncatingIfNeeded: share)
      } else if start == first {
        first &+= 1
      } else {
        edges[start &- columns.lowerBound] = 0
      }
      start &+= 1
    }
    var end = last
    while end > start {
      let share = coverage(end &- 1, y)
      if share > 0 {
        if share >= inner { break }
        edges[end &- 1 &- columns.lowerBound] = UInt8(truncatingIfNeeded: share)
      } else if end == last {
        last &-= 1
      } else {
        edges[end &- 1 &- columns.lowerBound] = 0
      }
      end &-= 1
    }
    guard first < last else { return .empty }
    return RowSpan(start: first, innerStart: start, innerEnd: end, end: last, inner: inner)
  }
}

/// The covered part of a row: pixels of the same coverage in the middle, of their own coverage at both ends.
struct RowSpan {
  var start: Int
  var innerStart: Int
  var innerEnd: Int
  var end: Int
  /// Coverage of `innerStart ..< innerEnd`, 0…255.
  var inner: UInt32

  static let empty = RowSpan(start: 0, innerStart: 0, innerEnd: 0, end: 0, inner: 0)

  var isEmpty: Bool { start >= end }

  init(start: Int, innerStart: Int, innerEnd: Int, end: Int, inner: UInt32) {
    self.start = start
    self.innerStart = innerStart
    self.innerEnd = innerEnd
    self.end = end
    self.inner = inner
  }

  /// All of `columns`, fully covered.
  init(whole columns: Range<Int>) {
    self.init(
      start: columns.lowerBound, innerStart: columns.lowerBound, innerEnd: columns.upperBound, end: columns.upperBound, inner: 255)
  }
}
