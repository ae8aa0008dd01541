internal import CPixels

/// Moves colors away from gray, or toward it.
struct Saturation {
  /// The factor, in 256ths.
  private let factor: Int32

  /// 1 leaves colors unchanged, and 0 makes them gray.
  init(_ saturation: Double) { factor = Int32((saturation * 256).rounded()) }

  func apply(to row: UnsafeMutablePointer<Pixel>, count: Int) {
    let whole = count & ~7
    if whole > 0 { Rows.loops.saturate(row, factor, whole) }
    for x in whole..<count { row[x] = moved(row[x]) }
  }

  /// Returns the color of a single pixel, with the same arithmetic as for eight.
  func moved(_ pixel: Pixel) -> Pixel {
    let bits = Int32(bitPattern: pixel)
    let (r, g, b, alpha) = (bits &>> 16 & 255, bits &>> 8 & 255, bits & 255, Int32(pixel &>> 24))
    // The luma of Rec. 709, in 256ths.
    let gray = (r * 54 + g * 183 + b * 19 + 128) >> 8
    func part(_ c: Int32) -> Pixel { Pixel(min(max(gray + ((c - gray) * factor + 128) >> 8, 0), alpha)) }
    return pixel & 0xff00_0000 | part(r) << 16 | part(g) << 8 | part(b)
  }
}
