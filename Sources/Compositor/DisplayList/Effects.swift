import CoreGraphics
import Foundation
import QuartzCore

/// The blurred silhouette of something.
public struct Shadow: Equatable, Sendable {
  public var silhouette: Silhouette
  public var color: LayerColor
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// In points.
  public var offset: CGSize

  public init(silhouette: Silhouette, color: LayerColor, sigma: CGFloat, offset: CGSize = .zero) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
  }

  public indirect enum Silhouette: Equatable, Sendable {
    case shape(RoundedRect)
    case path(CGPath)
    /// Whatever the list draws, in the same points as the shadow.
    case content(DisplayList, bounds: CGRect)
  }
}

/// A frame inside a rounded rectangle's edge.
public struct Border: Equatable, Sendable {
  public var shape: RoundedRect
  /// In points.
  public var width: CGFloat
  public var color: LayerColor

  public init(shape: RoundedRect, width: CGFloat, color: LayerColor) {
    self.shape = shape
    self.width = width
    self.color = color
  }
}

/// The inside or the outline of a path in one colour.
public struct PathPainting: Equatable, Sendable {
  public enum Style: Equatable, Sendable {
    case fill(CGPathFillRule)
    case stroke(CGDrawing.StrokeStyle)
  }

  public var path: CGPath
  public var style: Style
  public var color: LayerColor

  public init(path: CGPath, style: Style, color: LayerColor) {
    self.path = path
    self.style = style
    self.color = color
  }
}

/// What lies behind, blurred.
public struct Backdrop: Equatable, Sendable {
  public var shape: RoundedRect
  /// The blur's standard deviation, in points.
  public var sigma: CGFloat
  /// 1 leaves the colours as they are, 0 makes them grey.
  public var saturation: CGFloat

  public init(shape: RoundedRect, sigma: CGFloat, saturation: CGFloat = 1) {
    self.shape = shape
    self.sigma = sigma
    self.saturation = saturation
  }
}

/// Items that are put down as one.
public struct Group: Equatable, Sendable {
  /// What the group is cut to; nil for all of it.
  public var clip: RoundedRect?
  /// What becomes of what is drawn after `beginSecond`; nil when there is no such part.
  public var second: SecondPart?

  public init(clip: RoundedRect? = nil, second: SecondPart? = nil) {
    self.clip = clip
    self.second = second
  }

  public enum SecondPart: Equatable, Sendable {
    /// It is not seen: its opacity limits the first part.
    case mask
    /// It has taken the place of the first part by this share, 0…1.
    case dissolve(CGFloat)
  }
}
