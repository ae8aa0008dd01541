import Foundation

/// The lines between the columns of a split view, and the view that dims the secondary column.
@MainActor
final class ColumnDividers {
  let dimmingView = UIView()
  /// The lines, starting with the line of the secondary column.
  private let lines = [UIView(), UIView()]

  init() {
    for line in lines { line.backgroundColor = .separator }
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimmingView.alpha = 0
    dimmingView.layer.name = "dimming"
  }

  func removeFromSuperview() { for part in [dimmingView] + lines { part.removeFromSuperview() } }

  /// Adds the lines and the dimming view to a view. `frames` are those of the lines.
  func place(in view: UIView, lines frames: [CGRect], isDimmed: Bool) {
    for (line, frame) in zip(lines, frames) {
      if line.superview !== view { view.addSubview(line) }
      line.frame = frame
    }
    if dimmingView.superview !== view { view.addSubview(dimmingView) }
    dimmingView.frame = view.bounds
    dimmingView.alpha = isDimmed ? 1 : 0
  }

  /// Moves the columns in front of the dimming view, and the lines in front of the columns.
  func bringToFront(with columns: [UIView], in view: UIView) {
    let front = [dimmingView] + columns + lines
    // Moving a view in front lays it out again, so views that are in order stay.
    if Array(view.subviews.suffix(front.count)) != front { for part in front { view.bringSubviewToFront(part) } }
  }
}
