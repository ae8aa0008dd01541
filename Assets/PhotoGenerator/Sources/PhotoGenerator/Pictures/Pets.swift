import Foundation

// Portraits of five pets for the guessing cards: two dogs, two cats and a goldfish, on 3:4 sheets. The head is near (0.375, 0.5).

private let middle: Float = 0.375

/// Returns the position mirrored to the left half, for shapes that are symmetric about the center of the sheet.
private func folded(_ p: Place) -> Place { Place(middle - Swift.abs(p.x - middle), p.y) }

/// A wall in one color with a lighter disc behind the head.
private func wall(_ p: Place, _ edge: UInt32, _ disc: UInt32) -> Color {
  let plain = hex(edge) + (clouds(p * 3, 501) - 0.5) * 0.03
  return paint(plain, circle(p, Place(middle, 0.47), 0.31), hex(disc), soft: 0.002)
}

/// A coat with short hairs that point away from the center of the head.
private func coat(_ p: Place, _ color: Color, _ seed: Int) -> Color {
  let q = p - Place(middle, 0.5)
  let angle = atan2(q.y, q.x) * 24
  let strands = noise(Place(angle, length(q) * 44), seed) * 0.6 + noise(Place(angle * 2.1, length(q) * 86), seed + 1) * 0.4
  return color * (0.91 + strands * 0.18)
}

/// A round, dark eye with the reflection of a window.
private func eye(_ p: Place, below: Color, at center: Place, radius: Float, iris: UInt32, pupil: Place) -> Color {
  var c = paint(below, circle(p, center, radius * 1.14), hex(0x1d1512))
  c = paint(c, circle(p, center, radius), mix(hex(iris) * 1.15, hex(iris) * 0.62, length(p - center) / radius))
  c = paint(c, ellipse(p, center, pupil * radius), hex(0x0d0a0a))
  c = paint(c, circle(p, center + Place(-radius * 0.3, -radius * 0.36), radius * 0.25), hex(0xffffff), soft: 0.003)
  return paint(c, circle(p, center + Place(radius * 0.3, radius * 0.36), radius * 0.1), hex(0xdfeaff) * 0.9, soft: 0.003)
}

private func eyes(_ p: Place, below: Color, apart: Float, y: Float, radius: Float, iris: UInt32, pupil: Place) -> Color {
  let left = eye(p, below: below, at: Place(middle - apart, y), radius: radius, iris: iris, pupil: pupil)
  return eye(p, below: left, at: Place(middle + apart, y), radius: radius, iris: iris, pupil: pupil)
}

/// A collar with a round tag below the chin, around a body.
private func collar(_ p: Place, below: Color, around body: Float, y: Float, color: UInt32) -> Color {
  let bow = Swift.abs(p.y - y - 0.03 * (1 - pow((p.x - middle) / 0.2, 2))) - 0.02
  var c = paint(below, max(bow, body - 0.006), hex(color), soft: 0.003)
  c = paint(c, circle(p, Place(middle, y + 0.072), 0.034), hex(0xe9b949), soft: 0.002)
  return paint(c, circle(p, Place(middle - 0.008, y + 0.064), 0.012), hex(0xffe7a8), soft: 0.008)
}

/// The nose of a dog, with the mouth below it.
private func muzzleLines(_ p: Place, below: Color, nose: Place) -> Color {
  let f = folded(p)
  var c = paint(below, ellipse(p, nose, Place(0.052, 0.036)), hex(0x1d1514))
  c = paint(c, ellipse(p, nose + Place(-0.014, -0.013), Place(0.017, 0.007)), hex(0x9a8d86), soft: 0.005)
  c = paint(c, stroke(p, from: nose, to: nose + Place(0, 0.078), width: 0.006), hex(0x3a2622))
  return paint(c, abs(circle(f, nose + Place(-0.042, 0.074), 0.042)) - 0.003 + max(0, nose.y + 0.076 - p.y), hex(0x3a2622))
}

