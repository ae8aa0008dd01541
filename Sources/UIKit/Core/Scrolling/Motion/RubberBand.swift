import Foundation

/// The resistance of content that is dragged past its end: the further it is dragged, the more it lags behind the finger.
struct RubberBand: Equatable, Sendable {
  /// The ratio of the content's movement to the finger's just past the end, as measured on iOS.
  static let coefficient: CGFloat = 0.55

  /// The size of the view along the axis, in points. The content always stays less than this past its end.
  let extent: CGFloat

  /// Returns the distance of the content past its end when the finger is `drag` points past it.
  func offset(forDrag drag: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    let distance = abs(drag)
    let offset = (1 - 1 / (distance * Self.coefficient / extent + 1)) * extent
    return drag < 0 ? -offset : offset
  }

  /// Returns the distance of the finger past the end when the content is `offset` points past it, the inverse of `offset(forDrag:)`.
  func drag(forOffset offset: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    // No drag reaches the asymptote.
    let distance = min(abs(offset), extent * 0.999)
    let drag = extent / Self.coefficient * (1 / (1 - distance / extent) - 1)
    return offset < 0 ? -drag : drag
  }

  /// Returns the position of the content for a finger at `position`: free inside `range`, with resistance outside.
  func position(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let inside = position.clamped(to: range)
    return inside + offset(forDrag: position - inside)
  }

  /// Returns the position of the finger for content at `position`, the inverse of `position(_:in:)`.
  func fingerPosition(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    let inside = position.clamped(to: range)
    return inside + drag(forOffset: position - inside)
  }
}
