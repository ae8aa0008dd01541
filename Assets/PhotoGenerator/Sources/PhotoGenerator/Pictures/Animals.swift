import Foundation

// Portraits of fictional animals, painted with a few shapes each. The head is near (0.4, 0.5) on a 4:5 sheet.

/// A plain backdrop, lighter behind the head.
private func backdrop(_ p: Place, _ edge: UInt32, _ middle: UInt32) -> Color {
  mix(hex(edge), hex(middle), glow(p, Place(0.4, 0.42), 0.55)) + (clouds(p * 3, 401) - 0.5) * 0.035
}

/// Color with short hairs that point away from the center of the head.
private func fur(_ p: Place, _ color: Color, _ seed: Int) -> Color {
  let q = p - Place(0.4, 0.5)
  let angle = atan2(q.y, q.x) * 26
  let strands = noise(Place(angle, length(q) * 46), seed) * 0.6 + noise(Place(angle * 2.3, length(q) * 90), seed + 1) * 0.4
  return color * (0.9 + strands * 0.2)
}

/// An eye with iris, pupil and the reflection of a window.
private func eye(_ p: Place, below: Color, at center: Place, radius: Float, iris: UInt32, slit: Bool = false) -> Color {
  var c = paint(below, circle(p, center, radius * 1.16), hex(0x1d1512))
  let ring = smoothstep(0, radius, length(p - center))
  c = paint(c, circle(p, center, radius), mix(hex(iris) * 1.15, hex(iris) * 0.62, ring))
  let pupil = slit ? ellipse(p, center, Place(radius * 0.26, radius * 0.8)) : circle(p, center, radius * 0.56)
  c = paint(c, pupil, hex(0x0d0a0a))
  c = paint(c, circle(p, center + Place(-radius * 0.32, -radius * 0.36), radius * 0.24), hex(0xffffff), soft: 0.003)
  return paint(c, circle(p, center + Place(radius * 0.3, radius * 0.36), radius * 0.1), hex(0xdfeaff) * 0.9, soft: 0.003)
}

/// Returns the position mirrored to the left half, for shapes that are symmetric about the center of the sheet.
private func folded(_ p: Place) -> Place { Place(0.4 - abs(p.x - 0.4), p.y) }

func fox(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0x24505a, 0x6fb0a6)
  let orange = fur(p, hex(0xe2703a), 410)
  let body = ellipse(p, Place(0.4, 1.05), Place(0.31, 0.33))
  c = paint(c, body, orange * 0.86, soft: 0.004)
  c = paint(c, ellipse(p, Place(0.4, 0.98), Place(0.15, 0.24)), fur(p, hex(0xf6e6d4), 412), soft: 0.012)
  c = paint(c, triangle(f, Place(0.125, 0.12), Place(0.16, 0.46), Place(0.345, 0.31)) - 0.012, orange * 0.92, soft: 0.003)
  c = paint(c, triangle(f, Place(0.15, 0.19), Place(0.18, 0.4), Place(0.285, 0.31)) - 0.004, hex(0x3a211c), soft: 0.01)
  let head = melt(ellipse(p, Place(0.4, 0.47), Place(0.25, 0.2)), ellipse(p, Place(0.4, 0.64), Place(0.11, 0.14)), 0.16)
  c = paint(c, head - 0.02, c * 0.72, soft: 0.03)
  c = paint(c, head, orange, soft: 0.003)
  let cheek = melt(ellipse(f, Place(0.235, 0.57), Place(0.11, 0.085)), ellipse(p, Place(0.4, 0.68), Place(0.085, 0.11)), 0.09)
  c = paint(c, max(cheek, head + 0.002), fur(p, hex(0xfbf1e4), 414), soft: 0.008)
  c = paint(c, ellipse(p, Place(0.4, 0.52), Place(0.04, 0.17)), orange * 1.05, soft: 0.02)
  c = eye(p, below: c, at: Place(0.295, 0.485), radius: 0.031, iris: 0xd79b2b, slit: true)
  c = eye(p, below: c, at: Place(0.505, 0.485), radius: 0.031, iris: 0xd79b2b, slit: true)
  c = paint(c, ellipse(p, Place(0.4, 0.685), Place(0.042, 0.03)), hex(0x1c1413))
  c = paint(c, ellipse(p, Place(0.388, 0.675), Place(0.014, 0.006)), hex(0x8a7d78), soft: 0.004)
  return paint(c, stroke(f, from: Place(0.4, 0.735), to: Place(0.36, 0.752), width: 0.006), hex(0x3a2622))
}

