import Foundation

/// The positions of the baselines of a view's text, in points.
enum TextBaselines {
  /// The distances of the first baseline from the top edge, and of the last one from the bottom edge.
  case fromEdges(first: CGFloat, last: CGFloat)
  /// The distance of the only baseline below the vertical center.
  case fromMiddle(CGFloat)

  /// Returns the baseline of a vertically centered line of text.
  static func centered(_ font: UIFont) -> TextBaselines { .fromMiddle(font.ascender - font.lineHeight / 2) }
}
