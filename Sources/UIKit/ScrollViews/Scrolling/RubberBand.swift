import Foundation

/// How content that is dragged past its end lags behind the finger: the further, the less it gives.
struct RubberBand: Equatable, Sendable {
  /// How readily it gives at first, as measured on iOS.
  static let coefficient: CGFloat = 0.55

  /// The size of the view along the axis, in points; the content never gets that far.
  let extent: CGFloat

  /// How far the content is past its end when the finger is `drag` points past it.
  func offset(forDrag drag: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let distance = abs(drag)
    let offset = (1 - 1 / (distance * Self.coefficient / extent + 1)) * extent
    return drag < 0 ? -offset : offset
  }

  /// How far the finger is past the end when the content is `offset` points past it: the inverse of `offset(forDrag:)`.
  func drag(forOffset offset: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    // What lies beyond the asymptote cannot come from a drag.
    let distance = min(abs(offset), extent * 0.999)
    let drag = extent / Self.coefficient * (1 / (1 - distance / extent) - 1)
    return offset < 0 ? -drag : drag
  }

  /// Where the content is when the finger would have it at `position`: free inside `range`, banded outside.
  func position(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let inside = position.clamped(to: range)
    return inside + offset(forDrag: position - inside)
  }

  /// Where the finger would have content that is at `position`.
  func fingerPosition(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let inside = position.clamped(to: range)
    return inside + drag(forOffset: position - inside)
  }
}

extension Comparable {
  /// The nearest value inside a range.
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
