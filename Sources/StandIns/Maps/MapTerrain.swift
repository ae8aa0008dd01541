import UIKit

/// An invented landscape: smooth heights that are the same for the same place, from which shores and parks follow.
struct MapTerrain {
  /// Distinguishes landscapes, such as the heights of water and those of parks.
  let seed: UInt64

  /// Returns the height at a place, 0…1. Hills are about a unit wide.
  func height(x: Double, y: Double) -> Double {
    0.7 * smoothNoise(x, y) + 0.3 * smoothNoise(x * 2.3 + 17.5, y * 2.3 - 9.25)
  }

  /// Returns a number, 0…1, for a corner of the grid.
  func number(_ column: Int, _ row: Int) -> Double {
    var hash = seed &+ UInt64(bitPattern: Int64(column)) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(row)) &* 0xC2B2_AE3D_27D4_EB4F
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return Double(hash >> 11) / Double(1 << 53)
  }

  private func smoothNoise(_ x: Double, _ y: Double) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
    let (u, v) = (eased(x - left), eased(y - top))
    let upper = number(column, row) * (1 - u) + number(column + 1, row) * u
    let lower = number(column, row + 1) * (1 - u) + number(column + 1, row + 1) * u
    return upper * (1 - v) + lower * v
  }
}

/// Heights on a grid of points of a view, and the areas that they enclose.
struct MapContour {
  /// The distance of the grid's points, in points of the view.
  private static let step: CGFloat = 12
  private let heights: [[Double]]

  /// Creates the grid of a view.
  ///
  /// - Complexity: O(*n*) in the area of the view.
  init(size: CGSize, height: (CGPoint) -> Double) {
    let (columns, rows) = (Int(size.width / Self.step) + 2, Int(size.height / Self.step) + 2)
    heights = (0..<rows).map { row in
      (0..<columns).map { column in height(CGPoint(x: CGFloat(column) * Self.step, y: CGFloat(row) * Self.step)) }
    }
  }

  /// Returns the area whose heights are at least `limit`.
  func area(above limit: Double) -> UIBezierPath {
    let path = UIBezierPath()
    for row in heights.indices.dropLast() {
      for column in heights[row].indices.dropLast() { addCell(column, row, above: limit, to: path) }
    }
    return path
  }

  /// Adds the part of a cell above a limit: a polygon of its corners that are above, and of the points between where the limit is crossed.
  private func addCell(_ column: Int, _ row: Int, above limit: Double, to path: UIBezierPath) {
    let corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
    let values = corners.map { heights[$0.1][$0.0] }
    guard values.contains(where: { $0 >= limit }) else { return }
    var isFirst = true
    func add(_ x: Double, _ y: Double) {
      let point = CGPoint(x: CGFloat(x) * Self.step, y: CGFloat(y) * Self.step)
      if isFirst { path.move(to: point) } else { path.addLine(to: point) }
      isFirst = false
    }
    for index in 0..<4 {
      let next = (index + 1) % 4
      let (here, there) = (corners[index], corners[next])
      if values[index] >= limit { add(Double(here.0), Double(here.1)) }
      guard (values[index] >= limit) != (values[next] >= limit) else { continue }
      let part = (limit - values[index]) / (values[next] - values[index])
      add(Double(here.0) + Double(there.0 - here.0) * part, Double(here.1) + Double(there.1 - here.1) * part)
    }
    path.close()
  }
}
