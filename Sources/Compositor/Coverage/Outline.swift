import CoreGraphics

/// The limits of an item on the screen: a shape, an optional second shape that clips it, and the pixels to examine.
struct Outline {
  let shape: ShapeCoverage
  let clip: ShapeCoverage?
  let bounds: PixelRect
  private let quad: ProjectedQuad
  private let isUpright: Bool
  /// The equal rows of an upright shape: those away from its corners and its upper and lower edges.
  private var plainRows = 0..<0
  private var plainSpan = RowSpan.empty
  /// The coverage of the single pixel, if there is one, at each end of a plain row.
  private var plainLeft: UInt8 = 0
  private var plainRight: UInt8 = 0

  /// Creates an outline, or returns nil if nothing of the shape is visible on a screen of the given size.
  init?(_ shape: RoundedRect, clip: RoundedRect? = nil, through map: Projection, screen: PixelRect) {
    guard shape.rect.isDrawable, clip?.rect.isDrawable ?? true, let inverse = map.inverse else { return nil }
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
    findPlainRows()
  }

  private mutating func findPlainRows() {
    guard isUpright else { return }
    var rows = shape.plainRows.clamped(to: bounds.y0..<bounds.y1)
    if let clip { rows = rows.clamped(to: clip.plainRows) }
    guard let first = rows.first else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bounds.width) { edges in
      guard let edges = edges.baseAddress else { return }
      let span = span(ofRow: first, in: bounds.x0..<bounds.x1, edges: edges)
      guard span.inner == 255, span.innerStart - span.start <= 1, span.end - span.innerEnd <= 1, span.innerStart < span.innerEnd else {
        return
      }
      if span.start < span.innerStart { plainLeft = edges[span.start - bounds.x0] }
      if span.innerEnd < span.end { plainRight = edges[span.innerEnd - bounds.x0] }
      plainSpan = span
      plainRows = rows
    }
  }

  @inline(__always) private func coverage(_ x: Int, _ y: Int) -> UInt32 {
    var fraction = shape.coverage(x, y)
    if let clip, fraction > 0 { fraction = min(fraction, clip.coverage(x, y)) }
    return UInt32(fraction * 255 + 0.5)
  }

  func covers(_ rect: PixelRect) -> Bool { shape.covers(rect) && (clip?.covers(rect) ?? true) }

  /// Returns whether the coverage is exactly that of `old`, moved by `shift`, inside the bounds of both. False if that isn't certain.
  func covers(asMuchAs old: Outline, movedBy shift: PixelShift) -> Bool {
    guard shape.isSame(as: old.shape, movedBy: shift) else { return false }
    guard let clip, let oldClip = old.clip else { return clip == nil && old.clip == nil }
    return clip.isSame(as: oldClip, movedBy: shift)
  }

  /// Returns the covered part of a row. Writes the coverage of the pixels at its ends to `edges`, indexed from `columns.lowerBound`.
  @inline(__always) func span(ofRow y: Int, in columns: Range<Int>, edges: UnsafeMutablePointer<UInt8>) -> RowSpan {
    guard y >= plainRows.lowerBound, y < plainRows.upperBound else { return searchedSpan(ofRow: y, in: columns, edges: edges) }
    var span = plainSpan
    if span.start < span.innerStart, span.start >= columns.lowerBound, span.start < columns.upperBound {
      edges[span.start &- columns.lowerBound] = plainLeft
    }
    if span.innerEnd < span.end, span.innerEnd >= columns.lowerBound, span.innerEnd < columns.upperBound {
      edges[span.innerEnd &- columns.lowerBound] = plainRight
    }
    span.limit(to: columns)
    return span
  }

  private func searchedSpan(ofRow y: Int, in columns: Range<Int>, edges: UnsafeMutablePointer<UInt8>) -> RowSpan {
    var first = max(columns.lowerBound, bounds.x0)
    var last = min(columns.upperBound, bounds.x1)
    var inner: UInt32 = 255
    if isUpright {
      var fraction = shape.innerCoverage(ofRow: y)
      var touched = shape.uprightColumns(ofRow: y)
      if let clip {
        fraction = min(fraction, clip.innerCoverage(ofRow: y))
        let other = clip.uprightColumns(ofRow: y)
        touched =
          max(touched.lowerBound, other.lowerBound)..<max(touched.lowerBound, other.lowerBound, min(touched.upperBound, other.upperBound))
      }
      inner = UInt32(min(fraction, 1) * 255 + 0.5)
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
      let fraction = coverage(start, y)
      if fraction > 0 {
        if fraction >= inner { break }
        edges[start &- columns.lowerBound] = UInt8(truncatingIfNeeded: fraction)
      } else if start == first {
        first &+= 1
      } else {
        edges[start &- columns.lowerBound] = 0
      }
      start &+= 1
    }
    var end = last
    while end > start {
      let fraction = coverage(end &- 1, y)
      if fraction > 0 {
        if fraction >= inner { break }
        edges[end &- 1 &- columns.lowerBound] = UInt8(truncatingIfNeeded: fraction)
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

/// The covered part of a row: pixels of equal coverage in the middle, and pixels with individual coverage at both ends.
struct RowSpan {
  var start: Int
  var innerStart: Int
  var innerEnd: Int
  var end: Int
  /// The coverage of `innerStart ..< innerEnd`, 0…255.
  var inner: UInt32
}

extension RowSpan {
  static let empty = RowSpan(start: 0, innerStart: 0, innerEnd: 0, end: 0, inner: 0)

  var isEmpty: Bool { start >= end }

  @inline(__always) mutating func limit(to columns: Range<Int>) {
    start = min(max(start, columns.lowerBound), columns.upperBound)
    innerStart = min(max(innerStart, columns.lowerBound), columns.upperBound)
    innerEnd = min(max(innerEnd, columns.lowerBound), columns.upperBound)
    end = min(max(end, columns.lowerBound), columns.upperBound)
  }

  /// Creates a span of all of `columns`, fully covered.
  init(whole columns: Range<Int>) {
    self.init(
      start: columns.lowerBound, innerStart: columns.lowerBound, innerEnd: columns.upperBound, end: columns.upperBound, inner: 255)
  }
}

extension CGRect {
  /// A Boolean value that indicates whether the rectangle has an area that is suitable for computation.
  var isDrawable: Bool {
    let farthest: CGFloat = 1e7
    return width > 0 && height > 0 && abs(minX) < farthest && abs(minY) < farthest && width < farthest && height < farthest
  }
}
