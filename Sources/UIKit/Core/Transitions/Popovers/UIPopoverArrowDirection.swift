/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upward: the popover is below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downward: the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover is at the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover is at the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Whichever direction leaves the popover enough room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, before the popover is presented.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
