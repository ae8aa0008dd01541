import CoreGraphics
import UIKit

@MainActor
enum DayIcon: Sendable {
  case dawn, noon, night

  private static let side: CGFloat = 26

  var image: UIImage {
    let size = CGSize(width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      switch self {
      case .dawn: Self.drawDawn()
      case .noon: Self.drawSun(middle: CGPoint(x: 13, y: 13), rays: 0..<8)
      case .night: Self.drawMoon()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func drawDawn() {
    let middle = CGPoint(x: 13, y: 18)
    let half = UIBezierPath(arcCenter: middle, radius: 5, startAngle: .pi, endAngle: 0, clockwise: true)
    half.close()
    half.fill()
    drawRays(around: middle, 4..<9)
    UIBezierPath(roundedRect: CGRect(x: 2, y: 20.5, width: 22, height: 2), cornerRadius: 1).fill()
  }

  private static func drawSun(middle: CGPoint, rays: Range<Int>) {
    UIBezierPath(ovalIn: CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10)).fill()
    drawRays(around: middle, rays)
  }

  /// Draws rays at eighths of the circle, clockwise from the right.
  private static func drawRays(around middle: CGPoint, _ eighths: Range<Int>) {
    for eighth in eighths {
      let angle = CGFloat(eighth) * .pi / 4
      let ray = UIBezierPath()
      ray.move(to: CGPoint(x: middle.x + 7.5 * cos(angle), y: middle.y + 7.5 * sin(angle)))
      ray.addLine(to: CGPoint(x: middle.x + 10.5 * cos(angle), y: middle.y + 10.5 * sin(angle)))
      ray.lineWidth = 2
      ray.lineCapStyle = .round
      ray.stroke()
    }
  }

  /// Draws a crescent: an arc of the moon's edge and one of the shadow's edge.
  private static func drawMoon() {
    let moon = UIBezierPath(arcCenter: CGPoint(x: 13, y: 13), radius: 9.5, startAngle: -.pi / 2 + 0.2, endAngle: 0.4, clockwise: false)
    moon.addArc(withCenter: CGPoint(x: 17, y: 9.2), radius: 8.2, startAngle: 0.94, endAngle: -.pi + 0.62, clockwise: true)
    moon.close()
    moon.fill()
  }
}
