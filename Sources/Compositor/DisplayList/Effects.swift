import CoreGraphics
import Foundation
import QuartzCore

/// A blurred silhouette.
public struct Shadow: Equatable, Sendable {
  /// The outline that casts the shadow.
  public var silhouette: Silhouette
  /// The color of the shadow.
  public var color: LayerColor
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// The offset from the silhouette, in points.
  public var offset: CGSize

  /// Creates a shadow.
  public init(silhouette: Silhouette, color: LayerColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }

  /// The outlines that can cast a shadow.
  public indirect enum Silhouette: Equatable, Sendable {
    /// A rounded rectangle.
    case shape(RoundedRect)
    /// A path, in points.
    case path(CGPath)
    /// Everything that the list draws, in the same points as the shadow.
    case content(DisplayList, bounds: CGRect)
  }
}

/// A frame inside a rounded rectangle's edge.
public struct Border: Equatable, Sendable {
  /// The outer edge.
  public var shape: RoundedRect
  /// The width, in points.
  public var width: CGFloat
  /// The color of the border.
  public var color: LayerColor

  /// Creates a border.
  public init(shape: RoundedRect, width: CGFloat, color: LayerColor) {
    self.shape = shape
    self.width = width
    self.color = color
  }
}

/// The inside or the outline of a path in one color.
public struct PathPainting: Equatable, Sendable {
  /// The ways to paint a path.
  public enum Style: Equatable, Sendable {
    /// Fills the inside by a rule.
    case fill(CGPathFillRule)
    /// Strokes the outline.
    case stroke(CGDrawing.StrokeStyle)
  }

  /// The path, in points.
  public var path: CGPath
  /// The style of the painting: a fill or a stroke.
  public var style: Style
  /// The color.
  public var color: LayerColor

  /// Creates a painting of a path.
  public init(path: CGPath, style: Style, color: LayerColor) {
    self.path = path
    self.style = style
    self.color = color
  }
}

/// A blurred copy of what is below.
public struct Backdrop: Equatable, Sendable {
  /// The area that shows the copy.
  public var shape: RoundedRect
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// The saturation of the copy. 1 leaves colors unchanged, and 0 makes them gray.
  public var saturation: CGFloat

  /// Creates a backdrop.
  public init(shape: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
  }
}

/// Items that are composited as one.
public struct Group: Equatable, Sendable {
  /// The shape that clips the group, or nil for none.
  public var clip: RoundedRect?
  /// The effect of the items after `beginSecond`, or nil if there is no such part.
  public var second: SecondPart?

  /// Creates a group.
  public init(clip: RoundedRect? = nil, second: SecondPart? = nil) {
    self.clip = clip
    self.second = second
  }

  /// The effects of a group's second part on the first part.
  public enum SecondPart: Equatable, Sendable {
    /// The second part is invisible, and its opacity masks the first part.
    case mask
    /// The second part has replaced the first by this fraction, 0…1.
    case dissolve(CGFloat)
  }
}
