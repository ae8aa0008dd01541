import Foundation

public struct UICornerConfiguration: Hashable, Sendable {
  let shape: Shape

  enum Shape: Hashable, Sendable {
    /// Half the shorter side, up to a maximum.
    case capsule(maximum: Double?)
    /// A radius for each corner, or nil for a square one. Corners in a group get the largest radius of the group.
    case corners(CornerValues<UICornerRadius?>, groups: [[RectCorner]])
  }

  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  // MARK: Independent corners

  /// The radius is resolved for each corner, so the corners of a view that isn't centered in its container can differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { make(radius, radius, radius, radius) }

  /// Nil for a square corner.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    make(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  // MARK: Uniform corners

  /// All corners get the largest of their radii.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    make(radius, radius, radius, radius, groups: [RectCorner.allCases])
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    make(leftRadius, rightRadius, leftRadius, rightRadius, groups: [left, right])
  }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    make(topRadius, topRadius, bottomRadius, bottomRadius, groups: [top, bottom])
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, groups: [top])
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [bottom])
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(leftRadius, topRightRadius, leftRadius, bottomRightRadius, groups: [left])
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, groups: [right])
  }

  private static let left = [RectCorner.topLeft, .bottomLeft]
  private static let right = [RectCorner.topRight, .bottomRight]
  private static let top = [RectCorner.topLeft, .topRight]
  private static let bottom = [RectCorner.bottomLeft, .bottomRight]

  private static func make(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?,
    groups: [[RectCorner]] = []
  ) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners(CornerValues(topLeft, topRight, bottomLeft, bottomRight), groups: groups))
  }

  // MARK: Resolution

  /// A Boolean value that indicates whether a radius depends on the container.
  var isConcentric: Bool {
    guard case .corners(let radii, _) = shape else { return false }
    return RectCorner.allCases.contains { if case .concentric = radii[$0]?.kind { true } else { false } }
  }

  /// Returns the radii of a view, in points. `concentric` returns the radius of a corner that is concentric with the container's.
  func radii(of size: CGSize, concentric: (_ corner: RectCorner) -> CGFloat) -> CornerValues<CGFloat> {
    switch shape {
    case .capsule(let maximum):
      let radius = min(min(size.width, size.height) / 2, maximum.map { CGFloat($0) } ?? .infinity)
      return CornerValues { _ in max(radius, 0) }
    case .corners(let corners, let groups):
      var radii = CornerValues<CGFloat> { corner in
        switch corners[corner]?.kind {
        case .fixed(let radius): radius
        case .concentric(let minimum): max(concentric(corner), minimum ?? 0)
        case nil: 0
        }
      }
      for group in groups {
        let largest = group.map { radii[$0] }.max() ?? 0
        for corner in group { radii[corner] = largest }
      }
      return radii
    }
  }
}
