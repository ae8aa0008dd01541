import Foundation

// Six dishes on round plates, seen from above in the light of a window at the top left, on 1:1 sheets.

private let middle = Place(0.5, 0.5)

/// Linen with its threads.
private func cloth(_ p: Place, _ color: UInt32, _ seed: Int) -> Color {
  let threads = (noise(Place(p.x * 240, p.y * 30), seed) + noise(Place(p.x * 30, p.y * 240), seed + 1)) / 2
  let folds = clouds(p * 2.2, octaves: 3, seed + 2)
  return hex(color) * (0.88 + threads * 0.12 + (folds - 0.5) * 0.16)
}

/// Boards of wood that run from left to right.
private func boards(_ p: Place, _ color: UInt32, _ seed: Int) -> Color {
  let row = (p.y * 4 + 0.3).rounded(.down)
  let shade = 0.92 + 0.14 * chance(Int(row), 0, seed)
  let grain = clouds(Place(p.x * 3 + row * 7, p.y * 46), octaves: 4, seed + 1)
  let gap = smoothstep(0.012, 0.004, Swift.abs(p.y * 4 + 0.3 - (p.y * 4 + 0.3).rounded()))
  return hex(color) * (shade * (0.82 + grain * 0.32)) * (1 - gap * 0.55)
}

/// A plate with its rim, and its shadow on the table.
private func plate(_ p: Place, below: Color, color: UInt32, radius: Float = 0.4) -> Color {
  let shadow = smoothstep(0.06, -0.05, circle(p, middle + Place(0.022, 0.032), radius))
  var c = below * (1 - shadow * 0.5)
  let d = circle(p, middle, radius)
  let light = dot(p - middle, Place(-0.7, -0.7)) / radius
  c = paint(c, d, hex(color) * (0.95 + light * 0.05), soft: 0.002)
  c = paint(c, abs(d + 0.008) - 0.004, hex(color) * (1.02 + light * 0.06), soft: 0.006)
  let well = circle(p, middle, radius * 0.78)
  c = paint(c, abs(well) - 0.006, hex(color) * (0.9 - light * 0.08), soft: 0.012)
  return paint(c, well, hex(color) * (0.97 - light * 0.04), soft: 0.012)
}

private func abs(_ x: Float) -> Float { Swift.abs(x) }

/// An object on the plate: its shadow, and its color shaded by the light.
private func lay(_ p: Place, below: Color, _ shape: Float, _ color: Color, height: Float = 0.012, soft: Float = 0.003) -> Color {
  let shade = paint(below, shape - height, below * 0.72, soft: height * 1.6)
  let edge = smoothstep(-height * 2.2, 0, shape)
  return paint(shade, shape, color * (1.03 - edge * 0.2), soft: soft)
}

/// Returns a position for the `index`th of many objects scattered within `radius`.
private func strewn(_ index: Int, within radius: Float, _ seed: Int) -> Place {
  let angle = Float(index) * 2.399_963 + chance(index, 1, seed) * 0.7
  let distance = radius * (0.12 + 0.88 * chance(index, 2, seed).squareRoot())
  return middle + Place(cos(angle), sin(angle)) * distance
}

/// A leaf with its rib.
private func leaf(_ p: Place, below: Color, at center: Place, length: Float, turned angle: Float, _ color: UInt32) -> Color {
  let q = turned(p, about: center, by: angle) - center
  let width = length * 0.36 * (1 - 0.25 * min(max(q.x / length, -1), 1))
  let shape = ellipse(q, .zero, Place(length, width)) + 0.004 * sin(q.x * 130)
  let vein = smoothstep(0.004, 0.001, Swift.abs(q.y)) * 0.4 + smoothstep(0.6, 1, sin((q.x + Swift.abs(q.y) * 0.8) * 190)) * 0.14
  return lay(p, below: below, shape, mix(hex(color) * (q.y > 0 ? 0.9 : 1.06), hex(0xcfe3a0), vein), height: 0.009)
}

