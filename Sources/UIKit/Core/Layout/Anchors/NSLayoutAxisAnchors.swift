import Foundation

/// A horizontal anchor: left, right, leading, trailing or the horizontal center.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor after `anchor` by the standard distance (8 points) times `multiplier`.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after `anchor` by at least the standard distance (8 points) times
  /// `multiplier`.
  open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor after `anchor` by at most the standard distance (8 points) times
  /// `multiplier`.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
}

/// A vertical anchor: top, bottom, the vertical center or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor below `anchor` by the standard distance (8 points) times `multiplier`.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below `anchor` by at least the standard distance (8 points) times
  /// `multiplier`.
  open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
  }

  /// Returns a constraint that places this anchor below `anchor` by at most the standard distance (8 points) times
  /// `multiplier`.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
  }
}

/// The standard distance between related views on iOS, in points.
private let systemSpacing: CGFloat = 8
