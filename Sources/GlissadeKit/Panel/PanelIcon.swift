import UIKit

/// The icons of the panel, as template images.
@MainActor
enum PanelIcon: CaseIterable {
  case undo, redo, magnifier, cross, chevronRight, chevronDown

  /// The image, 16 × 16 points. The view that shows it tints it.
  var image: UIImage { Self.images[self] ?? draw() }

  private static let images = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.draw()) })

  private func draw() -> UIImage {
    IconImage.make {
      let path = self.path
      path.lineWidth = 1.5
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }

  private var path: UIBezierPath {
    switch self {
    case .undo: hook(mirrored: false)
    case .redo: hook(mirrored: true)
    case .magnifier:
      magnifier
    case .cross: lines([[(4.5, 4.5), (11.5, 11.5)], [(11.5, 4.5), (4.5, 11.5)]])
    case .chevronRight: lines([[(6.25, 4.5), (9.75, 8), (6.25, 11.5)]])
    case .chevronDown: lines([[(4.5, 6.25), (8, 9.75), (11.5, 6.25)]])
    }
  }

  /// Returns an arrow that curves back.
  private func hook(mirrored: Bool) -> UIBezierPath {
    let path = lines([[(5.5, 2.5), (2.5, 5.5), (5.5, 8.5)]])
    path.move(to: CGPoint(x: 2.5, y: 5.5))
    path.addLine(to: CGPoint(x: 9.5, y: 5.5))
    path.addArc(withCenter: CGPoint(x: 9.5, y: 9.25), radius: 3.75, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: 6.5, y: 13))
    if mirrored { path.apply(CGAffineTransform(scaleX: -1, y: 1).concatenating(CGAffineTransform(translationX: 16, y: 0))) }
    return path
  }

  private var magnifier: UIBezierPath {
    let path = UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 8, height: 8))
    path.move(to: CGPoint(x: 9.5, y: 9.5))
    path.addLine(to: CGPoint(x: 13.25, y: 13.25))
    return path
  }

  private func lines(_ lines: [[(x: CGFloat, y: CGFloat)]]) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      path.move(to: CGPoint(x: line[0].x, y: line[0].y))
      for point in line.dropFirst() { path.addLine(to: CGPoint(x: point.x, y: point.y)) }
    }
    return path
  }
}
