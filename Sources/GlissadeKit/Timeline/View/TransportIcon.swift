import UIKit

/// The icons of the timeline's buttons, in a square of 16 points. They are sharp at every density.
@MainActor
enum TransportIcon {
  case play, pause, stepBack, stepForward, replay, reverse, loop

  static let size = CGSize(width: 16, height: 16)

  /// Draws the icon at the origin of the current context.
  func draw(_ color: UIColor) {
    color.setFill()
    color.setStroke()
    let path = UIBezierPath()
    switch self {
    case .play: path.addTriangle(from: 4, to: 14)
    case .reverse: path.addTriangle(from: 12, to: 2)
    case .pause:
      path.addBar(x: 3.5, width: 3.5)
      path.addBar(x: 9, width: 3.5)
    case .stepBack:
      path.addTriangle(from: 10, to: 3, half: 4.5)
      path.addBar(x: 11, width: 2)
    case .stepForward:
      path.addTriangle(from: 6, to: 13, half: 4.5)
      path.addBar(x: 3, width: 2)
    case .replay:
      path.addBar(x: 2.5, width: 2)
      path.addTriangle(from: 13.5, to: 5, half: 5.5)
    case .loop:
      drawLoop()
      path.addTriangle(from: 9.5, to: 13.5, middle: 4.5, half: 3)
      path.addTriangle(from: 6.5, to: 2.5, middle: 11.5, half: 3)
    }
    path.fill()
  }

  /// Draws two lines that form a loop.
  private func drawLoop() {
    let lines = UIBezierPath()
    lines.lineWidth = 1.5
    lines.lineCapStyle = .round
    lines.move(to: CGPoint(x: 2.25, y: 8))
    lines.addCurve(
      to: CGPoint(x: 5.5, y: 4.5), controlPoint1: CGPoint(x: 2.25, y: 6), controlPoint2: CGPoint(x: 3.5, y: 4.5))
    lines.addLine(to: CGPoint(x: 10, y: 4.5))
    lines.move(to: CGPoint(x: 13.75, y: 8))
    lines.addCurve(
      to: CGPoint(x: 10.5, y: 11.5), controlPoint1: CGPoint(x: 13.75, y: 10), controlPoint2: CGPoint(x: 12.5, y: 11.5))
    lines.addLine(to: CGPoint(x: 6, y: 11.5))
    lines.stroke()
  }
}

extension UIBezierPath {
  /// Adds a triangle that points from one x coordinate to another.
  fileprivate func addTriangle(from base: CGFloat, to tip: CGFloat, middle: CGFloat = 8, half: CGFloat = 6) {
    move(to: CGPoint(x: base, y: middle - half))
    addLine(to: CGPoint(x: tip, y: middle))
    addLine(to: CGPoint(x: base, y: middle + half))
    close()
  }

  fileprivate func addBar(x: CGFloat, width: CGFloat) {
    append(UIBezierPath(roundedRect: CGRect(x: x, y: 3, width: width, height: 10), cornerRadius: 0.75))
  }
}
