import Foundation

/// The radius of a corner: a number of points, or what its container's corner leaves.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(max(radius, 0))) }

  /// Returns a radius with the center of the container's corner: the radius of that corner minus the distance between the two corners.
  ///
  /// The container is the nearest superview with rounded corners. It is followed at any time, also during animations.
  ///
  /// - Parameter minimum: The smallest radius, in points, or nil for 0.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

extension UICornerRadius: CustomStringConvertible {
  /// The radius as code would write it.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum): "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }
}
