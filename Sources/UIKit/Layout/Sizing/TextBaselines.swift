import Foundation

/// Where the baselines of a view's text lie, in points.
enum TextBaselines {
  /// The first so far below the top edge, the last so far above the bottom edge.
  case fromEdges(first: CGFloat, last: CGFloat)
  /// The only one so far below the middle.
  case fromMiddle(CGFloat)

  /// A line of text in the middle of a view's height.
  static func centred(_ font: UIFont) -> TextBaselines { .fromMiddle(font.ascender - font.lineHeight / 2) }
}
