import CoreGraphics
import Foundation

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of the top left corner.
  public var topLeft: CGFloat
  /// The radius of the top right corner.
  public var topRight: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeft: CGFloat
  /// The radius of the bottom right corner.
  public var bottomRight: CGFloat

  /// Creates individual radii.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  /// Creates equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  /// The radii of a rectangle without rounded corners.
  public static let zero = CornerRadii(0)

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
  var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  func inset(by distance: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0), bottomLeft: max(bottomLeft - distance, 0),
      bottomRight: max(bottomRight - distance, 0))
  }
}

/// A rectangle with rounded corners, in a layer's points.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: CGRect
  /// The radii of its corners.
  public var radii: CornerRadii

  /// Creates a rounded rectangle. Radii are limited to half of the shorter side, as in Core Animation.
  public init(_ rect: CGRect, radii: CornerRadii = .zero) {
    self.rect = rect
    let limit = min(rect.width, rect.height) / 2
    func cut(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
    self.radii = CornerRadii(
      topLeft: cut(radii.topLeft), topRight: cut(radii.topRight), bottomLeft: cut(radii.bottomLeft), bottomRight: cut(radii.bottomRight))
  }

  /// Creates a rounded rectangle with equal radii.
  public init(_ rect: CGRect, radius: CGFloat) { self.init(rect, radii: CornerRadii(radius)) }

  func inset(by distance: CGFloat) -> RoundedRect {
    RoundedRect(rect.insetBy(dx: distance, dy: distance), radii: radii.inset(by: distance))
  }
}

extension RoundedRect: CustomStringConvertible {
  /// The rectangle and its radii as text.
  public var description: String {
    let text = rect.brief
    if radii == .zero { return text }
    if radii.areEqual { return "\(text) r \(radii.topLeft.brief)" }
    let all = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.brief)
    return "\(text) r \(all.joined(separator: "/"))"
  }
}
