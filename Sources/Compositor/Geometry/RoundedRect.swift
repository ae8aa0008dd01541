import CoreGraphics
import Foundation

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft: CGFloat
  public var topRight: CGFloat
  public var bottomLeft: CGFloat
  public var bottomRight: CGFloat

  public init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  public static let zero = CornerRadii(0)

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
  var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  func inset(by distance: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0), bottomLeft: max(bottomLeft - distance, 0),
      bottomRight: max(bottomRight - distance, 0))
  }
}

/// A rectangle with round corners, in a layer's points.
public struct RoundedRect: Hashable, Sendable {
  public var rect: CGRect
  public var radii: CornerRadii

  /// Radii larger than half the shorter side are cut down to it, as Core Animation draws them.
  public init(_ rect: CGRect, radii: CornerRadii = .zero) {
    self.rect = rect
    let limit = min(rect.width, rect.height) / 2
    func cut(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
    self.radii = CornerRadii(
      topLeft: cut(radii.topLeft), topRight: cut(radii.topRight), bottomLeft: cut(radii.bottomLeft), bottomRight: cut(radii.bottomRight))
  }

  public init(_ rect: CGRect, radius: CGFloat) { self.init(rect, radii: CornerRadii(radius)) }

  func inset(by distance: CGFloat) -> RoundedRect {
    RoundedRect(rect.insetBy(dx: distance, dy: distance), radii: radii.inset(by: distance))
  }
}

extension RoundedRect: CustomStringConvertible {
  public var description: String {
    let text = rect.brief
    if radii == .zero { return text }
    if radii.areEqual { return "\(text) r \(radii.topLeft.brief)" }
    let all = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.brief)
    return "\(text) r \(all.joined(separator: "/"))"
  }
}
