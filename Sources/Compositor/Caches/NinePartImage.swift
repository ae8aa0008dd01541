import CoreGraphics

/// An image with corners of fixed size and a stretched middle, at the size at which it is shown.
struct NinePartImage: Hashable {
  private let image: CGImage
  private let part: CGRect
  private let center: CGRect
  /// In pixels of the screen.
  private let width: Int
  private let height: Int
  /// The number of screen pixels per pixel of the image, in the corners.
  private let scaleX: Double
  private let scaleY: Double

  /// Creates a stretched image, or returns nil if the image is seen edge-on or has no size.
  init?(_ placement: ImagePlacement, projection: Projection) {
    guard let stretch = placement.stretch, placement.rect.isDrawable, placement.part.isDrawable else { return nil }
    guard (stretch.center.minX + stretch.center.minY + stretch.center.width + stretch.center.height).isFinite else { return nil }
    let middle = CGPoint(x: placement.rect.midX, y: placement.rect.midY)
    guard projection.depth(middle) > ProjectedQuad.nearest else { return nil }
    let seen = projection.pixelsPerPoint(at: middle)
    let size = (placement.rect.width * seen.x, placement.rect.height * seen.y)
    guard size.0.isFinite, size.1.isFinite, size.0 >= 0.5, size.1 >= 0.5 else { return nil }
    image = placement.image
    part = placement.part
    center = stretch.center
    width = min(Int(size.0.rounded()), 4096)
    height = min(Int(size.1.rounded()), 4096)
    let scale = max(stretch.scale, 1e-3)
    scaleX = seen.x / scale
    scaleY = seen.y / scale
  }

  func make() -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    let columns = places(
      count: width, start: part.minX * Double(image.width), length: part.width * Double(image.width), center: (center.minX, center.maxX),
      scale: scaleX)
    let rows = places(
      count: height, start: part.minY * Double(image.height), length: part.height * Double(image.height),
      center: (center.minY, center.maxY), scale: scaleY)
    let source = image.pixels
    for y in 0..<height {
      let v = min(max(rows[y], 0), Double(source.height - 1))
      let upper = UnsafePointer(source.row(Int(v)))
      let fy = UInt32((v - v.rounded(.down)) * 256)
      let target = buffer.row(y)
      for x in 0..<width {
        let u = min(max(columns[x], 0), Double(source.width - 1))
        let p = upper + Int(u)
        target[x] = Bilinear.sample(p, p + source.stride, UInt32((u - u.rounded(.down)) * 256), fy)
      }
    }
    return CGImage(pixels: buffer)
  }

  /// Returns the position in the image for each pixel of a row or column, minus ½ pixel, as the sampler expects.
  private func places(count: Int, start: Double, length: Double, center: (Double, Double), scale: Double) -> [Double] {
    let head = center.0 * length
    let tail = (1 - center.1) * length
    let middle = max(length - head - tail, 0)
    // If even the corners don't fit, they shrink together.
    let shrink = min(1, Double(count) / max((head + tail) * scale, 1e-9))
    let from = head * scale * shrink
    let to = Double(count) - tail * scale * shrink
    return (0..<count).map { index in
      let x = Double(index) + 0.5
      let place =
        if x < from { x / (scale * shrink) } else if x >= to { length - (Double(count) - x) / (scale * shrink) } else {
          head + (x - from) / max(to - from, 1e-9) * middle
        }
      return start + place - 0.5
    }
  }
}
