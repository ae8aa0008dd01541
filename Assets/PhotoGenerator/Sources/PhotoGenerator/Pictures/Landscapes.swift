import Foundation

/// Sun over layered mountains, mist between the ridges.
func firstLight(_ p: Place, _ aspect: Float) -> Color {
  let sun = Place(aspect * 0.66, 0.38)
  var c = Ramp((0, 0x3d5a98), (0.25, 0x8f8ec4), (0.42, 0xf6b7a0), (0.55, 0xffd9a0), (1, 0xffe8c4))(p.y)
  let wisps = clouds(Place(p.x * 2.2, p.y * 9), 11)
  c = mix(c, hex(0xffd3c0), smoothstep(0.52, 0.8, wisps) * 0.55 * smoothstep(0.5, 0.1, p.y))
  c = screen(c, hex(0xffcf8a) * glow(p, sun, 0.28) * 0.9)
  c = paint(c, circle(p, sun, 0.047), hex(0xfffbe9), soft: 0.003)
  for layer in 0..<6 {
    let depth = Float(layer) / 5
    let height = 0.47 + depth * 0.36 - ridges(p.x * (1.1 + depth * 0.7) + Float(layer) * 5.3, 40 + layer) * (0.24 - depth * 0.07)
    let far = mix(hex(0xd9a8ac), hex(0x8b7fae), depth * 1.8)
    let body = mix(far, hex(0x222c52), smoothstep(0.25, 1, depth))
    let mist = smoothstep(0, 0.26, p.y - height) * (1 - depth) * 0.75
    c = paint(c, height - p.y, mix(body, hex(0xffdcb8), mist), soft: 0.0015)
  }
  return c
}

/// Sand with wind ripples, lit from the left.
func dunes(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x2f7fb8), (0.3, 0x8cc3d8), (0.48, 0xf5dfbd))(p.y)
  for layer in 0..<4 {
    let depth = Float(layer) / 3
    let x = p.x * (1.6 - depth * 0.5) + Float(layer) * 2.7
    let wave = noise(Place(x, 0.3), 60 + layer) * 0.7 + noise(Place(x * 2.1, 0.7), 70 + layer) * 0.3
    let crest = 0.4 + depth * 0.3 - wave * (0.16 + depth * 0.05)
    let below = p.y - crest
    let slope = noise(Place((p.x + below * 1.3) * (2.4 - depth), below * 1.5 + Float(layer)), 80 + layer)
    let lit = smoothstep(0.42, 0.58, slope + (wave - 0.5) * 0.25)
    let ripple = sin((p.y * (150 - depth * 60) + clouds(p * 6, 90 + layer) * 9 + p.x * 22)) * 0.5 + 0.5
    var sand = mix(hex(0xa65a2e), hex(0xf6c988), lit)
    sand = mix(sand, sand * 0.9, ripple * smoothstep(0.02, 0.2, below) * (0.25 + depth * 0.5))
    sand = mix(sand, hex(0xf3d2a6), (1 - depth) * 0.45)
    c = paint(c, -below, sand)
  }
  return c
}

/// Curtains of light over a still fjord.
func aurora(_ p: Place, _ aspect: Float) -> Color {
  let shore: Float = 0.74
  let mirrored = p.y > shore
  let wobble = mirrored ? (clouds(Place(p.x * 9, p.y * 60), 5) - 0.5) * 0.035 : 0
  let q = mirrored ? Place(p.x + wobble, 2 * shore - p.y + wobble) : p
  var c = Ramp((0, 0x050a24), (0.5, 0x0d2346), (0.75, 0x1c4460))(q.y)
  let cell = (q * 130).rounded(.down)
  if chance(Int(cell.x), Int(cell.y), 3) > 0.975 {
    let star = (cell + 0.5) / 130
    c += Color(repeating: glow(q, star, 0.0012 + chance(Int(cell.y), Int(cell.x), 8) * 0.0012)) * 0.9
  }
  for curtain in 0..<3 {
    let k = Float(curtain)
    let bend = clouds(Place(q.x * 1.7 + k * 4.1, k), octaves: 3, 20 + curtain)
    let foot = 0.5 - k * 0.1 + (bend - 0.5) * 0.5
    let above = foot - q.y
    let rays = clouds(Place((q.x + bend * 0.4) * 26, q.y * 0.7), octaves: 3, 30 + curtain)
    let light = smoothstep(-0.02, 0.03, above) * exp(-max(above, 0) * 5.5) * (0.35 + rays * 0.9)
    let hue = mix(hex(0x4dffb0), hex(0x7a5cff), smoothstep(0.02, 0.35, above))
    c = screen(c, hue * light * (0.85 - k * 0.18))
  }
  let range = 0.69 - ridges(q.x * 1.9 + 2, 51) * 0.17
  c = paint(c, range - q.y, hex(0x0a1526))
  if mirrored { c = c * 0.62 + hex(0x04101c) * 0.5 }
  return c
}

