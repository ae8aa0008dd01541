import Foundation

/// Distances from the edges of a rectangle inward, in points.
///
/// Negative values extend outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the left edge, in points.
  public var left: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the right edge, in points.
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the edges of a rectangle inward, in points, according to the direction of the interface.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, which is the left one from left to right, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, which is the right one from left to right, in points.
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A displacement from a default position, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The displacement to the right, in points.
  public var horizontal: CGFloat
  /// The displacement downward, in points.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Creates a displacement of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement from its components.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle with its edges moved outward by `insets`.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
