import CoreGraphics
import Foundation
import QuartzCore

/// A blurred silhouette.
package struct Shadow: Equatable, Sendable {
  /// The outline that casts the shadow.
  package var silhouette: Silhouette
  /// The color of the shadow.
  package var color: LayerColor
  /// The blur's standard deviation, in points.
  package var sigma: CGFloat
  /// The offset from the silhouette, in points.
  package var offset: CGSize

  /// Creates a shadow.
  package init(silhouette: Silhouette, color: LayerColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }

  /// The outlines that can cast a shadow.
  package indirect enum Silhouette: Equatable, Sendable {
    /// A rounded rectangle.
    case shape(RoundedRect)
    /// A path, in points.
    case path(CGPath)
    /// Everything that the list draws, in the same points as the shadow.
    case content(DisplayList, bounds: CGRect)
  }
}

/// A frame inside a rounded rectangle's edge.
package struct Border: Equatable, Sendable {
  /// The outer edge.
  package var shape: RoundedRect
  /// The width, in points.
  package var width: CGFloat
  /// The color of the border.
  package var color: LayerColor

  /// Creates a border.
  package init(shape: RoundedRect, width: CGFloat, color: LayerColor) {
    self.shape = shape
    self.width = width
    self.color = color
  }
}

/// The inside or the outline of a path in one color.
package struct PathPainting: Equatable, Sendable {
  /// The ways to paint a path.
  package enum Style: Equatable, Sendable {
    /// Fills the inside by a rule.
    case fill(CGPathFillRule)
    /// Strokes the outline.
    case stroke(CGDrawing.StrokeStyle)
  }

  /// The path, in points.
  package var path: CGPath
  /// The style of the painting: a fill or a stroke.
  package var style: Style
  /// The color.
  package var color: LayerColor

  /// Creates a painting of a path.
  package init(path: CGPath, style: Style, color: LayerColor) {
    self.path = path
    self.style = style
    self.color = color
  }
}

/// A blurred copy of what is below.
package struct Backdrop: Equatable, Sendable {
  /// The area that shows the copy.
  package var shape: RoundedRect
  /// The blur's standard deviation, in points.
  package var sigma: CGFloat
  /// The saturation of the copy. 1 leaves colors unchanged, and 0 makes them gray.
  package var saturation: CGFloat
  /// The rim and the color that make it look like glass, or nil for a plain copy.
  package var glass: Glass?

  /// Creates a backdrop.
  package init(shape: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1, glass: Glass? = nil) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
    self.glass = glass
  }
}

/// Items that are composited as one.
package struct Group: Equatable, Sendable {
  /// The shape that clips the group, or nil for none.
  package var clip: RoundedRect?
  /// The effect of the items after `beginSecond`, or nil if there is no such part.
  package var second: SecondPart?

  /// Creates a group.
  package init(clip: RoundedRect? = nil, second: SecondPart? = nil) {
    self.clip = clip
    self.second = second
  }

  /// The effects of a group's second part on the first part.
  package enum SecondPart: Equatable, Sendable {
    /// The second part is invisible, and its opacity masks the first part.
    case mask
    /// The second part has replaced the first by this fraction, 0…1.
    case dissolve(CGFloat)
  }
}
