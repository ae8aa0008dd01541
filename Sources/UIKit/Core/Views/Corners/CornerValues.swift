import Foundation

enum RectCorner: CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  var isTop: Bool { self == .topLeft || self == .topRight }

  var option: UIRectCorner {
    switch self {
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }

  var mask: CACornerMask {
    switch self {
    case .topLeft: .layerMinXMinYCorner
    case .topRight: .layerMaxXMinYCorner
    case .bottomLeft: .layerMinXMaxYCorner
    case .bottomRight: .layerMaxXMaxYCorner
    }
  }
}

struct CornerValues<Value> {
  var topLeft: Value
  var topRight: Value
  var bottomLeft: Value
  var bottomRight: Value

  init(_ topLeft: Value, _ topRight: Value, _ bottomLeft: Value, _ bottomRight: Value) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

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
  init(_ radii: LayerCornerRadii) { self.init(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) }

  var layerRadii: LayerCornerRadii {
    LayerCornerRadii(topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight)
  }
}