/// Peaks and their mirror image in a mountain lake.
func lake(_ p: Place, _ aspect: Float) -> Color {
  let shore: Float = 0.62
  let mirrored = p.y > shore
  let ripple = mirrored ? (clouds(Place(p.x * 5, p.y * 70), 6) - 0.5) * (0.012 + (p.y - shore) * 0.06) : 0
  let q = mirrored ? Place(p.x + ripple * 0.6, 2 * shore - p.y + ripple) : p
  var c = Ramp((0, 0x2a6fb5), (0.35, 0x8fc1e3), (0.62, 0xe8f1f2))(q.y)
  let cloud = clouds(Place(q.x * 2.1 + 3, q.y * 4.6), 7)
  c = mix(c, hex(0xffffff), smoothstep(0.54, 0.78, cloud) * 0.9)
  let height = 0.56 - ridges(q.x * 1.25 + 0.9, octaves: 7, 14) * 0.46
  let below = q.y - height
  let rock = clouds(Place(q.x * 11 + below * 5, q.y * 13), octaves: 6, 23)
  let lit = smoothstep(0.4, 0.62, clouds(Place(q.x * 6 - below * 4, below * 5), octaves: 5, 29))
  var mountain = mix(hex(0x39485a), hex(0x8e98a3), rock * 0.55 + lit * 0.5)
  let snow = smoothstep(0.03, -0.03, below - 0.13 + (rock - 0.5) * 0.34)
  mountain = mix(mountain, mix(hex(0xa8c0dd), hex(0xffffff), lit), snow)
  mountain = mix(mountain, hex(0xb9d3e6), 0.22)
  c = paint(c, -below, mountain)
  let wood = 0.575 - noise(Place(q.x * 70, 1), 33) * 0.028 - noise(Place(q.x * 9, 2), 34) * 0.035
  c = paint(c, wood - q.y, mix(hex(0x16382f), hex(0x2d5a41), noise(q * 60, 35)), soft: 0.002)
  if mirrored {
    let deep = smoothstep(shore, 1, p.y)
    c = mix(c * 0.86, hex(0x0f4858), 0.2 + deep * 0.45)
    c = screen(c, hex(0xdff4ff) * smoothstep(0.62, 0.8, clouds(Place(p.x * 3, p.y * 46), 44)) * 0.22)
  }
  return c
}

/// Firs that fade into mist.
func forest(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0xe6e8dc), (0.5, 0xcfd8cf), (1, 0x9fb3a8))(p.y)
  c = screen(c, hex(0xfff0c8) * glow(p, Place(aspect * 0.7, 0.12), 0.45) * 0.6)
  for layer in 0..<6 {
    let depth = Float(layer) / 5
    let spacing = 0.035 + depth * 0.075
    let ground = 0.42 + depth * 0.5 + (noise(Place(p.x * 2.2, Float(layer)), 61) - 0.5) * 0.12
    var trees: Float = p.y - ground
    let slot = Int((p.x / spacing).rounded(.down))
    for index in (slot - 2)...(slot + 2) {
      let center = (Float(index) + 0.2 + chance(index, layer, 5) * 0.6) * spacing
      let tall = spacing * (2.4 + chance(index, layer, 6) * 2.4)
      let top = ground - tall + 0.02
      let down = (p.y - top) / tall
      guard down > 0, down < 1.05 else { continue }
      let tier = (down * 9).truncatingRemainder(dividingBy: 1)
      let rough = (noise(Place(p.x * 180, p.y * 180), 66 + layer) - 0.5) * 0.25
      let half = spacing * 0.62 * down * (0.62 + tier * 0.42 + rough)
      trees = max(trees, half - abs(p.x - center))
    }
    let tone = mix(hex(0xb9c8bd), hex(0x14302a), smoothstep(-0.1, 1, depth))
    let mist = smoothstep(-0.06, 0.2, p.y - ground + 0.1) * (1 - depth) * 0.8
    c = paint(c, -trees, mix(tone, hex(0xdfe5da), mist), soft: 0.0012)
  }
  return c
}

