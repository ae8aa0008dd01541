import CoreGraphics

/// Describes glass that becomes one piece where it is close together.
package struct GlassJoining: Hashable, Sendable {
  /// A number that all joining glass has in common.
  package var container: Int
  /// The distance between two outlines at which they begin to bulge toward each other, in points.
  package var spacing: CGFloat

  package init(container: Int, spacing: CGFloat) {
    self.container = container
    self.spacing = spacing
  }
}
