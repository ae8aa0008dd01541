import QuartzCore

/// The rim and the color of a backdrop with the appearance of a piece of glass with rounded edges.
package struct Glass: Equatable, Sendable {
  /// The width of the rim, in multiples of `refraction`.
  static let rim: CGFloat = 1.5
  /// The maximum refraction, in points.
  static let strongest: CGFloat = 200
  /// The opacity of the shadow below fully lit glass, which makes it visible on white.
  static let shadowOpacity: CGFloat = 0.12
  /// The standard deviation of that shadow, in points.
  static let shadowRadius: CGFloat = 8

  /// The distance by which the pixels behind are moved at the outline, in points. It decreases to 0 over the rim.
  package var refraction: CGFloat
  /// The opacity of the light on the rim, 0…1.
  package var highlight: CGFloat
  /// The color of the glass, or nil for none.
  package var tint: LayerColor?
  /// The glass that this piece joins with, or nil if it stays separate.
  package var joining: GlassJoining?
  /// The outlines of the pieces, or none for a single piece whose outline is the shape of the backdrop.
  var pieces: [RoundedRect] = []

  package init(refraction: CGFloat, highlight: CGFloat = 0, tint: LayerColor? = nil, joining: GlassJoining? = nil) {
    self.refraction = refraction
    self.highlight = highlight
    self.tint = tint
    self.joining = joining
  }
}

extension Glass: CustomStringConvertible {
  package var description: String {
    "glass refracting \(refraction.brief) lit \(highlight.brief)" + (tint.map { " \($0.cgColor)" } ?? "")
      + (pieces.isEmpty ? "" : " joining \(pieces.map { "\($0)" }.joined(separator: " + "))")
  }
}
