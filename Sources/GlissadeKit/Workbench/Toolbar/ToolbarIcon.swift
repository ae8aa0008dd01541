import UIKit

/// The icons of the toolbar, as template images.
@MainActor
enum ToolbarIcon: CaseIterable {
  case sidebar, panel, timeline, help, record, stop

  /// The image, 16 × 16 points. The view that shows it tints it.
  var image: UIImage { Self.images[self] ?? draw() }

  private static let images = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.draw()) })
  /// The frame of a window.
  private static let frame = CGRect(x: 1.75, y: 2.75, width: 12.5, height: 10.5)

  private func draw() -> UIImage {
    IconImage.make {
      switch self {
      case .sidebar: part(CGRect(x: 1.75, y: 2.75, width: 4, height: 10.5))
      case .panel: part(CGRect(x: 10.25, y: 2.75, width: 4, height: 10.5))
      case .timeline: part(CGRect(x: 1.75, y: 9.25, width: 12.5, height: 4))
      case .help: help()
      case .record: UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 10, height: 10)).fill()
      case .stop: UIBezierPath(roundedRect: CGRect(x: 3.5, y: 3.5, width: 9, height: 9), cornerRadius: 2).fill()
      }
    }
  }

  /// Draws a window with one part of it filled.
  private func part(_ rect: CGRect) {
    let outline = UIBezierPath(roundedRect: Self.frame, cornerRadius: 2)
    outline.lineWidth = 1.5
    outline.stroke()
    UIBezierPath(roundedRect: rect, cornerRadius: 1.5).fill()
  }

  private func help() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 5.25, y: 5.5))
    path.addCurve(to: CGPoint(x: 8, y: 3), controlPoint1: CGPoint(x: 5.25, y: 4), controlPoint2: CGPoint(x: 6.4, y: 3))
    path.addCurve(to: CGPoint(x: 10.75, y: 5.6), controlPoint1: CGPoint(x: 9.6, y: 3), controlPoint2: CGPoint(x: 10.75, y: 4.1))
    path.addCurve(to: CGPoint(x: 8, y: 9.75), controlPoint1: CGPoint(x: 10.75, y: 7.5), controlPoint2: CGPoint(x: 8, y: 7.4))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
    UIBezierPath(ovalIn: CGRect(x: 7, y: 11.75, width: 2, height: 2)).fill()
  }
}
