import QuartzCore
import UIKit

/// Draws the outline of every layer of a stage over it, in the colour of its kind, wherever animations have it at the moment.
///
/// Its bounds are the stage's; whoever shows it calls `refresh(_:)` in each turn.
final class LayerBordersView: UIView {
  /// Points of the window for each point of the stage.
  var stageScale: CGFloat = 1 { didSet { if stageScale != oldValue { draw() } } }

  /// What is outlined.
  private(set) var outlines: [LayerBorder] = []
  private let lines: [(kind: LayerKind, layer: CAShapeLayer)]
  /// What the outlines were made of.
  private var seen: Moment?

  private struct Moment: Equatable {
    let scene: ObjectIdentifier
    let changes: Int
    let time: TimeInterval
  }

  init() {
    // The dear kinds lie on top.
    lines = LayerKind.allCases.sorted().map { ($0, CAShapeLayer()) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    for (kind, line) in lines {
      line.fillColor = nil
      line.strokeColor = kind.color.cgColor
      line.lineWidth = 1
      layer.addSublayer(line)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Layer borders are made in code.") }

  /// Shows the layers of `scene` as they are presented at a time of its own, in seconds; the latest turn's if nil.
  func refresh(_ scene: UIWindowScene, at time: TimeInterval? = nil) {
    let moment = Moment(scene: ObjectIdentifier(scene), changes: scene.layerTree.changeCount, time: time ?? scene.time)
    guard moment != seen else { return }
    seen = moment
    let outlines = LayerBorder.all(in: scene, at: time)
    guard outlines != self.outlines else { return }
    self.outlines = outlines
    draw()
  }

  private func draw() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (kind, line) in lines {
      let path = CGMutablePath()
      for outline in outlines where outline.kind == kind {
        let corners = outline.corners.map { CGPoint(x: $0.x * stageScale, y: $0.y * stageScale) }
        if corners[0].y == corners[1].y, corners[0].x == corners[3].x, corners[1].x == corners[2].x, corners[2].y == corners[3].y {
          // Just inside, on whole pixels: a line that straddled the edge would be blurred, and mix with those that lie on it.
          path.addRect(CGRect(outline: corners).insetBy(dx: 0.5, dy: 0.5))
        } else {
          path.addLines(between: corners)
          path.closeSubpath()
        }
      }
      line.path = path
    }
    CATransaction.commit()
  }
}

extension CGRect {
  /// Around upright corners, on whole points.
  fileprivate init(outline corners: [CGPoint]) {
    let (left, right) = (min(corners[0].x, corners[2].x).rounded(), max(corners[0].x, corners[2].x).rounded())
    let (top, bottom) = (min(corners[0].y, corners[2].y).rounded(), max(corners[0].y, corners[2].y).rounded())
    self.init(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}
