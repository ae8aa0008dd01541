import Foundation

extension UIView {
  /// The radii of the view's corners. They round its background and its border, and clip its subviews if `clipsToBounds` is true.
  ///
  /// Setting it sets the corners of `layer`, and again whenever the size of the view or the corners of its container change, in the same
  /// animation. The initial value stands for what `layer` says.
  public var cornerConfiguration: UICornerConfiguration {
    get { looks.corners ?? .corners(radius: .fixed(0)) }
    set {
      looks.corners = newValue
      ConcentricCorners.setFollows(self, newValue.isConcentric)
      resolveCorners()
    }
  }

  /// Returns the radius of a corner in points, or the largest of several.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let parts: [(UIRectCorner, Int)] = [
      (.topLeft, UICornerConfiguration.Corner.topLeft), (.topRight, UICornerConfiguration.Corner.topRight),
      (.bottomLeft, UICornerConfiguration.Corner.bottomLeft), (.bottomRight, UICornerConfiguration.Corner.bottomRight),
    ]
    return parts.filter { corner.contains($0.0) }.map { cornerRadius(at: $0.1) }.max() ?? 0
  }

  /// Returns the radius of the layer's corner, limited to half of the shorter side.
  func cornerRadius(at corner: Int) -> CGFloat {
    let masks: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let more = layer.cornerRadii
    let radius =
      (layer.maskedCorners.contains(masks[corner]) ? layer.cornerRadius : 0)
      + [more.topLeft, more.topRight, more.bottomLeft, more.bottomRight][corner]
    return min(max(radius, 0), min(bounds.width, bounds.height) / 2)
  }

  /// Sets the layer's corners to what the configuration says now, and then those that share centers with them.
  func resolveCorners() {
    guard let configuration = looks.corners else { return }
    let container = configuration.isConcentric ? ConcentricCorners.container(of: self) : nil
    let place = container.map { convert(bounds, to: $0) } ?? .zero
    let radii = configuration.radii(of: bounds.size) { corner in
      container.map { ConcentricCorners.radius(of: place, at: corner, in: $0) } ?? 0
    }
    if radii.allSatisfy({ $0 == radii[0] }) {
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      layer.cornerRadius = radii[0]
      layer.cornerRadii = LayerCornerRadii()
    } else {
      layer.cornerRadius = 0
      layer.cornerRadii = LayerCornerRadii(topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
    }
  }

  /// Adapts the corners that depend on the view's geometry, or on its place.
  func cornersMayHaveChanged() {
    if looks.corners != nil { resolveCorners() }
    if ConcentricCorners.isUsed { ConcentricCorners.update(inside: self) }
  }
}