/// A soup with a swirl of cream, seeds and basil.
func tomatoSoup(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: cloth(p, 0x8fa3ad, 610), color: 0x35424d, radius: 0.41)
  let q = p - middle
  let angle = atan2(q.y, q.x)
  let r = length(q)
  let ripple = clouds(p * 9, octaves: 3, 613)
  let soup = mix(hex(0xd8482a), hex(0xee7440), ripple) * (1.05 - r * 0.5)
  c = paint(c, circle(p, middle, 0.318), soup * 0.7, soft: 0.004)
  c = paint(c, circle(p, middle, 0.312), soup, soft: 0.006)
  let arm = Swift.abs(r - 0.06 - 0.026 * (angle + .pi) - 0.006 * sin(angle * 3))
  c = paint(c, max(arm - 0.012 * (1.2 - r * 2), r - 0.25), hex(0xfff1dc), soft: 0.006)
  for seed in 0..<22 {
    let at = strewn(seed, within: 0.26, 615)
    let grain = turned(p, about: at, by: chance(seed, 4, 615) * 6)
    c = lay(p, below: c, ellipse(grain, at, Place(0.011, 0.006)), hex(seed % 3 == 0 ? 0x4f6b3a : 0xe8d3a0), height: 0.003)
  }
  c = leaf(p, below: c, at: Place(0.53, 0.45), length: 0.075, turned: 0.5, 0x3f8a3d)
  c = leaf(p, below: c, at: Place(0.46, 0.53), length: 0.065, turned: -0.9, 0x57a24a)
  c = leaf(p, below: c, at: Place(0.55, 0.55), length: 0.055, turned: 2.2, 0x4b9644)
  let spoon = turned(p, about: middle, by: 0.5)
  return c + hex(0xffffff) * glow(spoon, Place(0.36, 0.3), 0.09) * 0.1
}

/// Leaves, radishes, cucumber, chickpeas and half an avocado.
func gardenBowl(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: boards(p, 0xc49a6c, 620), color: 0xf3efe6)
  for index in 0..<26 {
    let at = strewn(index, within: 0.25, 622)
    let greens: [UInt32] = [0x5a9e3f, 0x7db954, 0x3f7d38, 0x94c765]
    c = leaf(p, below: c, at: at, length: 0.075 + 0.03 * chance(index, 5, 622), turned: chance(index, 6, 622) * 6.28, greens[index % 4])
  }
  for index in 0..<7 {
    let at = middle + (strewn(index, within: 0.1, 624) - middle) + Place(0.12, -0.09)
    let slice = circle(p, at, 0.044)
    c = lay(p, below: c, slice, hex(0xc93a62), height: 0.008)
    c = paint(c, slice + 0.006, hex(0xfdf3f1) * (0.96 + 0.04 * noise(p * 90, 625)), soft: 0.004)
  }
  for index in 0..<6 {
    let at = Place(0.36 + 0.038 * Float(index), 0.63 + 0.022 * sin(Float(index) * 1.1))
    let slice = circle(p, at, 0.052)
    c = lay(p, below: c, slice, hex(0x3d7a35), height: 0.009)
    c = paint(c, slice + 0.007, hex(0xd7ebb0), soft: 0.003)
    let ring = Swift.abs(length(p - at) - 0.02) - 0.005
    c = paint(c, max(ring, 0.3 - sin(atan2(p.y - at.y, p.x - at.x) * 7)), hex(0xf4f7d8), soft: 0.003)
  }
  let stone = turned(p, about: Place(0.37, 0.42), by: 0.6)
  let half = melt(ellipse(stone, Place(0.36, 0.42), Place(0.1, 0.075)), circle(stone, Place(0.42, 0.42), 0.05), 0.05)
  c = lay(p, below: c, half, hex(0x35502b), height: 0.014)
  c = paint(c, half + 0.008, mix(hex(0xb7cf5e), hex(0xf0eda0), smoothstep(0, -0.05, half)), soft: 0.004)
  let pit = circle(stone, Place(0.355, 0.42), 0.04)
  c = lay(p, below: c, pit, mix(hex(0x8a5a34), hex(0xb98150), noise(p * 40, 627)), height: 0.01)
  for index in 0..<15 {
    let at = Place(0.56, 0.57) + (strewn(index, within: 0.09, 628) - middle)
    c = lay(p, below: c, circle(p, at, 0.0165), mix(hex(0xe5c180), hex(0xc89a55), noise(p * 60, 629)), height: 0.007)
  }
  return c
}

