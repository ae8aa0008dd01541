import QuartzCore

extension LayerCornerRadii {
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  package static let zero = LayerCornerRadii(0)

  var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }
  var areEqual: Bool { topLeft == topRight && topLeft == bottomLeft && topLeft == bottomRight }

  func inset(by distance: CGFloat) -> LayerCornerRadii { mapped { max($0 - distance, 0) } }

  func mapped(_ body: (CGFloat) -> CGFloat) -> LayerCornerRadii {
    LayerCornerRadii(topLeft: body(topLeft), topRight: body(topRight), bottomLeft: body(bottomLeft), bottomRight: body(bottomRight))
  }
}

/// A rectangle with rounded corners, in a layer's points.
package struct RoundedRect: Hashable, Sendable {
  package var rect: CGRect
  package var radii: LayerCornerRadii
  /// A Boolean value that indicates whether the curvature of the corners changes gradually. See `SmoothCorner`.
  package var isContinuous: Bool

  /// Creates a rounded rectangle. Radii are limited to half of the shorter side, as in Core Animation.
  package init(_ rect: CGRect, radii: LayerCornerRadii = .zero, isContinuous: Bool = false) {
    self.rect = rect
    self.isContinuous = isContinuous && radii != .zero
    let limit = min(rect.width, rect.height) / 2
    self.radii = radii.mapped { $0 > 0 ? min($0, limit) : 0 }
  }

  package init(_ rect: CGRect, radius: CGFloat) { self.init(rect, radii: LayerCornerRadii(radius)) }

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
