import Foundation

/// Returns the tower at `x` on an axis: its index, its left edge, its width, and how tall it is.
private func tower(_ x: Float, spacing: Float, seed: Int) -> (index: Int, left: Float, width: Float, tall: Float) {
  let index = Int((x / spacing).rounded(.down))
  let width = spacing * (0.72 + chance(index, 1, seed) * 0.28)
  return (index, Float(index) * spacing, width, chance(index, 2, seed))
}

/// The lit windows of a tower: warm, some cold, many dark.
private func windows(_ p: Place, left: Float, pitch: Place, lit: Float, seed: Int) -> Color {
  let q = Place((p.x - left) / pitch.x, p.y / pitch.y)
  let cell = q.rounded(.down)
  let inside = abs(q - cell - 0.5)
  guard inside.x < 0.3, inside.y < 0.33 else { return .zero }
  let luck = chance(Int(cell.x), Int(cell.y), seed)
  guard luck < lit else { return .zero }
  let warm = mix(hex(0xffd58a), hex(0xff9d4d), chance(Int(cell.y), Int(cell.x), seed + 1))
  return (luck < lit * 0.12 ? hex(0xbfe3ff) : warm) * (0.5 + 0.5 * chance(Int(cell.x) + 7, Int(cell.y), seed))
}

/// A skyline at the blue hour, with its lights reflected in the water.
func harbourLights(_ p: Place, _ aspect: Float) -> Color {
  let shore: Float = 0.66
  let mirrored = p.y > shore
  let shake = mirrored ? (clouds(Place(p.x * 8, p.y * 90), 3) - 0.5) * (0.02 + (p.y - shore) * 0.12) : 0
  let q = mirrored ? Place(p.x + shake * 0.35, shore - (p.y - shore) * 0.85 + shake) : p
  var c = Ramp((0, 0x14204f), (0.4, 0x3d4f93), (0.58, 0xc07a93), (0.68, 0xffb679))(q.y)
  for layer in 0..<3 {
    let k = Float(layer)
    let t = tower(q.x + k * 0.37, spacing: 0.075 - k * 0.012, seed: 100 + layer)
    let across = q.x + k * 0.37 - t.left
    let center = exp(-pow((q.x - aspect * 0.55) / 0.42, 2))
    let top = shore - (0.08 + t.tall * t.tall * 0.2 + center * 0.2 * t.tall) * (1.35 - k * 0.3)
    guard q.y > top, across < t.width else { continue }
    c = mix(hex(0x5b5d95), hex(0x11162f), 0.3 + k * 0.35)
    c = screen(c, windows(q, left: t.left - k * 0.37, pitch: Place(0.0085, 0.0125), lit: 0.2 + k * 0.16, seed: 130 + t.index + layer * 50))
  }
  if mirrored {
    c = c * 0.72 + hex(0x0b1230) * 0.28
    c = screen(c, hex(0xffb679) * smoothstep(0.6, 0.8, clouds(Place(p.x * 4, p.y * 60), 9)) * 0.16)
  }
  return c
}

/// Street lights out of focus.
func bokeh(_ p: Place, seed: Int) -> Color {
  var c = mix(hex(0x0d0f2b), hex(0x2a1140), clouds(p * 1.6, seed))
  let hues: [UInt32] = [0xff5d73, 0xffa24d, 0xffd36b, 0x4dc4ff, 0x7d6bff, 0xff6bd0, 0x5dffc1]
  for index in 0..<150 {
    let near = chance(index, 0, seed)
    let center = Place(chance(index, 1, seed) * 1.45 - 0.05, 0.52 + (chance(index, 2, seed) - 0.5) * (0.34 + near * 0.8))
    let radius = 0.018 + near * near * 0.085
    let distance = circle(p, center, radius)
    guard distance < 0.01 else { continue }
    let rim = smoothstep(-radius * 0.22, 0, distance) * 0.4
    let disc = smoothstep(0.003, -0.003, distance) * (0.5 + rim) * (1 - near * 0.45)
    c = screen(c, hex(hues[Int(chance(index, 3, seed) * 7) % 7]) * disc)
  }
  return c
}

/// Tall blocks seen from the street, windows alight.
func nightBlocks(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x1b1440), (0.5, 0x53307a), (0.85, 0xe0607e), (1, 0xffa873))(p.y)
  c = screen(c, hex(0xfff0d0) * glow(p, Place(aspect * 0.72, 0.16), 0.05))
  for layer in 0..<4 {
    let k = Float(layer)
    let t = tower(p.x + k * 0.21, spacing: 0.11 + k * 0.05, seed: 160 + layer)
    let across = p.x + k * 0.21 - t.left
    let top = 0.28 + k * 0.13 + (1 - t.tall) * 0.3
    guard p.y > top, across < t.width else { continue }
    let wall = mix(hex(0x8a4b8d), hex(0x160f2e), 0.25 + k * 0.25)
    c = mix(wall, wall * 0.78, smoothstep(t.width * 0.62, t.width * 0.64, across))
    let pitch = Place(0.013 + k * 0.006, 0.018 + k * 0.008)
    if p.y > top + pitch.y * 0.8, across > pitch.x * 0.5, across < t.width - pitch.x * 0.4 {
      c = screen(c, windows(p, left: t.left - k * 0.21, pitch: pitch, lit: 0.34, seed: 190 + t.index + layer * 40))
    }
  }
  return c
}

