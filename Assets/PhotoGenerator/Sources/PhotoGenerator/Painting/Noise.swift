/// Returns a repeatable random value in 0..<1. The same numbers always give the same value.
func chance(_ x: Int, _ y: Int = 0, _ seed: Int) -> Float {
  var h = UInt32(truncatingIfNeeded: x) &* 374_761_393
  h = h &+ UInt32(truncatingIfNeeded: y) &* 668_265_263 &+ UInt32(truncatingIfNeeded: seed) &* 2_246_822_519
  h = (h ^ (h >> 13)) &* 1_274_126_177
  h ^= h >> 16
  return Float(h >> 8) / Float(1 << 24)
}

/// Returns smooth noise in 0…1 with features about one unit wide.
func noise(_ p: Place, _ seed: Int) -> Float {
  let cell = p.rounded(.down)
  let f = p - cell
  let u = f * f * (3 - 2 * f)
  let x = Int(cell.x)
  let y = Int(cell.y)
  let top = chance(x, y, seed) + (chance(x + 1, y, seed) - chance(x, y, seed)) * u.x
  let bottom = chance(x, y + 1, seed) + (chance(x + 1, y + 1, seed) - chance(x, y + 1, seed)) * u.x
  return top + (bottom - top) * u.y
}

/// Returns layered noise, for clouds, rock and water, of about 0…1.
func clouds(_ p: Place, octaves: Int = 5, _ seed: Int) -> Float {
  var value: Float = 0
  var weight: Float = 0.5
  var q = p
  for octave in 0..<octaves {
    value += weight * noise(q, seed + octave)
    weight *= 0.5
    q = Place(q.x * 1.6 - q.y * 1.2, q.x * 1.2 + q.y * 1.6)
  }
  return value / (1 - weight * 2)
}

/// Returns noise with sharp crests, for mountain ridges, of about 0…1.
func ridges(_ x: Float, octaves: Int = 6, _ seed: Int) -> Float {
  var value: Float = 0
  var weight: Float = 0.5
  var q = x
  for octave in 0..<octaves {
    let n = 1 - abs(noise(Place(q, 0.5), seed + octave * 7) * 2 - 1)
    value += weight * n * n
    weight *= 0.48
    q = q * 2.1 + 3.7
  }
  return value
}
