import Foundation

/// Ink drawn through water: noise that bends noise.
func marble(_ p: Place, seed: Int, _ ramp: Ramp) -> Color {
  let a = Place(clouds(p * 1.8, seed), clouds(p * 1.8 + 7, seed + 3))
  let b = Place(clouds(p * 1.8 + a * 3.2, seed + 5), clouds(p * 1.8 + a * 3.2 + 4, seed + 9))
  let v = clouds(p * 1.6 + b * 3.4, octaves: 6, seed + 13)
  let vein = 1 - abs(v * 2 - 1)
  let c = ramp(smoothstep(0.22, 0.78, v) * 0.85 + b.x * 0.18)
  return c * (0.82 + vein * 0.22)
}

/// Layers of cut paper, each with the shadow that it casts on the next.
func paperCut(_ p: Place, seed: Int, _ ramp: Ramp) -> Color {
  let fibre = (noise(p * 420, seed + 90) - 0.5) * 0.025
  var c = ramp(0)
  c = screen(c, hex(0xfff4d9) * glow(p, Place(0.66, 0.24), 0.14))
  c = paint(c, circle(p, Place(0.66, 0.24), 0.1), hex(0xfff8e8))
  for layer in 1...7 {
    let k = Float(layer) / 7
    func edge(_ x: Float) -> Float {
      0.22 + k * 0.62 - (noise(Place(x * (2.6 - k) + k * 11, 0.5), seed + layer) - 0.5) * 0.3
        - sin(x * (5 + k * 3) + k * 9) * 0.025
    }
    let shadow = smoothstep(0.045, -0.012, edge(p.x - 0.012) - p.y - 0.014) * 0.34
    c *= 1 - shadow
    c = paint(c, edge(p.x) - p.y, ramp(k) + fibre)
  }
  return c
}

/// Bands of silk that fold over each other.
func ribbons(_ p: Place) -> Color {
  var c = mix(hex(0x10122b), hex(0x2b1d52), p.y)
  let hues: [UInt32] = [0x2ec4b6, 0x3d7dff, 0x8a5cf6, 0xf15bb5, 0xff9f5a, 0xffd166]
  for band in 0..<6 {
    let k = Float(band)
    let phase = p.x * (2.4 + k * 0.22) + k * 1.15
    let center = 0.5 + sin(phase) * 0.2 + sin(phase * 0.53 + k * 2) * 0.17 + (k - 2.5) * 0.055
    let half = 0.055 + (sin(phase * 1.3 + k) * 0.5 + 0.5) * 0.075
    let across = (p.y - center) / half
    guard abs(across) < 1.6 else { continue }
    c *= 1 - smoothstep(1.6, 0.9, abs(across)) * 0.3
    let sheen = pow(max(0, 1 - abs(across + 0.35) * 1.4), 2)
    let fold = 0.62 + 0.38 * cos(across * 1.5 + sin(phase * 1.3 + k) * 1.2)
    let silk = hex(hues[band]) * fold + Color(repeating: sheen * 0.32)
    c = paint(c, abs(across) - 1, silk, soft: 0.02)
  }
  return c
}

/// Glazed balls on a warm table.
func spheres(_ p: Place) -> Color {
  var c = mix(hex(0xf4e3d3), hex(0xd9b79a), smoothstep(0.25, 1, p.y + (p.x - 0.5) * 0.2))
  let balls: [(Place, Float, UInt32)] = [
    (Place(0.3, 0.36), 0.17, 0x2f6690), (Place(0.66, 0.3), 0.11, 0xe4572e), (Place(0.58, 0.62), 0.21, 0xf3a712),
    (Place(0.2, 0.7), 0.12, 0x76b041), (Place(0.84, 0.78), 0.1, 0x7a4fa3), (Place(0.86, 0.5), 0.07, 0x17bebb),
    (Place(0.4, 0.88), 0.075, 0xd64550),
  ]
  for (center, radius, _) in balls {
    let shadow = ellipse(p, center + Place(radius * 0.5, radius * 0.75), Place(radius * 1.15, radius * 0.62))
    c *= 1 - smoothstep(radius * 0.5, -radius * 0.7, shadow) * 0.42
  }
  for (center, radius, hue) in balls {
    let q = (p - center) / radius
    let inside = 1 - dot(q, q)
    guard inside > -0.03 else { continue }
    let z = max(inside, 0).squareRoot()
    let light = max(0, q.x * -0.5 + q.y * -0.62 + z * 0.6)
    let shine = pow(max(0, q.x * -0.36 + q.y * -0.46 + z * 0.82), 46)
    let window = smoothstep(
      0.02, -0.02, box(turned(q, about: Place(-0.38, -0.42), by: -0.5), Place(-0.38, -0.42), Place(0.13, 0.17), round: 0.05))
    var ball = hex(hue) * (0.3 + light * 0.85) + hex(0xf2c9a2) * (1 - z) * 0.16
    ball = screen(ball, Color(repeating: shine * 0.35 + window * 0.45 * z))
    c = paint(c, circle(p, center, radius), ball)
  }
  return c
}

/// Quarter rings arranged like tiles.
func arcs(_ p: Place) -> Color {
  let size: Float = 0.2
  let cell = (p / size).rounded(.down)
  var q = p / size - cell
  let turn = Int(chance(Int(cell.x), Int(cell.y), 303) * 4)
  for _ in 0..<turn { q = Place(q.y, 1 - q.x) }
  let palettes: [[UInt32]] = [
    [0xf6efe4, 0xe76f51, 0xf4a261, 0x264653], [0x264653, 0xe9c46a, 0x2a9d8f, 0xf6efe4], [0x2a9d8f, 0xf6efe4, 0x264653, 0xe9c46a],
    [0xe9c46a, 0x264653, 0xe76f51, 0xf6efe4], [0xe76f51, 0xf6efe4, 0x264653, 0xf4a261],
  ]
  let palette = palettes[Int(chance(Int(cell.x), Int(cell.y), 305) * 5) % 5].map(hex)
  let d = length(q)
  var c = palette[0]
  c = paint(c, d - 0.94, palette[1], soft: 0.006)
  c = paint(c, d - 0.66, palette[2], soft: 0.006)
  c = paint(c, d - 0.36, palette[3], soft: 0.006)
  if chance(Int(cell.x), Int(cell.y), 307) > 0.72 { c = paint(c, circle(q, Place(0.78, 0.78), 0.13), palette[3], soft: 0.006) }
  return c + (noise(p * 300, 309) - 0.5) * 0.02
}
