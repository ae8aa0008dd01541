import QuartzCore

/// The shadow of a rounded rectangle: the exact integral of a Gaussian over it, in texels of a quarter of the blur.
///
/// A rectangle larger than its corners and the blur need is replaced by the smallest one with the same appearance around its corners. Its
/// middle is stretched when it is drawn, so a growing card has the same mask in every frame.
struct ShadowMask {
  /// The values that a mask depends on, in pixels.
  struct Key: Hashable {
    let width: Double
    let height: Double
    let radii: LayerCornerRadii
    let sigma: Double
    /// The fraction of the smooth curve in the corners, 0…1.
    let smoothness: Double
  }

  let key: Key
  let step: Double
  /// The distance that the mask extends beyond the rectangle, in pixels.
  let margin: Double
  /// The position and the amount of the stretch that fits the mask to the real rectangle.
  let stretchX: MaskSampler.Stretch
  let stretchY: MaskSampler.Stretch
  /// The distances from the corners at which the sides are straight, in pixels.
  private let reaches: LayerCornerRadii

  /// Creates the mask of a shape that isn't rotated. All values are in pixels. `sigma` is the blur's standard deviation.
  init(_ shape: RoundedRect, sigma: Double) {
    let size = shape.rect.size
    let radii = shape.radii
    // A pixel is itself a box: its own variance keeps the sharpest shadow's edge smooth.
    let sigma = (sigma * sigma + 1.0 / 12).squareRoot()
    // Large radii get coarser texels, because a corner needs no detail finer than a thousandth of itself.
    step = max(max(sigma / 4, 0.5), 2 * radii.largest / 1024)
    let reaches = radii.mapped(shape.reach)
    let reach = 3 * sigma
    margin = reach + step
    let wide = max(reaches.topLeft, reaches.bottomLeft) + max(reaches.topRight, reaches.bottomRight) + 2 * reach + 4 * step
    let tall = max(reaches.topLeft, reaches.topRight) + max(reaches.bottomLeft, reaches.bottomRight) + 2 * reach + 4 * step
    let width = min(size.width, wide)
    let height = min(size.height, tall)
    // The stretched place is in the middle of the four texels that are reserved for it.
    let left = max(reaches.topLeft, reaches.bottomLeft) + reach + 2 * step + margin
    let top = max(reaches.topLeft, reaches.topRight) + reach + 2 * step + margin
    stretchX = MaskSampler.Stretch(split: left / step - 0.5, surplus: (size.width - width) / step)
    stretchY = MaskSampler.Stretch(split: top / step - 0.5, surplus: (size.height - height) / step)
    key = Key(width: width, height: height, radii: radii, sigma: sigma, smoothness: shape.smoothness)
    self.reaches = reaches
  }

  func make() -> AlphaMask {
    let columns = Int(((key.width + 2 * margin) / step).rounded(.up)) + 1
    let rows = Int(((key.height + 2 * margin) / step).rounded(.up)) + 1
    let mask = AlphaMask(width: columns, height: rows)
    let strips = makeStrips()

    // For each strip, the visible fraction in each column, and the fraction of a row between its ends.
    var across = [Float](repeating: 0, count: columns * strips.count)
    for column in 0..<columns {
      let x = (Double(column) + 0.5) * step - margin
      var left = normal((x - (strips.first?.start ?? 0)) / key.sigma)
      for (index, strip) in strips.enumerated() {
        let right = normal((x - strip.end) / key.sigma)
        across[column * strips.count + index] = Float(left - right)
        left = right
      }
    }
    var along = [Float](repeating: 0, count: rows * strips.count)
    for row in 0..<rows {
      let y = (Double(row) + 0.5) * step - margin
      for (index, strip) in strips.enumerated() {
        along[row * strips.count + index] = Float(normal((y - strip.top) / key.sigma) - normal((y - strip.bottom) / key.sigma))
      }
    }
    // Strips farther from a column than the blur reaches add nothing.
    let reach = 4.5 * key.sigma
    for column in 0..<columns {
      let x = (Double(column) + 0.5) * step - margin
      let first = strips.firstIndex { $0.end > x - reach } ?? strips.count
      let last = strips.lastIndex { $0.start < x + reach } ?? -1
      guard first <= last else { continue }
      for row in 0..<rows {
        var sum: Float = 0
        for index in first...last { sum += across[column * strips.count + index] * along[row * strips.count + index] }
        mask.bytes[row * mask.stride + column] = UInt8(sum.clamped(to: 0...1) * 255 + 0.5)
      }
    }
    mask.replicateEdges()
    return mask
  }

  /// A vertical strip of the shape, from `top` to `bottom`.
  private struct Strip {
    var start: Double
    var end: Double
    var top: Double
    var bottom: Double
  }

  /// Returns the shape as strips, which are narrow where its corners are round.
  private func makeStrips() -> [Strip] {
    let radii = key.radii
    let left = max(reaches.topLeft, reaches.bottomLeft)
    let right = max(reaches.topRight, reaches.bottomRight)
    let curve = key.smoothness > 0 ? SmoothCorner.Shape(smoothness: key.smoothness) : nil
    func cut(_ radius: Double, _ distance: Double) -> Double {
      if let curve { return radius > 0 ? curve.cut(at: distance / radius) * radius : 0 }
      let rise = radius - distance
      return rise > 0 ? radius - max(radius * radius - rise * rise, 0).squareRoot() : 0
    }
    func pieces(_ extent: Double) -> Int { extent > 0 ? max(Int((extent / (key.sigma / 3)).rounded(.up)), 4) : 0 }
    var strips: [Strip] = []
    let n = pieces(left)
    for i in 0..<n {
      let start = left * Double(i) / Double(n)
      let end = left * Double(i + 1) / Double(n)
      let x = (start + end) / 2
      strips.append(Strip(start: start, end: end, top: cut(radii.topLeft, x), bottom: key.height - cut(radii.bottomLeft, x)))
    }
    if key.width - right > left { strips.append(Strip(start: left, end: key.width - right, top: 0, bottom: key.height)) }
    let m = pieces(right)
    for i in 0..<m {
      let start = key.width - right + right * Double(i) / Double(m)
      let end = key.width - right + right * Double(i + 1) / Double(m)
      let x = key.width - (start + end) / 2
      strips.append(Strip(start: start, end: end, top: cut(radii.topRight, x), bottom: key.height - cut(radii.bottomRight, x)))
    }
    return strips
  }

  /// Returns the fraction of a normal distribution below `x` standard deviations.
  private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }
}