/// The sea after sunset, with waves in the last light.
func eveningSea(_ p: Place, _ aspect: Float) -> Color {
  let horizon: Float = 0.5
  let sun = Place(aspect * 0.42, horizon - 0.02)
  if p.y < horizon {
    var c = Ramp((0, 0x2b2a5e), (0.22, 0x6d4a8f), (0.38, 0xd8707f), (0.5, 0xffc07a))(p.y)
    let cloud = clouds(Place(p.x * 1.9, p.y * 12), 12)
    c = mix(c, mix(hex(0x8d4f86), hex(0xff9e7a), smoothstep(0.1, 0.45, p.y)), smoothstep(0.5, 0.72, cloud) * 0.7)
    c = screen(c, hex(0xff9a5a) * glow(p, sun, 0.22))
    return paint(c, circle(p, sun, 0.055), hex(0xfff2cf), soft: 0.002)
  }
  let distance = (p.y - horizon) / (1 - horizon)
  let scale = 1 / (distance * 0.9 + 0.03)
  let wave = clouds(Place(p.x * scale * 1.4, scale * 9 + p.y * 2), octaves: 4, 15)
  var c = Ramp((0, 0xe58a7c), (0.15, 0xa65f8c), (0.5, 0x4a3f7d), (1, 0x1c1d46))(distance + (wave - 0.5) * 0.5)
  let path = exp(-pow((p.x - sun.x) / (0.05 + distance * 0.16), 2))
  c = screen(c, hex(0xffc98a) * path * smoothstep(0.47, 0.62, wave) * (1.1 - distance * 0.5))
  return c
}

/// A full moon over snow and dark firs.
func winterMoon(_ p: Place, _ aspect: Float) -> Color {
  let moon = Place(aspect * 0.3, 0.27)
  var c = Ramp((0, 0x0c1c46), (0.4, 0x28497f), (0.66, 0x7d9cc6))(p.y)
  let cell = (p * 90).rounded(.down)
  if chance(Int(cell.x), Int(cell.y), 13) > 0.972 { c += Color(repeating: glow(p, (cell + 0.5) / 90, 0.0016)) * 0.8 }
  c = screen(c, hex(0xaecbff) * (glow(p, moon, 0.2) * 0.5 + glow(p, moon, 0.5) * 0.25))
  let crater = clouds(p * 22, 16)
  c = paint(c, circle(p, moon, 0.088), mix(hex(0xf4f3e6), hex(0xc9cfdb), smoothstep(0.45, 0.7, crater)), soft: 0.002)
  let peaks = 0.66 - ridges(p.x * 1.5 + 6.2, 19) * 0.3
  let facet = smoothstep(0.42, 0.6, clouds(Place(p.x * 9 + (p.y - peaks) * 6, p.y * 6), 21))
  c = paint(c, peaks - p.y, mix(hex(0x3b5a90), hex(0xdfe9fa), facet * smoothstep(0.3, 0, p.y - peaks)))
  for layer in 0..<2 {
    let k = Float(layer)
    let field = 0.7 + k * 0.13 + (noise(Place(p.x * (1.7 - k * 0.5) + k * 9, 0), 27) - 0.5) * 0.1
    let spacing: Float = 0.045 + k * 0.05
    var trees: Float = -1
    let slot = Int((p.x / spacing).rounded(.down))
    for index in (slot - 1)...(slot + 1) where chance(index, layer, 41) > 0.35 {
      let center = (Float(index) + 0.5) * spacing
      let tall = spacing * (1.7 + chance(index, layer, 42) * 1.5)
      let down = (p.y - field + tall) / tall
      guard down > 0, down < 1.15 else { continue }
      let tier = (down * 6).truncatingRemainder(dividingBy: 1)
      trees = max(trees, spacing * 0.5 * down * (0.6 + tier * 0.45) - abs(p.x - center))
    }
    c = paint(c, -trees, mix(hex(0x1d3458), hex(0x0d1c36), k))
    c = paint(c, field - p.y, mix(hex(0x9fb9e2), hex(0xe8f0fc), smoothstep(0.16, 0, p.y - field) * 0.8 + k * 0.1), soft: 0.002)
  }
  return c
}

