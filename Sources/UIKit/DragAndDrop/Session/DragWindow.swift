import Foundation

/// The window that shows dragged items. It lets all input through.
final class DragWindow: OverlayWindow {
  init(for owner: UIView, in scene: UIWindowScene) {
    super.init(for: owner, in: scene, layer: .drag)
    isUserInteractionEnabled = false
  }
}
