import Foundation

extension UIView {
  /// Setting it sets the corners of `layer`, and again whenever the size of the view or the corners of its container change, in the same
  /// animation. The initial value stands for the layer's own corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { looks.corners ?? .corners(radius: .fixed(0)) }
    set {
      looks.corners = newValue
      ConcentricCorners.setFollows(self, newValue.isConcentric)
      resolveCorners()
    }
  }

  /// Returns the largest radius of several corners.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    RectCorner.allCases.filter { corner.contains($0.option) }.map { cornerRadius(at: $0) }.max() ?? 0
  }

  /// Returns the radius of the layer's corner, limited to half the shorter side.
  func cornerRadius(at corner: RectCorner) -> CGFloat {
    let radius = (layer.maskedCorners.contains(corner.mask) ? layer.cornerRadius : 0) + CornerValues(layer.cornerRadii)[corner]
    return min(max(radius, 0), min(bounds.width, bounds.height) / 2)
  }

  /// Applies the configuration to the layer's corners. Corners that are concentric with them follow.
  func resolveCorners() {
    guard let configuration = looks.corners else { return }
    let container = configuration.isConcentric ? ConcentricCorners.container(of: self) : nil
    let place = container.map { convert(bounds, to: $0) } ?? .zero
    let radii = configuration.radii(of: bounds.size) { corner in
      container.map { ConcentricCorners.radius(of: place, at: corner, in: $0) } ?? 0
    }
    if RectCorner.allCases.allSatisfy({ radii[$0] == radii.topLeft }) {
      layer.maskedCorners = CACornerMask(RectCorner.allCases.map(\.mask))
      layer.cornerRadius = radii.topLeft
      layer.cornerRadii = LayerCornerRadii()
    } else {
      layer.cornerRadius = 0
      layer.cornerRadii = radii.layerRadii
    }
  }

  /// Updates the corners that depend on the view's geometry or position.
  func cornersMayHaveChanged() {
    if looks.corners != nil { resolveCorners() }
    if ConcentricCorners.isUsed { ConcentricCorners.update(inside: self) }
  }
}
