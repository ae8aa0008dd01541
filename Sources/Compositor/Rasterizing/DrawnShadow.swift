import QuartzCore

/// The shadow of drawn pixels: their opacity, blurred, moved, and colored.
struct DrawnShadow {
  private let blurred: PixelBuffer
  private let color: Pixel
  private let dx: Int
  private let dy: Int
  /// The number of pixels by which the blurred pixels extend beyond the drawn ones.
  private let margin: Int

  /// Creates the shadow. `transform` maps the drawing's base coordinates, in which shadows are measured, to pixels.
  init(_ shadow: CGDrawing.Shadow, of pixels: PixelBuffer, through transform: CGAffineTransform) {
    let scale = transform.largestScale
    let box = BoxBlur(sigma: Double(shadow.blur / 2 * scale))
    margin = box.reach
    let grown = PixelBuffer(width: pixels.width + 2 * margin, height: pixels.height + 2 * margin)
    for y in 0..<pixels.height { (grown.row(y + margin) + margin).update(from: pixels.row(y), count: pixels.width) }
    box.apply(to: grown, workers: WorkerPool(threads: 1))
    blurred = grown
    color = LayerColor(shadow.color).premultiplied
    func whole(_ distance: CGFloat) -> Int { distance.isFinite ? Int((distance * scale).clamped(to: -1e5...1e5).rounded()) : 0 }
    dx = whole(shadow.offset.width)
    dy = whole(shadow.offset.height)
  }

  func fetch(into row: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    let sourceY = y - dy + margin
    for i in 0..<count {
      let sourceX = x + i - dx + margin
      let isInside = sourceX >= 0 && sourceX < blurred.width && sourceY >= 0 && sourceY < blurred.height
      row[i] = isInside ? color.scaled(by: blurred[sourceX, sourceY] &>> 24) : 0
    }
  }
}
