import CoreGraphics
import Foundation

/// In points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  package static let zero = CornerRadii(0)

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
  var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  func inset(by distance: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - distance, 0), topRight: max(topRight - distance, 0), bottomLeft: max(bottomLeft - distance, 0),
      bottomRight: max(bottomRight - distance, 0))
  }
}

/// A rectangle with rounded corners, in a layer's points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var radii: CornerRadii
  /// A Boolean value that indicates whether the curvature of the corners changes gradually. See `SmoothCorner`.
  package var isContinuous: Bool

  /// Creates a rounded rectangle. Radii are limited to half of the shorter side, as in Core Animation.
  package init(_ rect: CGRect, radii: CornerRadii = .zero, isContinuous: Bool = false) {
    self.rect = rect
    self.isContinuous = isContinuous && radii != .zero
    let limit = min(rect.width, rect.height) / 2
    func cut(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(radius, limit) : 0 }
    self.radii = CornerRadii(
      topLeft: cut(radii.topLeft), topRight: cut(radii.topRight), bottomLeft: cut(radii.bottomLeft), bottomRight: cut(radii.bottomRight))
  }

  package init(_ rect: CGRect, radius: CGFloat) { self.init(rect, radii: CornerRadii(radius)) }

  func inset(by distance: CGFloat) -> RoundedRect {
    RoundedRect(rect.insetBy(dx: distance, dy: distance), radii: radii.inset(by: distance), isContinuous: isContinuous)
  }
}

extension RoundedRect: CustomStringConvertible {
  package var description: String {
    let text = rect.brief
    if radii == .zero { return text }
    let curve = isContinuous ? " continuous" : ""
    if radii.areEqual { return "\(text) r \(radii.topLeft.brief)\(curve)" }
    let all = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight].map(\.brief)
    return "\(text) r \(all.joined(separator: "/"))\(curve)"
  }
}
