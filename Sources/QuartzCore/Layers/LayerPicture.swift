import CoreGraphics
import Foundation

/// A layer with all that it contains, as it was at one moment: contents that are drawn once and may be shown in many places, in parts and
/// stretched, at the resolution at which they were taken.
public final class LayerPicture: @unchecked Sendable {
  /// A frozen copy, placed such that its own coordinates are those around it.
  public let layer: CALayer
  /// Pixels a point.
  public let scale: CGFloat

  /// A picture of `frozen`, a copy that nothing changes any more, at `scale` pixels a point. Its transform and opacity do not count.
  package init(of frozen: CALayer, scale: CGFloat) {
    frozen.settleInOwnSpace()
    layer = frozen
    self.scale = scale
  }

  /// The part of the layer's coordinates that the picture shows.
  public var bounds: CGRect { layer.modelState.bounds }

  /// Whether a picture of `frozen` would show the same.
  package func shows(_ frozen: CALayer, scale: CGFloat) -> Bool {
    frozen.settleInOwnSpace()
    return scale == self.scale && layer.hasSameLooks(as: frozen)
  }
}

extension CALayer {
  /// Places a frozen copy such that its own coordinates are those of what it is put into.
  func settleInOwnSpace() {
    modelState.transform = .identity
    modelState.opacity = 1
    modelState.isHidden = false
    modelState.anchorPoint = .zero
    modelState.anchorPointZ = 0
    modelState.zPosition = 0
    modelState.position = modelState.bounds.origin
  }

  /// Whether two frozen copies look alike, with all that they contain.
  fileprivate func hasSameLooks(as other: CALayer) -> Bool {
    guard type(of: self) == type(of: other), modelState == other.modelState, children.count == other.children.count else { return false }
    if let host = self as? CALayerHost, host.surface !== (other as? CALayerHost)?.surface { return false }
    switch (maskLayer, other.maskLayer) {
    case (nil, nil): break
    case (let mask?, let otherMask?): guard mask.hasSameLooks(as: otherMask) else { return false }
    default: return false
    }
    return zip(children, other.children).allSatisfy { $0.hasSameLooks(as: $1) }
  }
}
