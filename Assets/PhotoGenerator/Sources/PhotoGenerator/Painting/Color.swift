/// A color with red, green and blue in 0…1, sRGB encoded.
typealias Color = SIMD3<Float>
/// A position in the picture. The y coordinate runs from 0 at the top to 1 at the bottom, and x from 0 to width / height.
typealias Place = SIMD2<Float>

func hex(_ code: UInt32) -> Color {
  Color(Float((code >> 16) & 255), Float((code >> 8) & 255), Float(code & 255)) / 255
}

func mix(_ a: Color, _ b: Color, _ t: Float) -> Color { a + (b - a) * min(max(t, 0), 1) }

func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * min(max(t, 0), 1) }

/// Returns the color after adding light. It is never darker, and never beyond white.
func screen(_ a: Color, _ b: Color) -> Color { 1 - (1 - a) * (1 - b.clamped(lowerBound: .zero, upperBound: .one)) }

/// Returns 0 below `low`, 1 above `high`, and a smooth transition between. `low` may be the larger one.
func smoothstep(_ low: Float, _ high: Float, _ x: Float) -> Float {
  let t = min(max((x - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}

/// Colors along 0…1, interpolated smoothly between the stops.
struct Ramp {
  let stops: [(at: Float, color: Color)]

  init(_ stops: (Float, UInt32)...) { self.stops = stops.map { ($0.0, hex($0.1)) } }

  func callAsFunction(_ t: Float) -> Color {
    guard var last = stops.first, t > last.at else { return stops[0].color }
    for stop in stops.dropFirst() {
      if t <= stop.at { return mix(last.color, stop.color, (t - last.at) / (stop.at - last.at)) }
      last = stop
    }
    return last.color
  }
}
