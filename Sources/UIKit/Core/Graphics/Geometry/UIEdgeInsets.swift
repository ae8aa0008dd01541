import Foundation

/// Distances from the edges of a rectangle inward, in points. Negative values extend outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
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

/// Distances from the edges of a rectangle inward, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
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

/// A displacement to the right and downward, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGSize {
  func outset(by insets: UIEdgeInsets) -> CGSize {
    CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