/// Meadows rolling towards a blue distance, with a few round trees.
func greenHills(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x4ea3dc), (0.45, 0xd6eef6))(p.y)
  let cloud = clouds(Place(p.x * 1.6 + 8, p.y * 4), 24)
  c = mix(c, hex(0xffffff), smoothstep(0.55, 0.72, cloud))
  for layer in 0..<5 {
    let depth = Float(layer) / 4
    let hill = 0.42 + depth * 0.4 - noise(Place(p.x * (1.5 - depth * 0.5) + Float(layer) * 3.3, 0.5), 26) * (0.17 + depth * 0.05)
    if layer > 0, layer < 4 {
      let spacing: Float = 0.16
      let slot = Int((p.x / spacing).rounded(.down))
      for index in (slot - 1)...(slot + 1) where chance(index, layer, 47) > 0.55 {
        let x = (Float(index) + chance(index, layer, 48)) * spacing
        let foot = 0.42 + depth * 0.4 - noise(Place(x * (1.5 - depth * 0.5) + Float(layer) * 3.3, 0.5), 26) * (0.17 + depth * 0.05)
        let size = 0.018 + depth * 0.026
        let bark = box(p, Place(x, foot - size * 0.3), Place(size * 0.12, size * 0.6))
        let crown = circle(p, Place(x, foot - size * 1.5), size) + (noise(p * 120, 49) - 0.5) * size * 0.35
        c = paint(c, bark, mix(hex(0x5f4a3a), c, 0.3))
        let light = smoothstep(size, -size, (p.x - x) + (p.y - foot + size * 1.5))
        c = paint(c, crown, mix(mix(hex(0x2d5f35), hex(0x84b457), light), hex(0xbfdcd2), (1 - depth) * 0.45))
      }
    }
    let grass = clouds(Place(p.x * 5, p.y * 9), 50 + layer)
    let base = Ramp((0, 0xa9cdbf), (0.3, 0x9cc884), (0.65, 0x6fae4f), (1, 0x3f8440))(depth)
    c = paint(c, hill - p.y, base * (0.86 + grass * 0.26 - smoothstep(0, 0.4, p.y - hill) * 0.12))
  }
  return c
}

/// Red rock walls above a river.
func canyon(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x3f8fc4), (0.4, 0xcfe5e6))(p.y)
  for layer in 0..<4 {
    let depth = Float(layer) / 3
    let gap = 0.07 + (1 - depth) * 0.02 + depth * 0.22 - p.y * 0.14
    let middle = aspect * 0.52 + (noise(Place(p.y * 2.3, Float(layer)), 36) - 0.5) * 0.3
    let side = abs(p.x - middle)
    let jag = (clouds(Place(p.x * 4, p.y * 9 + Float(layer) * 5), 37) - 0.5) * 0.16
    let top = 0.5 - depth * 0.42 + (noise(Place(p.x * 5, Float(layer)), 39) - 0.5) * 0.14
    let wall = max(gap - side + jag, top - p.y)
    let strata = clouds(Place(p.x * 1.2, p.y * 34 + noise(p * 3, 38) * 3), 43)
    let light: Float = p.x < middle ? 0.72 : 1.08
    let rock = mix(hex(0x8c3b24), hex(0xf0a065), strata) * light
    c = paint(c, wall, mix(rock, hex(0xf3cfae), (1 - depth) * 0.4))
  }
  let bank = 0.86 + (noise(Place(p.x * 6, 0), 45) - 0.5) * 0.04
  if p.y > bank {
    let water = clouds(Place(p.x * 4, p.y * 40), 46)
    c = mix(hex(0x2c6f78), hex(0xe3b48a), smoothstep(0.45, 0.75, water) * 0.7)
  }
  return c
}
