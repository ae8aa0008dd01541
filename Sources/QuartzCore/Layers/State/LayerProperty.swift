import Foundation

/// The name of a layer's property, as used in actions and key paths.
enum LayerProperty: String, CaseIterable {
  case position, zPosition, bounds, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds
  case backgroundColor, cornerRadius, cornerRadii, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  case blurRadius, saturation, tintColor, refraction, highlight, joining

  /// A Boolean value that indicates whether the property has intermediate values. Other properties switch immediately.
  var isAnimatable: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds, .joining: false
    default: true
    }
  }

  /// A Boolean value that indicates whether a change of the property animates by itself. Paths require explicit animations.
  var animatesImplicitly: Bool { isAnimatable && self != .path && self != .shadowPath }

  /// A Boolean value that indicates whether a layout sets the property when it places a layer.
  var isPlace: Bool { self == .position || self == .bounds || self == .anchorPoint }
}