func owl(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0x1f2347, 0x5c5aa0)
  let brown = hex(0x7b5a43)
  let barred = sin(p.y * 120 + abs(p.x - 0.4) * 46) * 0.5 + 0.5
  let body = ellipse(p, Place(0.4, 0.95), Place(0.28, 0.42))
  c = paint(c, body, mix(fur(p, brown, 420), hex(0xd8c2a2), barred * 0.55), soft: 0.004)
  let head = ellipse(p, Place(0.4, 0.45), Place(0.27, 0.23))
  let tuft = triangle(f, Place(0.13, 0.17), Place(0.14, 0.4), Place(0.3, 0.28)) - 0.008
  c = paint(c, melt(head, tuft, 0.05) - 0.018, c * 0.72, soft: 0.03)
  c = paint(c, melt(head, tuft, 0.05), fur(p, brown * 0.92, 422), soft: 0.004)
  for (ring, tone) in [(Float(0.145), UInt32(0xe9d7ba)), (0.118, 0xc9ac84), (0.1, 0xf3e7d0)] {
    c = paint(c, circle(f, Place(0.275, 0.46), ring), fur(p, hex(tone), 424), soft: 0.006)
  }
  c = eye(p, below: c, at: Place(0.275, 0.46), radius: 0.066, iris: 0xf2a71b)
  c = eye(p, below: c, at: Place(0.525, 0.46), radius: 0.066, iris: 0xf2a71b)
  c = paint(c, triangle(p, Place(0.36, 0.5), Place(0.44, 0.5), Place(0.4, 0.61)) - 0.008, hex(0xe2a03d))
  c = paint(c, triangle(p, Place(0.385, 0.505), Place(0.4, 0.505), Place(0.398, 0.58)) - 0.002, hex(0xffd68c), soft: 0.006)
  return c
}

func cat(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0xd9907a, 0xf7cdb4)
  let stripe = smoothstep(0.2, 0.75, sin((p.y - 0.2) * 74 + sin(abs(p.x - 0.4) * 22) * 2) * smoothstep(0.02, 0.2, abs(p.x - 0.4)))
  let gray = mix(fur(p, hex(0x8d939e), 430), hex(0x565c69), stripe * 0.7)
  c = paint(c, ellipse(p, Place(0.4, 1.03), Place(0.29, 0.33)), gray * 0.88, soft: 0.004)
  c = paint(c, ellipse(p, Place(0.4, 0.95), Place(0.12, 0.2)), fur(p, hex(0xf3f0ec), 432), soft: 0.02)
  c = paint(c, triangle(f, Place(0.15, 0.14), Place(0.145, 0.44), Place(0.345, 0.29)) - 0.014, gray, soft: 0.003)
  c = paint(c, triangle(f, Place(0.175, 0.2), Place(0.175, 0.39), Place(0.29, 0.3)) - 0.004, hex(0xe3a7a0), soft: 0.012)
  let head = ellipse(p, Place(0.4, 0.5), Place(0.265, 0.22))
  c = paint(c, head - 0.018, c * 0.75, soft: 0.03)
  c = paint(c, head, gray, soft: 0.003)
  let mark = min(
    stroke(f, from: Place(0.34, 0.3), to: Place(0.365, 0.38), width: 0.018),
    stroke(p, from: Place(0.4, 0.29), to: Place(0.4, 0.385), width: 0.018))
  c = paint(c, mark, hex(0x4b505c), soft: 0.006)
  let muzzle = melt(ellipse(f, Place(0.345, 0.615), Place(0.075, 0.058)), ellipse(p, Place(0.4, 0.67), Place(0.06, 0.045)), 0.05)
  c = paint(c, muzzle, fur(p, hex(0xfbf8f4), 434), soft: 0.008)
  c = eye(p, below: c, at: Place(0.285, 0.49), radius: 0.05, iris: 0x7fb069, slit: true)
  c = eye(p, below: c, at: Place(0.515, 0.49), radius: 0.05, iris: 0x7fb069, slit: true)
  c = paint(c, triangle(p, Place(0.375, 0.575), Place(0.425, 0.575), Place(0.4, 0.603)) - 0.006, hex(0xd9837f))
  c = paint(c, abs(circle(f, Place(0.368, 0.612), 0.032)) - 0.0028 + max(0, 0.612 - p.y), hex(0x6b5551))
  for whisker in 0..<3 {
    let k = Float(whisker)
    c = paint(
      c, stroke(f, from: Place(0.3, 0.615 + k * 0.016), to: Place(0.1, 0.575 + k * 0.045), width: 0.0028), hex(0xffffff), soft: 0.0012)
  }
  return c
}

