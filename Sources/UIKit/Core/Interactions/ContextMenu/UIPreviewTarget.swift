import Foundation

/// The place that a preview comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  public let container: UIView
  /// The middle of the preview, in the container's points.
  public let center: CGPoint
  /// The transform of the preview there.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Creates a place without a transform.
  public convenience init(container: UIView, center: CGPoint) { self.init(container: container, center: center, transform: .identity) }
}