/// A brown dog with hanging ears, tongue out.
func biscuit(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = wall(p, 0x8fc6c2, 0xb4dedb)
  let tan = coat(p, hex(0xc98a4b), 510)
  let body = melt(ellipse(p, Place(middle, 1.06), Place(0.27, 0.3)), ellipse(p, Place(middle, 0.75), Place(0.15, 0.14)), 0.1)
  c = paint(c, body, tan * 0.9, soft: 0.004)
  c = paint(c, ellipse(p, Place(middle, 1.0), Place(0.13, 0.26)), coat(p, hex(0xf5e5cf), 512), soft: 0.014)
  c = collar(p, below: c, around: body, y: 0.755, color: 0xc8453b)
  let head = melt(ellipse(p, Place(middle, 0.45), Place(0.205, 0.19)), ellipse(p, Place(middle, 0.6), Place(0.14, 0.125)), 0.1)
  c = paint(c, head - 0.018, c * 0.76, soft: 0.03)
  c = paint(c, head, tan, soft: 0.003)
  c = paint(c, max(ellipse(p, Place(middle, 0.45), Place(0.042, 0.22)), head), coat(p, hex(0xf5e5cf), 514), soft: 0.012)
  let tongue = melt(ellipse(p, Place(middle, 0.7), Place(0.035, 0.05)), circle(p, Place(middle, 0.73), 0.032), 0.02)
  c = paint(c, tongue, mix(hex(0xef8d92), hex(0xd76a74), smoothstep(0.006, 0.001, Swift.abs(p.x - middle))))
  c = paint(c, ellipse(p, Place(middle, 0.61), Place(0.115, 0.085)), coat(p, hex(0xf8ecda), 516), soft: 0.008)
  let ear = turned(f, about: Place(0.19, 0.33), by: -0.2)
  let flap = melt(ellipse(ear, Place(0.175, 0.45), Place(0.066, 0.17)), circle(ear, Place(0.205, 0.34), 0.05), 0.06)
  c = paint(c, flap - 0.012, c * 0.82, soft: 0.02)
  c = paint(c, flap, coat(p, hex(0x8a5429), 518), soft: 0.003)
  c = eyes(p, below: c, apart: 0.088, y: 0.465, radius: 0.03, iris: 0x6b3f1d, pupil: Place(0.6, 0.6))
  return muzzleLines(p, below: c, nose: Place(middle, 0.57))
}

/// A black and white dog with upright ears, one of them folded.
func domino(_ p: Place, _ aspect: Float) -> Color {
  let f = folded(p)
  var c = wall(p, 0xf2b84b, 0xffd683)
  let black = coat(p, hex(0x30333c), 520)
  let white = coat(p, hex(0xf6f2ec), 522)
  let body = melt(ellipse(p, Place(middle, 1.08), Place(0.26, 0.3)), ellipse(p, Place(middle, 0.75), Place(0.14, 0.14)), 0.1)
  c = paint(c, body, black, soft: 0.004)
  c = paint(c, ellipse(p, Place(middle, 1.0), Place(0.15, 0.27)), white, soft: 0.01)
  c = collar(p, below: c, around: body, y: 0.765, color: 0x2f6fb0)
  let upright = triangle(p, Place(0.145, 0.12), Place(0.155, 0.4), Place(0.31, 0.3)) - 0.014
  let folding = triangle(p, Place(0.44, 0.29), Place(0.585, 0.39), Place(0.6, 0.235)) - 0.018
  c = paint(c, min(upright, folding), black * 0.95, soft: 0.003)
  c = paint(c, triangle(p, Place(0.172, 0.2), Place(0.185, 0.37), Place(0.265, 0.3)) - 0.006, hex(0xd79c96), soft: 0.012)
  let head = melt(ellipse(p, Place(middle, 0.45), Place(0.2, 0.185)), ellipse(p, Place(middle, 0.62), Place(0.115, 0.12)), 0.11)
  c = paint(c, head - 0.016, c * 0.78, soft: 0.03)
  c = paint(c, head, black, soft: 0.003)
  let blaze = melt(ellipse(p, Place(middle, 0.4), Place(0.036, 0.2)), ellipse(p, Place(middle, 0.64), Place(0.1, 0.11)), 0.07)
  c = paint(c, max(blaze, head + 0.002), white, soft: 0.006)
  let fold = triangle(p, Place(0.445, 0.285), Place(0.61, 0.25), Place(0.565, 0.405)) - 0.016
  c = paint(c, fold - 0.01, c * 0.8, soft: 0.016)
  c = paint(c, fold, black * 1.25, soft: 0.003)
  for brow in [Place(0.288, 0.395), Place(0.3, 0.39)] { c = paint(c, circle(f, brow, 0.016), hex(0xb9743c), soft: 0.008) }
  c = eyes(p, below: c, apart: 0.084, y: 0.455, radius: 0.029, iris: 0x8fb7d8, pupil: Place(0.56, 0.56))
  return muzzleLines(p, below: c, nose: Place(middle, 0.595))
}

