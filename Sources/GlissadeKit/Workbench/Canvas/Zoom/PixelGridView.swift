import UIKit

/// A grid of the stage's points, over its visible part.
final class PixelGridView: DrawnView {
  /// The number of points of the window per point of the stage.
  private var stageScale: CGFloat = 1
  /// The position of the stage's top left corner, in the view.
  private var origin = CGPoint.zero

  init() { super.init(takesTouches: false) }

  /// Shows the grid over the visible part of a stage, or hides it below `CanvasZoom.gridScale`. The frame of the stage is in the superview.
  func place(over stage: CGRect, visible: CGRect, scale: CGFloat) {
    isHidden = scale < CanvasZoom.gridScale || visible.isEmpty
    guard !isHidden else { return }
    let origin = CGPoint(x: stage.minX - visible.minX, y: stage.minY - visible.minY)
    guard frame != visible || origin != self.origin || scale != stageScale else { return }
    frame = visible
    self.origin = origin
    stageScale = scale
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    UIColor(white: 0.5, alpha: 0.35).setFill()
    for x in lines(from: origin.x, to: bounds.width) { UIRectFill(CGRect(x: x, y: 0, width: 1, height: bounds.height)) }
    for y in lines(from: origin.y, to: bounds.height) { UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: 1)) }
  }

  /// Returns the positions of the lines inside 0…`end`. The first line of the stage is at `start`.
  private func lines(from start: CGFloat, to end: CGFloat) -> [CGFloat] {
    let first = max((-start / stageScale).rounded(.up), 1)
    let last = ((end - start) / stageScale).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { (start + $0 * stageScale).rounded() }
  }
}
