import UIKit

/// The icons of the list of takes, as template images of 16 × 16 points.
@MainActor
enum TakeIcon: CaseIterable {
  case play, stop, record, loop, more

  /// The image. The view that shows it tints it.
  var image: UIImage { IconImage.make(draw) }

  private func draw() {
    switch self {
    case .play: polygon([(5, 3), (13, 8), (5, 13)]).fill()
    case .stop: UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 8, height: 8), cornerRadius: 1.5).fill()
    case .record: UIBezierPath(ovalIn: CGRect(x: 3.5, y: 3.5, width: 9, height: 9)).fill()
    case .more: for x in [3.5, 8, 12.5] as [CGFloat] { UIBezierPath(ovalIn: CGRect(x: x - 1.25, y: 6.75, width: 2.5, height: 2.5)).fill() }
    case .loop: loop()
    }
  }

  /// Draws two arrows that follow each other.
  private func loop() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2.5, y: 8))
    path.addLine(to: CGPoint(x: 2.5, y: 7.5))
    path.addQuadCurve(to: CGPoint(x: 5.5, y: 4.5), controlPoint: CGPoint(x: 2.5, y: 4.5))
    path.addLine(to: CGPoint(x: 12, y: 4.5))
    path.move(to: CGPoint(x: 13.5, y: 8))
    path.addLine(to: CGPoint(x: 13.5, y: 8.5))
    path.addQuadCurve(to: CGPoint(x: 10.5, y: 11.5), controlPoint: CGPoint(x: 13.5, y: 11.5))
    path.addLine(to: CGPoint(x: 4, y: 11.5))
    path.lineWidth = 1.5
    path.lineCapStyle = .round
    path.stroke()
    polygon([(11, 1.75), (14.25, 4.5), (11, 7.25)]).fill()
    polygon([(5, 8.75), (1.75, 11.5), (5, 14.25)]).fill()
  }

  private func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }

  /// Returns a small button with the icon, in the color of text.
  func button(_ toolTip: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.buttonSize = .mini
    configuration.baseForegroundColor = Theme.text
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    let button = UIButton(configuration: configuration)
    button.setImage(image, for: .normal)
    button.toolTip = toolTip
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    return button
  }
}
