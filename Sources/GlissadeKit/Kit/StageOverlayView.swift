import UIKit

/// An overlay at the scale of a stage. It lets all touches through.
class StageOverlayView: DrawnView {
  /// The number of points of this view per point of the stage.
  final var stageScale: CGFloat = 1 { didSet { if stageScale != oldValue { stageScaleDidChange() } } }

  init() { super.init(takesTouches: false) }

  /// Subclasses show their content at the new scale.
  func stageScaleDidChange() {}

  /// Converts a point of the stage to this view.
  final func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * stageScale, y: point.y * stageScale) }

  /// Returns the closed path through points of the stage, in this view.
  final func outline(through points: [CGPoint]) -> CGPath { .polygon(points.map(place)) }
}
