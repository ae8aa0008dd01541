import Components
import QuartzCore
import UIKit

/// An overlay with the outline of each layer of a stage, in the color of its kind, as presented at the current time.
///
/// Its bounds are the stage's. The owner calls `refresh(_:)` when the stage's time or layers have changed.
final class LayerBordersView: StageOverlayView {

  private(set) var outlines: [LayerBorder] = []
  private let lines: [(kind: LayerKind, layer: CAShapeLayer)]
  /// The moment that the outlines show.
  private var seen: Moment?

  private struct Moment: Equatable {
    let scene: ObjectIdentifier
    let changes: Int
    let time: TimeInterval
  }

  override init() {
    // The expensive kinds are on top.
    lines = LayerKind.allCases.sorted().map { ($0, CAShapeLayer()) }
    super.init()
    for (kind, line) in lines {
      line.fillColor = nil
      line.strokeColor = kind.color.cgColor
      line.lineWidth = 1
      layer.addSublayer(line)
    }
  }

  override func stageScaleDidChange() { draw() }

  /// Shows the layers of `scene` as presented at the time of its latest turn.
  func refresh(_ scene: UIWindowScene) {
    let moment = Moment(scene: ObjectIdentifier(scene), changes: scene.layerTree.changeCount, time: scene.time)
    guard moment != seen else { return }
    seen = moment
    let outlines = LayerBorder.all(in: scene)
    guard outlines != self.outlines else { return }
    self.outlines = outlines
    draw()
  }

  private func draw() {
    CATransaction.withoutActions {
      for (kind, line) in lines {
        let path = CGMutablePath()
        for outline in outlines where outline.kind == kind {
          let corners = outline.corners.map(place)
          if corners[0].y == corners[1].y, corners[0].x == corners[3].x, corners[1].x == corners[2].x, corners[2].y == corners[3].y {
            // Just inside, on whole pixels. A line across the edge would be blurred and mixed with others on the same edge.
            path.addRect(CGRect(outline: corners).insetBy(dx: 0.5, dy: 0.5))
          } else {
            path.addLines(between: corners)
            path.closeSubpath()
          }
        }
        line.path = path
      }
    }
  }
}

extension CGRect {
  /// Creates the rectangle with the given corners, on whole points.
  fileprivate init(outline corners: [CGPoint]) {
    let (left, right) = (min(corners[0].x, corners[2].x).rounded(), max(corners[0].x, corners[2].x).rounded())
    let (top, bottom) = (min(corners[0].y, corners[2].y).rounded(), max(corners[0].y, corners[2].y).rounded())
    self.init(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}
