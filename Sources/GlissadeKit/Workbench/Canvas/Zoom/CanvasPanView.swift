import Components
import UIKit

/// A view over the whole canvas that moves the stages while the space bar is held.
final class CanvasPanView: KitView, PointerInteracting {
  /// Called with the distance of each move, in points.
  var onPan: (CGVector) -> Void = { _ in }
  /// A Boolean value that indicates whether the stages have been moved since the view appeared.
  private(set) var hasPanned = false

  private var latest: CGPoint?

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  func appear() {
    hasPanned = false
    latest = nil
    isHidden = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { latest = touches.first?.location(in: self) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let latest, let point = touches.first?.location(in: self) else { return }
    self.latest = point
    hasPanned = true
    onPan(CGVector(dx: point.x - latest.x, dy: point.y - latest.y))
  }

  var pointerShape: PointerShape { .move }
}
