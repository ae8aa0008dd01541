import QuartzCore

/// A blurred silhouette.
package struct Shadow: Equatable, Sendable {
  /// The outline that casts the shadow.
  package var silhouette: Silhouette
  package var color: LayerColor
  /// The blur's standard deviation, in points.
  package var sigma: CGFloat
  /// The offset from the silhouette, in points.
  package var offset: CGSize

  package init(silhouette: Silhouette, color: LayerColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }

  package indirect enum Silhouette: Equatable, Sendable {
    case shape(RoundedRect)
    /// A path, in points.
    case path(CGPath)
    /// Everything that the list draws, in the coordinate system of the shadow.
    case content(DisplayList, bounds: CGRect)
  }
}

/// A frame inside a rounded rectangle's edge.
package struct Border: Equatable, Sendable {
  /// The outer edge.
  package var shape: RoundedRect
  /// In points.
  package var width: CGFloat
  package var color: LayerColor
}

/// The inside or the outline of a path in one color.
package struct PathPainting: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case fill(CGPathFillRule)
    case stroke(CGDrawing.StrokeStyle)
  }

  /// In points.
  package var path: CGPath
  package var style: Style
  package var color: LayerColor
}

/// A blurred copy of what is below.
package struct Backdrop: Equatable, Sendable {
  package var shape: RoundedRect
  /// The blur's standard deviation, in points.
  package var sigma: CGFloat
  /// 1 leaves colors unchanged, and 0 makes them gray.
  package var saturation: CGFloat
  /// The rim and the color that make it look like glass, or nil for a plain copy.
  package var glass: Glass?

  package init(shape: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1, glass: Glass? = nil) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
    self.glass = glass
  }
}

/// Items that are composited as one.
package struct Group: Equatable, Sendable {
  package var clip: RoundedRect?
  /// The effect of the items after `beginSecond`, or nil if there are none.
  package var second: SecondPart?

  package init(clip: RoundedRect? = nil, second: SecondPart? = nil) {
    self.clip = clip
    self.second = second
  }

  package enum SecondPart: Equatable, Sendable {
    /// The second part is invisible, and its opacity masks the first part.
    case mask
    /// The second part has replaced the first by this fraction, 0…1.
    case dissolve(CGFloat)
  }
}
