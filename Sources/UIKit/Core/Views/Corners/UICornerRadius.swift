import Foundation

public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(max(radius, 0))) }

  /// The radius of the container's corner minus the distance between the two corners, but at least `minimum` points.
  ///
  /// The container is the nearest superview with rounded corners. It is followed at any time, also during animations.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension UICornerRadius: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }
}
