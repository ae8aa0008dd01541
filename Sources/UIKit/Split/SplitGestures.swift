import Foundation

/// The gestures of a split view: a drag from the edge that shows the next column over the secondary one, and a tap that hides it.
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
  /// The speed above which a release opens or closes regardless of the position, in points per second.
  private static let flickSpeed: CGFloat = 300

  private unowned let split: UISplitViewController
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private(set) var isDragging = false

  init(_ split: UISplitViewController) {
    self.split = split
    super.init()
    edgePan.edges = .left
    edgePan.delegate = self
    edgePan.addTarget(self, action: SplitGestures.drag)
    tap.addTarget(self, action: SplitGestures.leave)
  }

  func attach(to view: UIView) {
    view.addGestureRecognizer(edgePan)
    split.dividers.dimmingView.addGestureRecognizer(tap)
  }

  private func leave() { split.change(to: split.displayMode.behavior == .displace ? .oneBesideSecondary : .secondaryOnly) }

  /// The column that a drag shows, which is next to the secondary one.
  private var column: UISplitViewController.Column { split.sideColumns.last ?? .primary }

  private var width: CGFloat { column == .supplementary ? split.supplementaryColumnWidth : split.primaryColumnWidth }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    edgePan.edges = split.view.isRightToLeft ? .right : .left
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    split.presentsWithGesture && !split.isCollapsed && split.displayMode == .secondaryOnly && !split.sideColumns.isEmpty
      && (split.navigation(.secondary)?.viewControllers.count ?? 0) < 2
  }

  private func drag(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let width = width
    let side: CGFloat = split.view.isRightToLeft ? -1 : 1
    let x = (side * recognizer.translation(in: split.view).x / max(width, 1)).clamped(to: 0...1)
    switch recognizer.state {
    case .began:
      isDragging = true
      split.placeColumns(.secondaryOnly)
      split.columnController(column)?.view.layoutIfNeeded()
      move(to: x, width: width)
    case .changed: move(to: x, width: width)
    case .ended, .cancelled, .failed:
      let velocity = side * recognizer.velocity(in: split.view).x
      let opens = recognizer.state == .ended && (abs(velocity) > Self.flickSpeed ? velocity > 0 : x > 0.5)
      isDragging = false
      if opens { split.change(to: .oneOverSecondary) } else { close() }
    case .possible: break
    }
  }

  private func move(to fraction: CGFloat, width: CGFloat) {
    let height = split.view.bounds.height
    split.columnController(column)?.view.frame = split.mirrored(CGRect(x: (fraction - 1) * width, y: 0, width: width, height: height))
    split.dividers.dimmingView.alpha = fraction
  }

  private func close() {
    UIView.animate(springDuration: 0.35, bounce: 0, options: .allowUserInteraction) {
      self.split.placeColumns(.secondaryOnly)
    } completion: { _ in
      self.split.view.setNeedsLayout()
    }
  }
}
