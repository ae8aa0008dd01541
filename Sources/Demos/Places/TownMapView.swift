import Components
import CoreGraphics
import UIKit

final class TownMapView: KitView {
  /// The place with the pin, at the center of the map.
  var place = Place.all[0] { didSet { setNeedsDisplay() } }
  /// In points per map unit. The town is 1000 units wide.
  var zoom: CGFloat = 1.1 { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    clipsToBounds = true
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = TownColors(isDark: traitCollection.userInterfaceStyle == .dark)
    colors.ground.setFill()
    UIRectFill(bounds)
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: zoom, y: zoom)
    context.translateBy(x: -place.location.x, y: -place.location.y)
    let size = CGSize(width: bounds.width / zoom, height: bounds.height / zoom)
    let corner = CGPoint(x: place.location.x - size.width / 2, y: place.location.y - size.height / 2)
    Town.draw(colors, in: CGRect(origin: corner, size: size))
    context.restoreGState()
    drawPin()
  }

  private func drawPin() {
    let tip = CGPoint(x: bounds.midX, y: bounds.midY)
    UIColor.black.withAlphaComponent(0.18).setFill()
    UIBezierPath(ovalIn: CGRect(x: tip.x - 9, y: tip.y - 3, width: 18, height: 7)).fill()
    let head = CGRect(x: tip.x - 15, y: tip.y - 45, width: 30, height: 30)
    let pin = UIBezierPath(ovalIn: head)
    pin.move(to: CGPoint(x: head.minX + 3, y: head.maxY - 8))
    pin.addLine(to: CGPoint(x: head.maxX - 3, y: head.maxY - 8))
    pin.addLine(to: tip)
    pin.close()
    place.kind.color.setFill()
    pin.fill()
    let sign = place.kind.sign
    sign.apply(CGAffineTransform(translationX: head.minX + 4, y: head.minY + 4).scaledBy(x: 22, y: 22))
    UIColor.white.setFill()
    sign.fill()
  }
}

@MainActor
struct TownColors {
  let ground, block, park, water, street, casing, road, rail: UIColor

  init(isDark: Bool) {
    func color(_ day: Int, _ night: Int) -> UIColor {
      let code = isDark ? night : day
      return UIColor(red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1)
    }
    ground = color(0xf3efe6, 0x1d2229)
    block = color(0xe8e2d6, 0x262c35)
    park = color(0xcbe5b4, 0x21402f)
    water = color(0xa9d5ea, 0x14344a)
    street = color(0xffffff, 0x39414d)
    casing = color(0xdcd5c6, 0x171b21)
    road = color(0xfbd983, 0x6b5a2e)
    rail = color(0x9a9590, 0x59606b)
  }
}

/// The town, 1000 by 1000 map units, with some country around it.
@MainActor
enum Town {
  /// Draws at least the part inside `area`, in map units.
  static func draw(_ colors: TownColors, in area: CGRect) {
    drawBlocks(colors, in: area)
    drawParks(colors)
    drawWater(colors)
    stroke(streets, colors.casing, 15)
    stroke(streets, colors.street, 11)
    drawRailway(colors)
    stroke(roads, colors.casing, 25)
    stroke(roads, colors.road, 20)
  }

  private static func drawBlocks(_ colors: TownColors, in area: CGRect) {
    /// Returns the rows or columns between two positions. Each is 100 units wide.
    func squares(from start: CGFloat, to end: CGFloat) -> Range<Int> {
      (Int(clamping: (start / 100).rounded(.down))..<Int(clamping: (max(start, end) / 100).rounded(.up))).clamped(to: -8..<19)
    }
    colors.block.setFill()
    let columns = squares(from: area.minX, to: area.maxX)
    for row in squares(from: area.minY, to: area.maxY) {
      for column in columns where (row * 7 + column * 13) % 5 != 0 {
        let origin = CGPoint(x: CGFloat(column) * 100 + 12, y: CGFloat(row) * 100 + 12)
        let wide = (row + column * 3) % 4 == 0
        UIBezierPath(roundedRect: CGRect(origin: origin, size: CGSize(width: wide ? 76 : 34, height: 76)), cornerRadius: 5).fill()
        if !wide {
          UIBezierPath(
            roundedRect: CGRect(x: origin.x + 42, y: origin.y, width: 34, height: (row * column) % 3 == 0 ? 36 : 76), cornerRadius: 5
          ).fill()
        }
      }
    }
  }

