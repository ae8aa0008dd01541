import CoreGraphics

/// Converts polygons to coverage: exact areas of straight edges, accumulated row by row.
///
/// In each pixel that it crosses, an edge records how much of the area to its right begins there. A running sum over the row is then the
/// winding number multiplied by the covered fraction.
struct ScanConverter {
  let bounds: PixelRect
  private let stride: Int
  private let deltas: Deltas
  private var touched: [(first: Int, last: Int)]
  /// For each row, the column at which its coverage ends. Known once it has been summed up.
  private var ends: [Int]

  /// Space for every pixel. Only touched columns are ever written or read.
  private final class Deltas {
    let values: UnsafeMutablePointer<Float>
    private let block: ScratchMemory.Block

    init(count: Int) {
      block = ScratchMemory.shared.take(count * MemoryLayout<Float>.stride)
      values = block.address.bindMemory(to: Float.self, capacity: count)
    }

    deinit { ScratchMemory.shared.give(block) }
  }

  init(bounds: PixelRect) {
    self.bounds = bounds
    stride = bounds.width + 2
    deltas = Deltas(count: stride * bounds.height)
    touched = Array(repeating: (.max, -1), count: bounds.height)
    ends = Array(repeating: 0, count: bounds.height)
  }

  /// Adds a polygon, in pixels, and closes it.
  mutating func add(_ polygon: [CGPoint]) {
    guard polygon.count > 2, var last = polygon.last.map(place) else { return }
    for point in polygon {
      let next = place(point)
      addEdge(last, next)
      last = next
    }
  }

  private func place(_ point: CGPoint) -> SIMD2<Float> {
    guard point.x.isFinite, point.y.isFinite else { return .zero }
    return SIMD2(
      Float((point.x - CGFloat(bounds.x0)).clamped(to: -1e6...1e6)), Float((point.y - CGFloat(bounds.y0)).clamped(to: -1e6...1e6)))
  }

  /// Clips an edge at the sides of the area. To the left of it only the edge's height matters, and to the right of it nothing.
  private mutating func addEdge(_ a: SIMD2<Float>, _ b: SIMD2<Float>) {
    guard a.y != b.y else { return }
    let width = Float(bounds.width)
    var (from, to) = a.y < b.y ? (a, b) : (b, a)
    let sign: Float = a.y < b.y ? 1 : -1
    let slope = (to.x - from.x) / (to.y - from.y)
    let height = Float(bounds.height)
    if to.y <= 0 || from.y >= height { return }
    if from.y < 0 { from = SIMD2(from.x - from.y * slope, 0) }
    if to.y > height { to = SIMD2(to.x - (to.y - height) * slope, height) }
    // At most three pieces: left of the area, inside it, and right of it.
    let sides = slope > 0 ? SIMD2(0, width) : SIMD2(width, 0)
    var start = from
    for index in 0..<2 {
      let side = sides[index]
      guard (from.x < side) != (to.x < side) else { continue }
      let y = from.y + (side - from.x) / slope
      guard y > start.y, y < to.y else { continue }
      addPiece(start, SIMD2(side, y), sign)
      start = SIMD2(side, y)
    }
    addPiece(start, to, sign)
  }

  /// Adds a piece of an edge that doesn't cross the sides of the area.
  private mutating func addPiece(_ top: SIMD2<Float>, _ bottom: SIMD2<Float>, _ sign: Float) {
    let middle = (top.x + bottom.x) / 2
    if middle >= Float(bounds.width) { return }
    if middle <= 0 { addInside(SIMD2(0, top.y), SIMD2(0, bottom.y), sign) } else { addInside(top, bottom, sign) }
  }

  /// Adds an edge inside the area, from its upper to its lower end.
  private mutating func addInside(_ top: SIMD2<Float>, _ bottom: SIMD2<Float>, _ sign: Float) {
    guard bottom.y > top.y else { return }
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let last = Float(bounds.width)
    let deltas = deltas.values
    var x = top.x
    let firstRow = Int(top.y)
    let endRow = min(Int(bottom.y.rounded(.up)), bounds.height)
    for row in firstRow..<max(endRow, firstRow) {
      let base = row * stride
      let height = min(Float(row + 1), bottom.y) - max(Float(row), top.y)
      if height <= 0 { continue }
      let nextX = x + slope * height
      let area = height * sign
      let left = min(max(min(x, nextX), 0), last)
      let right = min(max(max(x, nextX), 0), last)
      let column = Int(left)
      let end = Int(right.rounded(.up))
      touch(column, max(end, column + 1), in: row)
      if end <= column + 1 {
        let inside = (left + right) / 2 - Float(column)
        deltas[base + column] += area * (1 - inside)
        deltas[base + column + 1] += area * inside
      } else {
        let perColumn = 1 / (right - left)
        let first = 1 - (left - Float(column))
        let firstFraction = 0.5 * perColumn * first * first
        let tail = right - Float(end - 1)
        let lastFraction = 0.5 * perColumn * tail * tail
        deltas[base + column] += area * firstFraction
        if end == column + 2 {
          deltas[base + column + 1] += area * (1 - firstFraction - lastFraction)
        } else {
          let second = perColumn * (1.5 - (left - Float(column)))
          deltas[base + column + 1] += area * (second - firstFraction)
          for i in column + 2..<end - 1 { deltas[base + i] += area * perColumn }
          let before = second + Float(end - column - 3) * perColumn
          deltas[base + end - 1] += area * (1 - before - lastFraction)
        }
        deltas[base + end] += area * lastFraction
      }
      x = nextX
    }
  }

  /// Initializes columns of a row to zero, unless they already have been.
  @inline(__always) private mutating func touch(_ first: Int, _ last: Int, in row: Int) {
    let line = deltas.values + row * stride
    let known = touched[row]
    if known.last < 0 {
      (line + first).update(repeating: 0, count: last - first + 1)
      touched[row] = (first, last)
      return
    }
    if first < known.first {
      (line + first).update(repeating: 0, count: known.first - first)
      touched[row].first = first
    }
    if last > known.last {
      (line + known.last + 1).update(repeating: 0, count: last - known.last)
      touched[row].last = last
    }
  }

  /// Returns the columns in which a row can be covered, relative to the first column of the bounds.
  func columns(inRow row: Int) -> Range<Int> {
    guard touched[row].last >= 0, touched[row].first < bounds.width else { return 0..<0 }
    return touched[row].first..<max(min(ends[row], bounds.width), touched[row].first)
  }

  mutating func coverage(rule: CGPathFillRule) -> AlphaMask {
    let mask = AlphaMask(width: bounds.width, height: bounds.height, isTransient: true)
    func value(_ sum: Float) -> UInt8 {
      let winding = abs(sum)
      let fraction: Float
      switch rule {
      case .winding: fraction = min(winding, 1)
      case .evenOdd:
        let turn = winding - 2 * (winding / 2).rounded(.down)
        fraction = turn > 1 ? 2 - turn : turn
      }
      return UInt8(fraction * 255 + 0.5)
    }
    let width = bounds.width
    for row in 0..<bounds.height {
      let (first, last) = touched[row]
      guard last >= 0 else { continue }
      let line = mask.row(row)
      let deltas = deltas.values + row * stride
      var sum: Float = 0
      var column = first
      let end = min(last + 1, width)
      while column < end {
        sum += deltas[column]
        line[column] = value(sum)
        column += 1
      }
      // Nothing changes from here on.
      if column < width, value(sum) > 0 {
        (line + column).update(repeating: value(sum), count: width - column)
        column = width
      }
      ends[row] = column
    }
    mask.replicateEdges()
    return mask
  }
}
