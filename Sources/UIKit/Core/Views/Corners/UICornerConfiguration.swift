import Foundation

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  let shape: Shape

  enum Shape: Hashable, Sendable {
    /// Half of the shorter side, up to a maximum.
    case capsule(maximum: Double?)
    /// A radius for each corner, or nil for one that isn't rounded. Those in one group get the largest radius of the group.
    case corners(CornerValues<UICornerRadius?>, groups: [[RectCorner]])
  }

  // MARK: Capsules

  /// Returns a capsule, whose radius is half of the view's shorter side.
  ///
  /// - Parameter maximumRadius: The largest radius, in points, or nil for none.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  // MARK: Independent corners

  /// Returns corners with one radius, which is resolved for each: those of a view that isn't in the middle of its container can differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { make(radius, radius, radius, radius) }

  /// Returns corners with radii of their own. Nil stands for a corner that isn't rounded.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    make(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  // MARK: Uniform corners

  /// Returns corners that are alike: all have the largest of their radii.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    make(radius, radius, radius, radius, groups: [RectCorner.allCases])
  }

  /// Returns corners that are alike on the left, and alike on the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    make(leftRadius, rightRadius, leftRadius, rightRadius, groups: [left, right])
  }

  /// Returns corners that are alike at the top, and alike at the bottom.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    make(topRadius, topRadius, bottomRadius, bottomRadius, groups: [top, bottom])
  }

  /// Returns corners that are alike at the top, with radii of their own at the bottom.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, groups: [top])
  }

  /// Returns corners that are alike at the bottom, with radii of their own at the top.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, groups: [bottom])
  }

  /// Returns corners that are alike on the left, with radii of their own on the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    make(leftRadius, topRightRadius, leftRadius, bottomRightRadius, groups: [left])
  }

  /// Returns corners that are alike on the right, with radii of their own on the left.
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

  /// Returns the radii of a view, in points.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - concentric: Returns the radius of a corner that shares its center with the container's.
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
