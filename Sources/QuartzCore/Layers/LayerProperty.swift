import Foundation

/// The name of a layer's property, as actions and key paths spell it.
enum LayerProperty: String, CaseIterable {
  case position, zPosition, bounds, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
  case blurRadius, saturation, tintColor

  /// Whether values between two others make sense; the rest switches at once.
  var isAnimatable: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds: false
    default: true
    }
  }
}
