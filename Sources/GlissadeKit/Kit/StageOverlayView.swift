import UIKit

/// An overlay on a stage, at the scale of the stage. It lets every touch through.
class StageOverlayView: DrawnView {
  /// The number of points of this view per point of the stage.
  final var stageScale: CGFloat = 1 { didSet { if stageScale != oldValue { stageScaleDidChange() } } }

  init() { super.init(takesTouches: false) }

  /// Called when the scale has changed. Subclasses show their content at the new one.
  func stageScaleDidChange() {}

  /// Returns the place of a point of the stage in this view.
  final func place(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * stageScale, y: point.y * stageScale) }

  /// Returns the closed path through some points of the stage, in this view.
  final func outline(through points: [CGPoint]) -> CGPath { .polygon(points.map(place)) }
}