func bear(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0x2f5d3a, 0x9cc07a)
  let brown = fur(p, hex(0x6f4630), 440)
  c = paint(c, ellipse(p, Place(0.4, 1.06), Place(0.36, 0.38)), brown * 0.85, soft: 0.005)
  c = paint(c, circle(f, Place(0.185, 0.27), 0.088), brown * 0.95, soft: 0.004)
  c = paint(c, circle(f, Place(0.19, 0.28), 0.05), hex(0xb98562), soft: 0.008)
  let head = melt(ellipse(p, Place(0.4, 0.46), Place(0.265, 0.235)), ellipse(p, Place(0.4, 0.6), Place(0.2, 0.14)), 0.1)
  c = paint(c, head - 0.02, c * 0.72, soft: 0.03)
  c = paint(c, head, brown, soft: 0.004)
  c = paint(c, ellipse(p, Place(0.4, 0.605), Place(0.125, 0.098)), fur(p, hex(0xc59a74), 442), soft: 0.008)
  c = eye(p, below: c, at: Place(0.295, 0.45), radius: 0.026, iris: 0x4a2c1a)
  c = eye(p, below: c, at: Place(0.505, 0.45), radius: 0.026, iris: 0x4a2c1a)
  c = paint(c, ellipse(p, Place(0.4, 0.56), Place(0.052, 0.036)), hex(0x1d1413))
  c = paint(c, ellipse(p, Place(0.386, 0.547), Place(0.018, 0.008)), hex(0x8d7d76), soft: 0.005)
  c = paint(c, stroke(p, from: Place(0.4, 0.59), to: Place(0.4, 0.625), width: 0.006), hex(0x3a2418))
  return paint(c, abs(circle(p, Place(0.4, 0.6), 0.05)) - 0.003 + max(0, 0.625 - p.y), hex(0x3a2418))
}

func rabbit(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0x7a86c4, 0xc8d2f3)
  let white = fur(p, hex(0xf1ece6), 450)
  c = paint(c, ellipse(p, Place(0.4, 1.05), Place(0.28, 0.3)), white * 0.9, soft: 0.005)
  let ear = turned(f, about: Place(0.3, 0.4), by: 0.16)
  c = paint(c, ellipse(ear, Place(0.29, 0.22), Place(0.068, 0.2)), white * 0.96, soft: 0.004)
  c = paint(c, ellipse(ear, Place(0.292, 0.24), Place(0.034, 0.15)), hex(0xeeb4b3), soft: 0.012)
  let head = melt(ellipse(p, Place(0.4, 0.55), Place(0.2, 0.18)), ellipse(f, Place(0.3, 0.62), Place(0.1, 0.09)), 0.08)
  c = paint(c, head - 0.02, c * 0.8, soft: 0.03)
  c = paint(c, head, white, soft: 0.004)
  c = screen(c, hex(0xff8f9c) * glow(f, Place(0.265, 0.635), 0.05) * 0.35)
  c = eye(p, below: c, at: Place(0.3, 0.53), radius: 0.034, iris: 0x5a3a2e)
  c = eye(p, below: c, at: Place(0.5, 0.53), radius: 0.034, iris: 0x5a3a2e)
  c = paint(c, triangle(p, Place(0.378, 0.605), Place(0.422, 0.605), Place(0.4, 0.627)) - 0.005, hex(0xe48b93))
  c = paint(c, stroke(p, from: Place(0.4, 0.63), to: Place(0.4, 0.652), width: 0.004), hex(0xa98077))
  c = paint(c, abs(circle(f, Place(0.375, 0.646), 0.026)) - 0.0022 + max(0, 0.65 - p.y), hex(0xa98077))
  return paint(c, box(p, Place(0.4, 0.69), Place(0.016, 0.018), round: 0.005), hex(0xfffdf8))
}