/// The shape of both cats, with their colors.
private func cat(_ p: Place, wall: Color, fur: Color, light: Color, iris: UInt32, nose: UInt32) -> Color {
  let f = folded(p)
  let body = melt(ellipse(p, Place(middle, 1.06), Place(0.25, 0.32)), ellipse(p, Place(middle, 0.7), Place(0.15, 0.12)), 0.1)
  var c = paint(wall, body, fur * 0.9, soft: 0.004)
  c = paint(c, ellipse(p, Place(middle, 0.98), Place(0.11, 0.22)), light, soft: 0.02)
  c = paint(c, triangle(f, Place(0.15, 0.16), Place(0.15, 0.43), Place(0.33, 0.3)) - 0.014, fur, soft: 0.003)
  c = paint(c, triangle(f, Place(0.172, 0.215), Place(0.178, 0.38), Place(0.275, 0.31)) - 0.004, hex(0xe6aaa0), soft: 0.012)
  let head = ellipse(p, Place(middle, 0.5), Place(0.235, 0.2))
  c = paint(c, head - 0.016, c * 0.78, soft: 0.03)
  c = paint(c, head, fur, soft: 0.003)
  let muzzle = melt(ellipse(f, Place(0.325, 0.6), Place(0.068, 0.052)), ellipse(p, Place(middle, 0.645), Place(0.055, 0.042)), 0.05)
  c = paint(c, muzzle, light, soft: 0.008)
  c = eyes(p, below: c, apart: 0.102, y: 0.49, radius: 0.044, iris: iris, pupil: Place(0.28, 0.82))
  c = paint(c, triangle(p, Place(0.352, 0.563), Place(0.398, 0.563), Place(middle, 0.588)) - 0.006, hex(nose))
  c = paint(c, abs(circle(f, Place(0.345, 0.598), 0.03)) - 0.0026 + max(0, 0.598 - p.y), hex(0x6b5551))
  for whisker in 0..<3 {
    let k = Float(whisker)
    let line = stroke(f, from: Place(0.285, 0.6 + k * 0.015), to: Place(0.1, 0.565 + k * 0.042), width: 0.0026)
    c = paint(c, line, hex(0xffffff), soft: 0.0012)
  }
  return c
}

/// A ginger cat with stripes.
func marmalade(_ p: Place, _ aspect: Float) -> Color {
  let away = Swift.abs(p.x - middle)
  let stripe = smoothstep(0.2, 0.75, sin((p.y - 0.2) * 70 + sin(away * 21) * 2) * smoothstep(0.02, 0.18, away))
  let fur = mix(coat(p, hex(0xe9964a), 530), hex(0xb8622a), stripe * 0.75)
  return cat(p, wall: wall(p, 0x6f8fc9, 0x9db6e4), fur: fur, light: coat(p, hex(0xfff3e2), 532), iris: 0x9bbf4e, nose: 0xd9837f)
}

/// A gray cat with copper eyes.
func juniper(_ p: Place, _ aspect: Float) -> Color {
  let fur = coat(p, hex(0x7b8698), 540)
  return cat(p, wall: wall(p, 0xd98f9d, 0xf2bdc4), fur: fur, light: coat(p, hex(0x98a3b3), 542), iris: 0xe08a2e, nose: 0x59616f)
}

