import UIKit

/// A moving snapshot of a view, with an animatable corner radius. It may move and scale freely as long as it keeps its aspect ratio: a
/// snapshot can be scaled, but not laid out again.
final class MovingSnapshot: CodeView {
  private let rounded = UIView()
  private let snapshot: UIView

  /// Creates a snapshot of `view` after layout and without its rounded corners. Returns nil for a view without a size.
  init?(of view: UIView) {
    let radius = view.layer.cornerRadius
    view.layer.cornerRadius = 0
    let picture = view.snapshotView(afterScreenUpdates: true)
    view.layer.cornerRadius = radius
    guard let picture else { return nil }
    snapshot = picture
    super.init(frame: picture.frame)
    isUserInteractionEnabled = false
    // A view that clips couldn't cast a shadow.
    rounded.clipsToBounds = true
    rounded.addSubview(picture)
    addSubview(rounded)
  }

  func settle(over view: UIView) {
    guard let superview else { return }
    let place = view.convert(view.bounds, to: superview)
    bounds.size = place.size
    center = CGPoint(x: place.midX, y: place.midY)
    rounded.frame = bounds
    rounded.layer.cornerRadius = view.layer.cornerRadius
    snapshot.frame = bounds
  }
}

/// Snapshots of controls in front of a moving view, which fade in and out in place.
final class ControlSnapshots: CodeView {
  /// Creates snapshots of controls that are below `container` on the screen. Add this view to `container`.
  init(of controls: [UIView], over container: UIView) {
    super.init(frame: container.bounds)
    isUserInteractionEnabled = false
    for control in controls {
      guard let picture = control.snapshotView(afterScreenUpdates: true) else { continue }
      picture.frame = control.convert(control.bounds, to: container)
      addSubview(picture)
    }
  }
}