  private static func drawParks(_ colors: TownColors) {
    colors.park.setFill()
    UIBezierPath(roundedRect: CGRect(x: 212, y: 112, width: 276, height: 176), cornerRadius: 28).fill()
    UIBezierPath(roundedRect: CGRect(x: 712, y: 612, width: 176, height: 76), cornerRadius: 20).fill()
    UIBezierPath(ovalIn: CGRect(x: 520, y: 800, width: 240, height: 160)).fill()
    UIBezierPath(ovalIn: CGRect(x: -260, y: 300, width: 420, height: 300)).fill()
    colors.water.setFill()
    UIBezierPath(ovalIn: CGRect(x: 380, y: 160, width: 70, height: 46)).fill()
  }

  private static func drawWater(_ colors: TownColors) {
    let river = UIBezierPath()
    river.move(to: CGPoint(x: -900, y: 420))
    river.addCurve(to: CGPoint(x: 220, y: 620), controlPoint1: CGPoint(x: -500, y: 500), controlPoint2: CGPoint(x: 20, y: 430))
    river.addCurve(to: CGPoint(x: 560, y: 1000), controlPoint1: CGPoint(x: 390, y: 780), controlPoint2: CGPoint(x: 380, y: 860))
    river.addCurve(to: CGPoint(x: 1000, y: 1900), controlPoint1: CGPoint(x: 780, y: 1170), controlPoint2: CGPoint(x: 830, y: 1500))
    river.lineWidth = 84
    river.lineCapStyle = .round
    colors.water.setStroke()
    river.stroke()
  }

  private static func drawRailway(_ colors: TownColors) {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: -900, y: 40))
    line.addCurve(to: CGPoint(x: 690, y: 235), controlPoint1: CGPoint(x: -200, y: 20), controlPoint2: CGPoint(x: 320, y: 20))
    line.addCurve(to: CGPoint(x: 1900, y: 420), controlPoint1: CGPoint(x: 980, y: 410), controlPoint2: CGPoint(x: 1400, y: 420))
    stroke([line], colors.rail, 7)
    line.setLineDash([12, 12], count: 2, phase: 0)
    stroke([line], colors.ground, 4)
  }

  private static let streets: [UIBezierPath] = (-8..<19).flatMap { index in
    let offset = CGFloat(index) * 100
    return [
      line(from: CGPoint(x: -900, y: offset), to: CGPoint(x: 1900, y: offset)),
      line(from: CGPoint(x: offset, y: -900), to: CGPoint(x: offset, y: 1900)),
    ]
  }

  private static let roads: [UIBezierPath] = {
    let ring = UIBezierPath(roundedRect: CGRect(x: 100, y: 100, width: 800, height: 800), cornerRadius: 120)
    let avenue = line(from: CGPoint(x: -900, y: 1150), to: CGPoint(x: 1900, y: -120))
    let boulevard = line(from: CGPoint(x: 500, y: -900), to: CGPoint(x: 500, y: 1900))
    return [ring, avenue, boulevard]
  }()

  private static func line(from start: CGPoint, to end: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  private static func stroke(_ paths: [UIBezierPath], _ color: UIColor, _ width: CGFloat) {
    color.setStroke()
    for path in paths {
      path.lineWidth = width
      path.lineJoinStyle = .round
      path.stroke()
    }
  }
}