/// Wet asphalt, lamps, and their long reflections.
func rainyStreet(_ p: Place, _ aspect: Float) -> Color {
  let street: Float = 0.58
  let middle = aspect * 0.5
  var c: Color
  if p.y < street {
    c = Ramp((0, 0x0c1430), (0.35, 0x24305e), (0.58, 0x8a5f7a))(p.y)
    let vanishing = Place(middle, 0.54)
    let q = p - vanishing
    let wallTop = 0.54 - abs(q.x) * 1.35
    if p.y > wallTop, abs(q.x) > 0.03 {
      let deep = 0.06 / abs(q.x)
      let along = log(deep) * 5
      let storey = (q.y / abs(q.x) + 1.4) * 6
      let cell = Place(along, storey).rounded(.down)
      let inside = abs(Place(along, storey) - cell - 0.5)
      c = mix(hex(0x141a34), hex(0x4b3f66), smoothstep(0.3, 1.6, deep))
      let luck = chance(Int(cell.x), Int(cell.y) + (q.x > 0 ? 50 : 0), 210)
      if inside.x < 0.32, inside.y < 0.3, luck < 0.36 {
        c = mix(c, mix(hex(0xffcf7d), hex(0x6ad7ff), luck < 0.06 ? 1 : 0), 0.5 + luck)
      }
    }
    c = screen(c, hex(0xffb37a) * glow(p, vanishing, 0.12) * 0.9)
  } else {
    let wet = clouds(Place(p.x * 14, p.y * 7), 212)
    c = mix(hex(0x1b1d38), hex(0x3a3456), wet)
    c = screen(c, hex(0xffa86b) * exp(-pow((p.x - middle) / 0.07, 2)) * smoothstep(1, street, p.y) * 0.8)
  }
  let hues: [UInt32] = [0xffb35c, 0xff5d6c, 0x5cc8ff, 0xffd98a]
  for index in 0..<8 {
    let k = Float(index / 2 + 1)
    let side: Float = index % 2 == 0 ? -1 : 1
    let lamp = Place(middle + side * 0.36 / k, 0.54 - 0.3 / k)
    let hue = hex(hues[index % 4])
    c = screen(c, hue * (glow(p, lamp, 0.02 / k + 0.006) + glow(p, lamp, 0.09 / k) * 0.45))
    if p.y > street {
      let drift = (clouds(Place(p.x * 20, p.y * 26), 214) - 0.5) * 0.05
      let streak = exp(-pow((p.x + drift - lamp.x) / (0.016 + 0.02 / k), 2))
      c = screen(c, hue * streak * smoothstep(1.02, street, p.y) * 0.75)
    }
  }
  let rain = noise(Place(p.x * 190 + p.y * 26, p.y * 9), 216)
  return screen(c, Color(repeating: smoothstep(0.93, 1, rain) * 0.1))
}

/// A suspension bridge in evening fog.
func bridge(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x38669e), (0.4, 0xb8a9c9), (0.6, 0xffc9a3), (0.75, 0xffe3c2))(p.y)
  let far = 0.66 - ridges(p.x * 0.9 + 4, octaves: 4, 231) * 0.14
  c = paint(c, far - p.y, mix(hex(0x93869f), hex(0xffd9b8), smoothstep(0, 0.14, p.y - far)))
  let steel = hex(0xb8432f)
  let deck: Float = 0.63
  let towers = [aspect * 0.24, aspect * 0.8]
  func cable(_ x: Float) -> Float {
    let span = towers[1] - towers[0]
    if x < towers[0] { return deck - 0.45 + (towers[0] - x) * 1.05 }
    if x > towers[1] { return deck - 0.45 + (x - towers[1]) * 1.05 }
    let t = (x - towers[0]) / span * 2 - 1
    return deck - 0.03 - 0.42 * t * t
  }
  let hanger = abs((p.x / 0.022).truncatingRemainder(dividingBy: 1) - 0.5) * 0.022
  if p.y > cable(p.x), p.y < deck { c = paint(c, hanger - 0.0009, mix(steel, c, 0.35), soft: 0.0008) }
  let slopeX: Float = 0.001
  let slope = (cable(p.x + slopeX) - cable(p.x - slopeX)) / (2 * slopeX)
  c = paint(c, abs(p.y - cable(p.x)) / (1 + slope * slope).squareRoot() - 0.0045, steel)
  for x in towers {
    for leg in [-0.022, 0.022] as [Float] {
      c = paint(c, box(p, Place(x + leg, 0.46), Place(0.0085, 0.31), round: 0.002), mix(steel, hex(0x7a2a26), leg > 0 ? 0.6 : 0))
    }
    for beam in [0.19, 0.3, 0.42, 0.54] as [Float] { c = paint(c, box(p, Place(x, beam), Place(0.03, 0.008)), steel * 0.92) }
  }
  c = paint(c, box(p, Place(aspect / 2, deck), Place(aspect, 0.012)), mix(steel, hex(0x6e2320), 0.3))
  let water: Float = 0.78
  if p.y > water {
    let wave = clouds(Place(p.x * 5, p.y * 60), 233)
    c = mix(Ramp((0, 0xe9b79c), (1, 0x4a6f97))((p.y - water) / (1 - water)), hex(0xfff0d8), smoothstep(0.55, 0.8, wave) * 0.45)
  }
  let fog = clouds(Place(p.x * 1.6, p.y * 6), 235) * smoothstep(0.22, 0, abs(p.y - 0.78))
  return mix(c, hex(0xffe9d2), fog * 0.95)
}
