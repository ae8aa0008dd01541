import Foundation

// Signed distances to shapes (negative inside), in the picture's own units, and operations on them.

func circle(_ p: Place, _ center: Place, _ radius: Float) -> Float { length(p - center) - radius }

/// Returns the approximate distance to an ellipse. It is exact on the axes.
func ellipse(_ p: Place, _ center: Place, _ radii: Place) -> Float {
  let q = (p - center) / radii
  let k = length(q)
  let gradient = length(q / radii)
  return gradient < 1e-6 ? -min(radii.x, radii.y) : k * (k - 1) / gradient
}

func box(_ p: Place, _ center: Place, _ half: Place, round: Float = 0) -> Float {
  let q = abs(p - center) - half + round
  return length(pointwiseMax(q, .zero)) + min(max(q.x, q.y), 0) - round
}

func triangle(_ p: Place, _ a: Place, _ b: Place, _ c: Place) -> Float {
  let e = [b - a, c - b, a - c]
  let v = [p - a, p - b, p - c]
  let turn: Float = cross(e[0], e[2]) > 0 ? 1 : -1
  var nearest = Float.infinity
  var inside = Float.infinity
  for i in 0..<3 {
    let t = min(max(dot(v[i], e[i]) / dot(e[i], e[i]), 0), 1)
    let d = v[i] - e[i] * t
    nearest = min(nearest, dot(d, d))
    inside = min(inside, turn * cross(v[i], e[i]))
  }
  return inside > 0 ? -nearest.squareRoot() : nearest.squareRoot()
}

/// Returns the distance to a thick line with round ends.
func stroke(_ p: Place, from a: Place, to b: Place, width: Float) -> Float {
  let t = min(max(dot(p - a, b - a) / dot(b - a, b - a), 0), 1)
  return length(p - a - (b - a) * t) - width / 2
}

/// Returns the union of two shapes, blended over the distance `k`.
func melt(_ a: Float, _ b: Float, _ k: Float) -> Float {
  let h = max(k - abs(a - b), 0) / k
  return min(a, b) - h * h * k / 4
}

func length(_ p: Place) -> Float { dot(p, p).squareRoot() }
func dot(_ a: Place, _ b: Place) -> Float { (a * b).sum() }
func cross(_ a: Place, _ b: Place) -> Float { a.x * b.y - a.y * b.x }
func abs(_ p: Place) -> Place { Place(Swift.abs(p.x), Swift.abs(p.y)) }

func turned(_ p: Place, about center: Place, by angle: Float) -> Place {
  let q = p - center
  return center + Place(q.x * cos(angle) - q.y * sin(angle), q.x * sin(angle) + q.y * cos(angle))
}

/// Returns the color after painting a shape on it. `soft` is the width of the shape's edge.
func paint(_ below: Color, _ shape: Float, _ color: Color, soft: Float = 0.0012) -> Color {
  mix(below, color, smoothstep(soft, -soft, shape))
}

/// Returns light from a point that fades with distance.
func glow(_ p: Place, _ center: Place, _ radius: Float) -> Float {
  let d = length(p - center) / radius
  return exp(-d * d)
}
