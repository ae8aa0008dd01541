import Foundation

/// The place from or to which a preview moves.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  /// The center of the preview, in the container's points.
  public let center: CGPoint
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}
