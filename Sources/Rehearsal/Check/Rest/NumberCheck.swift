import UIKit

extension CALayer {
  /// Returns a description of the first value of this tree, in its models or as presented at `time` of the scene, that is infinite or not a
  /// number. Returns nil if all values are finite.
  func nonFiniteValue(at time: CFTimeInterval) -> String? {
    if let property = modelState.nonFiniteProperty { return "\(title) has a \(property) that isn't a number" }
    if hasAnimations, let property = presentedState(at: convertTime(time, from: nil)).nonFiniteProperty {
      return "\(title) is shown with a \(property) that isn't a number"
    }
    if let problem = mask?.nonFiniteValue(at: time) { return problem }
    for sublayer in sublayers ?? [] {
      if let problem = sublayer.nonFiniteValue(at: time) { return problem }
    }
    return nil
  }
}

extension LayerState {
  fileprivate var nonFiniteProperty: String? {
    if !(position.x + position.y + zPosition).isFinite { return "position" }
    if !(bounds.minX + bounds.minY + bounds.width + bounds.height).isFinite { return "bounds" }
    if !(anchorPoint.x + anchorPoint.y + anchorPointZ).isFinite { return "anchor point" }
    if !transform.isFinite { return "transform" }
    if !sublayerTransform.isFinite { return "transform of the sublayers" }
    if !opacity.isFinite { return "opacity" }
    if !(corners.radius + borderWidth).isFinite { return "corner radius or border" }
    if !(CGFloat(shadow.opacity) + shadow.radius + shadow.offset.width + shadow.offset.height).isFinite { return "shadow" }
    return nil
  }
}

extension CATransform3D {
  fileprivate var isFinite: Bool {
    let rows = (m11 + m12 + m13 + m14) + (m21 + m22 + m23 + m24) + (m31 + m32 + m33 + m34) + (m41 + m42 + m43 + m44)
    return rows.isFinite
  }
}
