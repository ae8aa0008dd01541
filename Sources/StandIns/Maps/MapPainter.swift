import UIKit

/// Draws an invented map: land, parks, water and streets. The same part of the earth always looks the same.
@MainActor
struct MapPainter {
  let projection: MapProjection
  let palette: MapPalette
  /// The number of streets side by side on the whole earth, a power of two, such that two are 26 to 52 points apart.
  private let streets: Double
  private static let water = MapTerrain(seed: 3)
  private static let rivers = MapTerrain(seed: 5)
  private static let parks = MapTerrain(seed: 11)
  private static let bends = MapTerrain(seed: 29)

  init(projection: MapProjection, palette: MapPalette) {
    (self.projection, self.palette) = (projection, palette)
    streets = exp2((log2(Double(projection.scale) / 26)).rounded(.down).clamped(to: 0...40))
  }

  func draw() {
    let area = CGRect(origin: .zero, size: projection.size)
    palette.land.setFill()
    UIBezierPath(rect: area).fill()
    palette.park.setFill()
    MapContour(size: projection.size) { height(of: Self.parks, at: $0, width: 4) }.area(above: 0.64).fill()
    let lines = streetLines()
    stroke(lines.filter { !$0.isMain }, width: 3, color: palette.street)
    palette.water.setFill()
    MapContour(size: projection.size, height: depth).area(above: 0).fill()
    stroke(lines.filter(\.isMain), width: 7, color: palette.edge)
    stroke(lines.filter(\.isMain), width: 5, color: palette.road)
  }

  /// Returns a number that is positive at a place in the view with water: a lake, or a river along a line of equal heights.
  private func depth(at place: CGPoint) -> Double {
    let lake = height(of: Self.water, at: place, width: 9) - 0.72
    let river = 0.016 - abs(height(of: Self.rivers, at: place, width: 24) - 0.47)
    return max(lake, river)
  }

  /// Returns the height at a place in the view of a landscape whose hills are `width` streets wide.
  private func height(of terrain: MapTerrain, at place: CGPoint, width: Double) -> Double {
    let (x, y) = grid(at: place)
    return terrain.height(x: x / width, y: y / width)
  }

  /// Returns a place of the view in the grid of streets.
  private func grid(at place: CGPoint) -> (x: Double, y: Double) {
    let x = Double((place.x - projection.size.width / 2) / projection.scale + projection.middle.x)
    let y = Double((place.y - projection.size.height / 2) / projection.scale + projection.middle.y)
    return (x * streets, y * streets)
  }

  /// Returns a place of the grid in the view. The grid is bent, so that streets are not straight.
  private func place(x: Double, y: Double) -> CGPoint {
    let bentX = x + 1.6 * (Self.bends.height(x: x / 5, y: y / 5) - 0.5)
    let bentY = y + 1.6 * (Self.bends.height(x: x / 5 + 100, y: y / 5 + 100) - 0.5)
    return CGPoint(
      x: (CGFloat(bentX / streets) - projection.middle.x) * projection.scale + projection.size.width / 2,
      y: (CGFloat(bentY / streets) - projection.middle.y) * projection.scale + projection.size.height / 2)
  }

  private struct Street {
    var path: UIBezierPath
    var isMain: Bool
  }

  private func streetLines() -> [Street] {
    let (first, last) = (grid(at: .zero), grid(at: CGPoint(x: projection.size.width, y: projection.size.height)))
    let (left, right) = (Int(first.x.rounded(.down)) - 1, Int(last.x.rounded(.up)) + 1)
    let (top, bottom) = (Int(first.y.rounded(.down)) - 1, Int(last.y.rounded(.up)) + 1)
    let down = (left...right).map { column in
      street(isMain: column % 6 == 0, from: top, to: bottom, along: column, seed: 0) { place(x: Double(column), y: $0) }
    }
    let across = (top...bottom).map { row in
      street(isMain: row % 7 == 0, from: left, to: right, along: row, seed: 1) { place(x: $0, y: Double(row)) }
    }
    return down + across
  }

  /// Returns a street along a line of the grid. A small one ends and begins again, where blocks are larger.
  private func street(
    isMain: Bool, from first: Int, to last: Int, along line: Int, seed: Int, place: (Double) -> CGPoint
  ) -> Street {
    let path = UIBezierPath()
    var isOpen = false
    for block in first..<last {
      guard isMain || Self.bends.number(line * 2 + seed, block) > 0.25 else {
        isOpen = false
        continue
      }
      if !isOpen { path.move(to: place(Double(block))) }
      isOpen = true
      for part in [0.5, 1] { path.addLine(to: place(Double(block) + part)) }
    }
    return Street(path: path, isMain: isMain)
  }

  private func stroke(_ streets: [Street], width: CGFloat, color: UIColor) {
    color.setStroke()
    let all = UIBezierPath()
    for street in streets { all.append(street.path) }
    all.lineWidth = width
    all.lineJoinStyle = .round
    all.lineCapStyle = .round
    all.stroke()
  }
}

/// The colors of a map.
struct MapPalette {
  let land: UIColor
  let park: UIColor
  let water: UIColor
  let street: UIColor
  let road: UIColor
  let edge: UIColor

  /// Creates the colors of a map in an interface style.
  init(isDark: Bool) {
    func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
      let value = isDark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
    }
    land = color(0xF4F0E6, 0x2B2D31)
    park = color(0xD3E8C0, 0x28392E)
    water = color(0xA8D3EE, 0x1B3448)
    street = color(0xFFFFFF, 0x3B3E44)
    road = color(0xFBE6AC, 0x5A5346)
    edge = color(0xE8CF8C, 0x46413A)
  }
}
