import Foundation

/// The width or height of a view or guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  // MARK: Constants

  /// Returns a constraint that makes the length `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(side, .equal, nil, 1, c) }

  /// Returns a constraint that makes the length at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .greaterThanOrEqual, nil, 1, c)
  }

  /// Returns a constraint that makes the length at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(side, .lessThanOrEqual, nil, 1, c)
  }

  // MARK: Other lengths

  /// Returns a constraint that makes the length `m` times that of `anchor`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, 0)
  }

  /// Returns a constraint that makes the length at least `m` times that of `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, 0)
  }

  /// Returns a constraint that makes the length at most `m` times that of `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, 0)
  }

  /// Returns a constraint that makes the length `m` times that of `anchor`, plus `c` points.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, c)
  }

  /// Returns a constraint that makes the length at least `m` times that of `anchor`, plus `c` points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, c)
  }

  /// Returns a constraint that makes the length at most `m` times that of `anchor`, plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, c)
  }
}
