import CoreGraphics
import Foundation

/// The icons of bars, drawn as template images.
@MainActor
enum BarGlyph {
  case chevron, plus, cross, magnifier, share

  var image: UIImage { draw(.identity) }

  /// The icon for right-to-left interfaces.
  var mirroredImage: UIImage { draw(CGAffineTransform(-1, 0, 0, 1, size.width, 0)) }

  private func draw(_ transform: CGAffineTransform) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      let path = self.path
      path.apply(transform)
      path.lineWidth = weight
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
    .withRenderingMode(.alwaysTemplate)
  }

  private var size: CGSize {
    switch self {
    case .chevron: CGSize(width: 13, height: 22)
    case .plus, .cross, .magnifier, .share: CGSize(width: 24, height: 24)
    }
  }

  /// The line width, in points. The chevron is bolder than the other icons.
  private var weight: CGFloat { self == .chevron ? 2.7 : 1.8 }

  private var path: UIBezierPath {
    switch self {
    case .chevron: UIBezierPath(lines: [[(10.4, 2.6), (2.4, 11), (10.4, 19.4)]])
    case .plus: UIBezierPath(lines: [[(12, 3), (12, 21)], [(3, 12), (21, 12)]])
    case .cross: UIBezierPath(lines: [[(5, 5), (19, 19)], [(19, 5), (5, 19)]])
    case .magnifier: magnifier
    case .share:
      UIBezierPath(lines: [[(8, 9), (5, 9), (5, 22), (19, 22), (19, 9), (16, 9)], [(12, 15), (12, 2)], [(8, 5.8), (12, 2), (16, 5.8)]])
    }
  }

  private var magnifier: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 14, height: 14))
    path.move(to: CGPoint(x: 15.2, y: 15.2))
    path.addLine(to: CGPoint(x: 21, y: 21))
    return path
  }
}
