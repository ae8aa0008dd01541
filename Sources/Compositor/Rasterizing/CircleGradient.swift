import CoreGraphics

/// A gradient between two circles, as in Core Graphics.
struct CircleGradient {
  let start: CGPoint
  let startRadius: Double
  let end: CGPoint
  let endRadius: Double
  let options: CGGradientDrawingOptions
  let table: GradientTable

  /// Returns the color at a point, which is that of the largest circle through it, or transparent if there is none.
  func color(at point: CGPoint) -> Pixel {
    let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
    let (px, py) = (point.x - start.x, point.y - start.y)
    // |p − t·d| = r₀ + t·dr, a quadratic in t.
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + startRadius * dr
    let c = px * px + py * py - startRadius * startRadius
    if abs(a) < 1e-9 {
      guard abs(b) > 1e-12 else { return 0 }
      return color(at: c / (2 * b)) ?? 0
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return 0 }
    let root = discriminant.squareRoot()
    let first = (b + root) / a
    let second = (b - root) / a
    return color(at: max(first, second)) ?? color(at: min(first, second)) ?? 0
  }

  private func color(at t: Double) -> Pixel? {
    guard startRadius + t * (endRadius - startRadius) >= 0 else { return nil }
    if t < 0, !options.contains(.drawsBeforeStartLocation) { return nil }
    if t > 1, !options.contains(.drawsAfterEndLocation) { return nil }
    return table.colors[Int(t.clamped(to: 0...1) * Double(GradientSampler.tableSize - 1) + 0.5)]
  }
}
