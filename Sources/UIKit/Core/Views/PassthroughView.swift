import Foundation

/// A view that receives no touches itself: those between its subviews go to the views behind it.
class PassthroughView: InternalView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
