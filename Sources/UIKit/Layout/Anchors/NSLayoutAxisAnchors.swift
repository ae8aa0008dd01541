import Foundation

/// An anchor across: left, right, leading, trailing or the horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// This anchor lies the standard distance (8 points), times `multiplier`, after `anchor`.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, systemSpacing * multiplier)
  }

  /// This anchor lies at least the standard distance (8 points), times `multiplier`, after `anchor`.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// This anchor lies at most the standard distance (8 points), times `multiplier`, after `anchor`.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
}

/// An anchor down: top, bottom, the vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This anchor lies the standard distance (8 points), times `multiplier`, below `anchor`.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, systemSpacing * multiplier)
  }

  /// This anchor lies at least the standard distance (8 points), times `multiplier`, below `anchor`.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// This anchor lies at most the standard distance (8 points), times `multiplier`, below `anchor`.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
}

/// The distance that iOS puts between two views that belong together, in points.
private let systemSpacing: CGFloat = 8