func penguin(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = backdrop(p, 0xe8a33d, 0xffdd94)
  let coat = fur(p, hex(0x2b3146), 460)
  c = paint(c, ellipse(p, Place(0.4, 0.98), Place(0.31, 0.42)), coat, soft: 0.004)
  c = paint(c, ellipse(p, Place(0.4, 1.05), Place(0.22, 0.38)), fur(p, hex(0xf7f5ef), 462), soft: 0.008)
  let head = ellipse(p, Place(0.4, 0.44), Place(0.215, 0.225))
  c = paint(c, head - 0.015, c * 0.75, soft: 0.03)
  c = paint(c, head, coat * 1.05, soft: 0.004)
  let mask = melt(circle(f, Place(0.315, 0.46), 0.098), ellipse(p, Place(0.4, 0.56), Place(0.12, 0.075)), 0.06)
  c = paint(c, mask, fur(p, hex(0xfbfaf5), 464), soft: 0.006)
  c = screen(c, hex(0xff9a7a) * glow(f, Place(0.27, 0.545), 0.04) * 0.45)
  c = eye(p, below: c, at: Place(0.32, 0.445), radius: 0.03, iris: 0x3b2b22)
  c = eye(p, below: c, at: Place(0.48, 0.445), radius: 0.03, iris: 0x3b2b22)
  c = paint(c, triangle(p, Place(0.355, 0.495), Place(0.445, 0.495), Place(0.4, 0.56)) - 0.008, hex(0xf28c28))
  return paint(c, stroke(p, from: Place(0.36, 0.512), to: Place(0.44, 0.512), width: 0.003), hex(0xb65d12))
}

/// A whale under a paper moon, seen from the side.
func whale(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0x0e2a4d), (0.45, 0x1d5e8a), (1, 0x0a2239))(p.y)
  let beam = smoothstep(0.3, 0, abs(p.x - 0.75 + p.y * 0.35)) * smoothstep(1, 0, p.y)
  c = screen(c, hex(0x7fd1e8) * beam * (0.3 + clouds(Place(p.x * 9 + p.y * 3, p.y), 470) * 0.35))
  let q = turned(p, about: Place(0.68, 0.52), by: 0.14)
  let tail = melt(
    ellipse(turned(q, about: Place(1.18, 0.42), by: 0.7), Place(1.23, 0.42), Place(0.1, 0.034)),
    ellipse(turned(q, about: Place(1.18, 0.42), by: -0.9), Place(1.23, 0.42), Place(0.09, 0.032)), 0.03)
  var body = melt(ellipse(q, Place(0.55, 0.54), Place(0.33, 0.17)), ellipse(q, Place(0.92, 0.47), Place(0.3, 0.062)), 0.2)
  body = melt(body, tail, 0.06)
  let skin = mix(hex(0x3f7ca6), hex(0x1d4467), smoothstep(0.4, 0.62, q.y)) * (0.9 + clouds(q * 14, 472) * 0.22)
  c = paint(c, body, skin, soft: 0.002)
  let belly = max(body + 0.004, ellipse(q, Place(0.46, 0.66), Place(0.3, 0.11)))
  let groove = sin((q.y - q.x * 0.12) * 240) * 0.5 + 0.5
  c = paint(c, belly, mix(hex(0xdfe9ea), hex(0xa9c3cf), groove * 0.6), soft: 0.006)
  let fin = ellipse(turned(q, about: Place(0.6, 0.64), by: -0.75), Place(0.6, 0.73), Place(0.04, 0.12))
  c = paint(c, fin, skin * 0.8, soft: 0.002)
  c = paint(c, circle(q, Place(0.335, 0.545), 0.013), hex(0x0b1520))
  c = paint(c, circle(q, Place(0.331, 0.541), 0.004), hex(0xffffff))
  for bubble in 0..<26 {
    let center = Place(0.12 + chance(bubble, 1, 474) * 0.3, chance(bubble, 2, 474) * 0.55)
    let d = circle(p, center, 0.004 + chance(bubble, 3, 474) * 0.012)
    c = screen(c, hex(0xbfeaf5) * (smoothstep(0.002, -0.002, d) * 0.14 + smoothstep(0.003, 0, abs(d)) * 0.4))
  }
  return c
}
