import CoreGraphics

/// A picture of a layer and its descendants at one point in time, for use as contents.
///
/// It is drawn once at a fixed resolution, and can be shown in many places, in parts, and stretched. Pictures are equal only if they are the
/// same object.
package final class LayerPicture: @unchecked Sendable, Equatable {
  /// A frozen copy in the coordinate space of its container.
  package let layer: CALayer
  /// The number of pixels per point.
  package let scale: CGFloat
  /// Unique among pictures.
  package let serial = LayerPicture.serials.next()

  private static let serials = SerialNumbers()

  /// `frozen` is a copy that doesn't change anymore. Its transform and opacity are ignored.
  package init(of frozen: CALayer, scale: CGFloat) {
    frozen.settleInOwnSpace()
    layer = frozen
    self.scale = scale
  }

  package static func == (a: LayerPicture, b: LayerPicture) -> Bool { a === b }

  /// The visible part of the layer's coordinate space.
  package var bounds: CGRect { layer.modelState.bounds }

  /// Returns whether a picture of `frozen` would show the same.
  package func shows(_ frozen: CALayer, scale: CGFloat) -> Bool {
    frozen.settleInOwnSpace()
    return scale == self.scale && layer.hasSameLooks(as: frozen)
  }
}

extension CALayer {
  /// Places a frozen copy in the coordinate space of its future container.
  func settleInOwnSpace() {
    modelState.transform = .identity
    modelState.opacity = 1
    modelState.isHidden = false
    modelState.anchorPoint = .zero
    modelState.anchorPointZ = 0
    modelState.zPosition = 0
    modelState.position = modelState.bounds.origin
  }

  /// Returns whether two frozen copies and their descendants have the same appearance.
  fileprivate func hasSameLooks(as other: CALayer) -> Bool {
    guard type(of: self) == type(of: other), modelState == other.modelState, children.count == other.children.count else { return false }
    switch (maskLayer, other.maskLayer) {
    case (nil, nil): break
    case (let mask?, let otherMask?): guard mask.hasSameLooks(as: otherMask) else { return false }
    default: return false
    }
    return zip(children, other.children).allSatisfy { $0.hasSameLooks(as: $1) }
  }
}