/// A tart with a crust, cream and berries.
func berryTart(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: cloth(p, 0xd9c4c0, 630), color: 0xfbf8f4)
  let q = p - middle
  let r = length(q)
  let angle = atan2(q.y, q.x)
  let crust = r - 0.262 - 0.009 * sin(angle * 30)
  let baked = mix(hex(0xd79a4f), hex(0xb16d2c), clouds(p * 16, octaves: 3, 631))
  c = lay(p, below: c, crust, baked, height: 0.02)
  c = paint(c, circle(p, middle, 0.222), baked * 0.72, soft: 0.012)
  c = paint(c, circle(p, middle, 0.217), hex(0xfff3d6) * (0.95 + 0.06 * noise(p * 20, 632)), soft: 0.005)
  let rings: [(count: Int, radius: Float)] = [(17, 0.185), (11, 0.125), (6, 0.066), (1, 0)]
  for (row, ring) in rings.enumerated() {
    for index in 0..<ring.count {
      let turn = (Float(index) + 0.5 * Float(row % 2)) / Float(ring.count) * 2 * .pi
      let at = middle + Place(cos(turn), sin(turn)) * ring.radius
      let kind = (index + row) % 3
      let size: Float = kind == 1 ? 0.026 : 0.033
      let bumps = kind == 1 ? 0 : 0.003 * sin(p.x * 420) * sin(p.y * 420)
      let berry = circle(p, at, size) + bumps
      let color = kind == 0 ? hex(0xc92744) : kind == 1 ? hex(0x3a4a8c) : hex(0x6a1e3c)
      c = lay(p, below: c, berry, color * (0.9 + 0.2 * noise(p * 70, 634)), height: 0.011)
      if kind == 1 { c = paint(c, abs(circle(p, at, 0.008)) - 0.002, color * 0.55, soft: 0.003) }
      c = screen(c, hex(0xffffff) * (glow(p, at + Place(-0.009, -0.011), 0.009) * 0.55))
    }
  }
  for (index, at) in [Place(0.47, 0.45), Place(0.57, 0.56)].enumerated() {
    c = leaf(p, below: c, at: at, length: 0.042, turned: 0.8 + Float(index) * 2.4, 0x62a356)
  }
  let sugar = smoothstep(0.72, 0.86, noise(p * 150, 636)) * smoothstep(0.1, 0.26, r) * smoothstep(0.29, 0.25, r)
  return mix(c, hex(0xffffff), sugar * 0.4)
}

/// Two eggs in butter with chives, on a blue plate with toast.
func friedEggs(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: boards(p, 0x6e5646, 640), color: 0x8fb4c9)
  let bread = turned(p, about: Place(0.66, 0.38), by: 0.35)
  let toast = box(bread, Place(0.655, 0.4), Place(0.1, 0.125), round: 0.045)
  c = lay(p, below: c, toast, hex(0xa8672e), height: 0.018)
  c = paint(c, toast + 0.012, mix(hex(0xeec07a), hex(0xd0924a), clouds(p * 30, octaves: 3, 642)), soft: 0.008)
  for (index, at) in [Place(0.41, 0.42), Place(0.5, 0.63)].enumerated() {
    let q = p - at
    let angle = atan2(q.y, q.x) + Float(index)
    let white = length(q) - 0.125 - 0.016 * sin(angle * 3) - 0.009 * sin(angle * 7 + 1)
    c = lay(p, below: c, white, hex(0xfffaf0), height: 0.012)
    c = paint(c, abs(white + 0.004) - 0.003, hex(0xe0b06c), soft: 0.006)
    let yolk = circle(p, at + Place(0.012, -0.006), 0.05)
    c = lay(p, below: c, yolk, mix(hex(0xffb21f), hex(0xf28c14), smoothstep(-0.03, 0, yolk)), height: 0.012)
    c = screen(c, hex(0xffffff) * (glow(p, at + Place(-0.006, -0.027), 0.011) * 0.8))
  }
  for index in 0..<34 {
    let at = strewn(index, within: 0.22, 645) + Place(-0.04, 0.03)
    let end = at + Place(cos(Float(index) * 1.7), sin(Float(index) * 1.7)) * 0.011
    c = lay(p, below: c, stroke(p, from: at, to: end, width: 0.0075), hex(index % 2 == 0 ? 0x4f9440 : 0x6db553), height: 0.002)
  }
  let pepper = smoothstep(0.84, 0.95, noise(p * 120, 647)) * smoothstep(0.3, 0.24, length(p - middle))
  return c * (1 - pepper * 0.6)
}

