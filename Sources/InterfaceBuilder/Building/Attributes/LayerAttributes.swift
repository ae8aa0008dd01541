import UIKit

/// The properties of layers that runtime attributes set.
@MainActor
enum LayerAttributes {
  static let layer = AttributeTable<CALayer>([
    .init("cornerRadius", \.cornerRadius, \.number), .init("borderWidth", \.borderWidth, \.number),
    .init("borderColor", \.borderColor, \.cgColor), .init("backgroundColor", \.backgroundColor, \.cgColor),
    .init("masksToBounds", \.masksToBounds, \.flag), .init("shadowOpacity", \.shadowOpacity, \.float),
    .init("shadowRadius", \.shadowRadius, \.number), .init("shadowOffset", \.shadowOffset, \.size),
    .init("shadowColor", \.shadowColor, \.cgColor), .init("zPosition", \.zPosition, \.number), .init("opacity", \.opacity, \.float),
    .init("name", \.name, \.text), .init("shouldRasterize", \.shouldRasterize, \.flag), .init("hidden", \.isHidden, \.flag),
  ])
}

extension AttributeValue {
  fileprivate var cgColor: CGColor? { color?.cgColor }
}
