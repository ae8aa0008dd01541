import CoreGraphics

/// Limits numbers in layouts. A user's code may pass any number, such as the result of a division by zero.
extension CGFloat {
  /// The greatest distance that layouts use, in points. Beyond it, fractions of pixels would be lost.
  private static let greatestDistance: CGFloat = 1e9

  /// The number clamped to the greatest distance, or 0 for NaN.
  var limited: CGFloat { isNaN ? 0 : clamped(to: -Self.greatestDistance...Self.greatestDistance) }

  /// Like `limited`, but never negative.
  var limitedLength: CGFloat { Swift.max(limited, 0) }
}

extension CGPoint {
  var limited: CGPoint { CGPoint(x: x.limited, y: y.limited) }
}

extension CGSize {
  /// Never negative.
  var limited: CGSize { CGSize(width: width.limitedLength, height: height.limitedLength) }
}

extension CGRect {
  /// Null and infinite rectangles become finite too.
  var limited: CGRect { CGRect(origin: origin.limited, size: size.limited) }
}

extension UIEdgeInsets {
  var limited: UIEdgeInsets { UIEdgeInsets(top: top.limited, left: left.limited, bottom: bottom.limited, right: right.limited) }
}

extension NSDirectionalEdgeInsets {
  var limited: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top.limited, leading: leading.limited, bottom: bottom.limited, trailing: trailing.limited)
  }
}