/// A pizza with tomato, mozzarella and basil.
func margherita(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: cloth(p, 0x5d7466, 650), color: 0xe9e2d4, radius: 0.43)
  let q = p - middle
  let angle = atan2(q.y, q.x)
  let edge = length(q) - 0.355 - 0.008 * sin(angle * 4 + 1) - 0.005 * sin(angle * 9)
  let dough = mix(hex(0xe9bf7d), hex(0xc98a45), clouds(p * 14, octaves: 4, 651))
  let char = smoothstep(0.62, 0.78, clouds(p * 11, octaves: 3, 653)) * smoothstep(-0.06, -0.01, edge)
  c = lay(p, below: c, edge, mix(dough, hex(0x5a351c), char), height: 0.02)
  let sauce = edge + 0.048 + 0.012 * (clouds(p * 18, octaves: 3, 654) - 0.5)
  c = paint(c, sauce, mix(hex(0xc93a20), hex(0xe35a2c), clouds(p * 22, octaves: 4, 655)), soft: 0.008)
  for index in 0..<13 {
    let at = strewn(index, within: 0.25, 656)
    let blob = length((p - at) * Place(1, 1.15)) - 0.042 - 0.02 * noise(p * 24 + Float(index), 657)
    c = lay(
      p, below: c, blob, mix(hex(0xfff6de), hex(0xf0cf93), smoothstep(0.5, 0.8, clouds(p * 20, octaves: 3, 658))), height: 0.008,
      soft: 0.008)
  }
  for index in 0..<7 {
    let at = strewn(index, within: 0.22, 660)
    c = leaf(p, below: c, at: at, length: 0.05, turned: Float(index) * 1.9, index % 2 == 0 ? 0x3c8738 : 0x55a048)
  }
  let oil = smoothstep(0.64, 0.72, noise(p * 38, 662)) * smoothstep(-0.05, -0.08, edge)
  return screen(c, hex(0xffd98a) * oil * 0.22)
}

/// A pile of pancakes with butter, syrup and blueberries.
func pancakes(_ p: Place, _ aspect: Float) -> Color {
  var c = plate(p, below: cloth(p, 0xe5cf9e, 670), color: 0xf6f3ee)
  for layer in 0..<3 {
    let k = Float(layer)
    let at = middle + Place(0.02 - k * 0.016, 0.018 - k * 0.014)
    let round = circle(p, at, 0.255 - k * 0.008) + 0.006 * sin(atan2(p.y - at.y, p.x - at.x) * 5 + k * 2)
    let top = mix(hex(0xc07a35), hex(0xdba159), clouds((p + k) * 12, octaves: 4, 671))
    let rim = smoothstep(-0.045, -0.004, round)
    c = lay(p, below: c, round, mix(top, hex(0xf2d493), rim), height: 0.018)
  }
  let q = p - middle
  let angle = atan2(q.y, q.x)
  let pool = length(q) - 0.15 - 0.03 * sin(angle * 3 + 0.6) - 0.016 * sin(angle * 5)
  c = mix(c, paint(c, pool, hex(0x8a4312), soft: 0.006), 0.72)
  c = screen(c, hex(0xffe2b0) * (smoothstep(0.01, 0, Swift.abs(pool + 0.014)) * (dot(q, Place(-1, -1)) > 0 ? 0.28 : 0.05)))
  let pat = turned(p, about: middle, by: 0.4)
  let butter = box(pat, middle + Place(-0.01, -0.015), Place(0.055, 0.05), round: 0.014)
  c = lay(p, below: c, butter, hex(0xffe48a), height: 0.014)
  c = paint(c, butter + 0.018, hex(0xfff0b0), soft: 0.012)
  for index in 0..<11 {
    let turn = Float(index) * 0.571 + 0.2 * chance(index, 1, 673)
    let at = middle + Place(cos(turn), sin(turn)) * (0.15 + 0.055 * chance(index, 2, 673))
    c = lay(p, below: c, circle(p, at, 0.027), mix(hex(0x3b4c91), hex(0x6d7fbd), noise(p * 46, 674) * 0.6), height: 0.011)
    c = paint(c, abs(circle(p, at + Place(0.004, 0.002), 0.009)) - 0.0025, hex(0x222c5e), soft: 0.003)
    c = screen(c, hex(0xffffff) * (glow(p, at + Place(-0.009, -0.011), 0.008) * 0.35))
  }
  return c
}
