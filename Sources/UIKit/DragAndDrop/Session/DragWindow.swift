import Foundation

/// The window of what is dragged. It lets all input through.
final class DragWindow: OverlayWindow {
  init(for owner: UIView, in scene: UIWindowScene) {
    super.init(for: owner, in: scene, layer: .drag)
    isUserInteractionEnabled = false
  }
}
