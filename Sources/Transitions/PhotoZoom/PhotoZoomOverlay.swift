import UIKit

/// The view above both screens in which the photo moves. It blocks touches on the screens.
final class PhotoZoomOverlay: UIView {
  var onResize: () -> Void = {}
  private var size: CGSize?

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { size = bounds.size }
    if let size, size != bounds.size { onResize() }
  }
}
