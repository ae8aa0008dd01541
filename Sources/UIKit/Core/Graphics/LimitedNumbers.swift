import CoreGraphics

/// Numbers for layouts. Those of a user's code may be anything, such as the result of a division by zero.
extension CGFloat {
  /// The greatest distance that layouts use, in points. Beyond it, parts of pixels would be lost.
  private static let greatestDistance: CGFloat = 1e9

  /// The number, with 0 in place of what is no number, and the greatest distance in place of what is beyond it.
  var limited: CGFloat { isNaN ? 0 : clamped(to: -Self.greatestDistance...Self.greatestDistance) }

  /// The number as a length, which is not negative.
  var limitedLength: CGFloat { Swift.max(limited, 0) }
}

extension CGPoint {
  /// The point with limited numbers.
  var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGSize {
  /// The size with limited numbers, none of which is negative.
  var limited: CGSize { CGSize(width: width.limitedLength, height: height.limitedLength) }
}

extension CGRect {
  /// The rectangle with limited numbers, also for what is null or infinite.
  var limited: CGRect { CGRect(origin: origin.limited, size: size.limited) }
}

extension UIEdgeInsets {
  /// The insets with limited numbers.
  var limited: UIEdgeInsets { UIEdgeInsets(top: top.limited, left: left.limited, bottom: bottom.limited, right: right.limited) }
}

extension NSDirectionalEdgeInsets {
  /// The insets with limited numbers.
  var limited: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top.limited, leading: leading.limited, bottom: bottom.limited, trailing: trailing.limited)
  }
}
