import Foundation

/// The view that scales the zoomed view inside the card.
///
/// Its safe area is that of the page at rest, wherever the card is, so that the page isn't laid out again as it moves.
final class ZoomPage: InternalView {
  /// The frame of the page at rest, in the container's coordinates.
  var rest: CGRect {
    didSet {
      guard rest != oldValue else { return }
      bounds.size = rest.size
      updateSafeArea(boundsChanged: true)
    }
  }

  init(rest: CGRect) {
    self.rest = rest
    super.init(frame: CGRect(origin: .zero, size: rest.size))
  }

  /// The safe area at rest, or nil outside a container.
  override var fixedSafeAreaInsets: UIEdgeInsets? {
    let stage = viewChain(from: self).first { $0 is ZoomStage }
    guard let container = stage?.superview else { return nil }
    let (insets, bounds) = (container.safeAreaInsets, container.bounds)
    func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { (inset - distance).clamped(to: 0...max(inset, 0)) }
    return UIEdgeInsets(
      top: overlap(insets.top, rest.minY - bounds.minY), left: overlap(insets.left, rest.minX - bounds.minX),
      bottom: overlap(insets.bottom, bounds.maxY - rest.maxY), right: overlap(insets.right, bounds.maxX - rest.maxX))
  }
}