/// A goldfish in its bowl of water, seen from the side.
func bubbles(_ p: Place, _ aspect: Float) -> Color {
  var c = Ramp((0, 0xa8e3ea), (0.5, 0x57b6cf), (1, 0x1f6f97))(p.y)
  c = screen(c, hex(0xdff8ff) * smoothstep(0.55, 0.9, clouds(Place(p.x * 7 + p.y * 2, p.y * 1.4), 550)) * 0.25 * (1 - p.y))
  let gravel = clouds(p * 34, octaves: 2, 552)
  c = paint(c, 0.9 + 0.02 * sin(p.x * 15) - p.y, mix(hex(0xd9b27c), hex(0x8f6b46), gravel), soft: 0.004)
  for stem in 0..<3 {
    let k = Float(stem)
    let x = 0.085 + k * 0.05 + 0.018 * sin(p.y * 17 + k * 2)
    let leaf = max(Swift.abs(p.x - x) - 0.013 * (1.25 - p.y * 0.9), 0.42 + k * 0.1 - p.y)
    c = paint(c, leaf, mix(hex(0x2f8f5b), hex(0x7cc46a), k / 3), soft: 0.003)
  }
  let q = (turned(p, about: Place(0.37, 0.5), by: -0.12) - Place(0.37, 0.5)) * 1.14 + Place(0.415, 0.5)
  let tailTop = ellipse(turned(q, about: Place(0.55, 0.49), by: 0.55), Place(0.645, 0.49), Place(0.125, 0.055))
  let tailFoot = ellipse(turned(q, about: Place(0.55, 0.51), by: -0.55), Place(0.645, 0.51), Place(0.125, 0.055))
  let rays = sin(atan2(q.y - 0.5, q.x - 0.5) * 44) * 0.5 + 0.5
  let veil = mix(hex(0xff9a3d), hex(0xffd9a0), rays * 0.5)
  c = mix(c, paint(c, melt(tailTop, tailFoot, 0.05), veil, soft: 0.004), 0.9)
  let back = melt(ellipse(q, Place(0.37, 0.36), Place(0.11, 0.065)), ellipse(q, Place(0.42, 0.38), Place(0.1, 0.05)), 0.04)
  c = paint(c, back, veil, soft: 0.004)
  c = paint(c, ellipse(turned(q, about: Place(0.36, 0.62), by: 0.5), Place(0.4, 0.655), Place(0.08, 0.032)), veil, soft: 0.004)
  let body = melt(ellipse(q, Place(0.35, 0.5), Place(0.21, 0.145)), ellipse(q, Place(0.52, 0.5), Place(0.1, 0.055)), 0.08)
  let scale = sin(q.x * 92 + sin(q.y * 60) * 0.5) * sin(q.y * 92) * 0.5 + 0.5
  let flank = mix(mix(hex(0xffb04a), hex(0xe8571c), smoothstep(0.58, 0.38, q.y)), hex(0xffe2a6), smoothstep(0.55, 0.66, q.y) * 0.8)
  c = paint(c, body, flank * (0.93 + 0.13 * scale * smoothstep(0.24, 0.34, q.x)), soft: 0.003)
  c = paint(c, max(abs(circle(q, Place(0.2, 0.5), 0.115)) - 0.003, 0.245 - q.x), hex(0xc4481a), soft: 0.004)
  let fin = ellipse(turned(q, about: Place(0.35, 0.55), by: 0.6), Place(0.4, 0.55), Place(0.07, 0.034))
  c = paint(c, fin - 0.006, c * 0.85, soft: 0.012)
  c = paint(c, fin, veil * 0.97, soft: 0.003)
  let socket = Place(0.24, 0.455)
  c = paint(c, circle(q, socket, 0.04), hex(0xfff6df))
  c = eye(q, below: c, at: socket, radius: 0.027, iris: 0x2c3c52, pupil: Place(0.62, 0.62))
  c = paint(c, stroke(q, from: Place(0.152, 0.537), to: Place(0.192, 0.529), width: 0.007), hex(0x9c3512))
  for bubble in 0..<9 {
    let k = Float(bubble)
    let center = Place(0.1 + 0.03 * sin(k * 2.3) + k * 0.004, 0.45 - k * 0.048)
    let d = circle(p, center, 0.008 + 0.011 * chance(bubble, 3, 554))
    c = screen(c, hex(0xe6fbff) * (smoothstep(0.002, -0.002, d) * 0.18 + smoothstep(0.0035, 0, Swift.abs(d)) * 0.6))
  }
  return c
}
