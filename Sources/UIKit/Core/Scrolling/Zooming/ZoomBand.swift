import Foundation

/// The resistance of zoomed content to a pinch that exceeds the limits of the scale.
///
/// Beyond a limit, the scale grows with a power of the scale that the fingers request.
struct ZoomBand {
  /// The exponent: 1 for no resistance, 0 for a fixed limit.
  static let give: CGFloat = 0.4

  let range: ClosedRange<CGFloat>

  /// Returns the content's scale for the scale that the fingers request.
  func scale(for fingerScale: CGFloat) -> CGFloat {
    let limit = fingerScale.clamped(to: range)
    return fingerScale == limit ? limit : limit * pow(fingerScale / limit, Self.give)
  }

  /// Returns the scale that the fingers request for the content's scale.
  func fingerScale(for scale: CGFloat) -> CGFloat {
    let limit = scale.clamped(to: range)
    return scale == limit ? limit : limit * pow(scale / limit, 1 / Self.give)
  }
}
