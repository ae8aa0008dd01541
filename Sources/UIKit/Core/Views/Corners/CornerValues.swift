import Foundation

/// A corner of a rectangle.
enum RectCorner: CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }

  /// The corner in UIKit's set of corners.
  var option: UIRectCorner {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }

  /// The corner in Core Animation's set of corners.
  var mask: CACornerMask {
    switch self {
    case .topLeft: .layerMinXMinYCorner
    case .topRight: .layerMaxXMinYCorner
    case .bottomLeft: .layerMinXMaxYCorner
    case .bottomRight: .layerMaxXMaxYCorner
    }
  }
}

/// A value for each corner of a rectangle.
struct CornerValues<Value> {
  var topLeft: Value
  var topRight: Value
  var bottomLeft: Value
  var bottomRight: Value

  init(_ topLeft: Value, _ topRight: Value, _ bottomLeft: Value, _ bottomRight: Value) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

  /// Creates the values that a closure returns.
  init(_ value: (RectCorner) -> Value) { self.init(value(.topLeft), value(.topRight), value(.bottomLeft), value(.bottomRight)) }

  subscript(corner: RectCorner) -> Value {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomLeft: bottomLeft
      case .bottomRight: bottomRight
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomLeft: bottomLeft = newValue
      case .bottomRight: bottomRight = newValue
      }
    }
  }
}

extension CornerValues: Equatable where Value: Equatable {}
extension CornerValues: Hashable where Value: Hashable {}
extension CornerValues: Sendable where Value: Sendable {}

extension CornerValues<CGFloat> {
  /// The values of a layer's radii.
  init(_ radii: LayerCornerRadii) { self.init(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) }

  /// The values as radii of a layer.
  var layerRadii: LayerCornerRadii {
    LayerCornerRadii(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)
  }
}
