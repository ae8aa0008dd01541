/// Moves colors away from gray, or toward it.
struct Saturation {
  /// The factor, in 256ths.
  private let factor: Int32

  /// Creates a saturation. 1 leaves colors unchanged, and 0 makes them gray.
  init(_ saturation: Double) { factor = Int32((saturation * 256).rounded()) }

  func apply(to row: UnsafeMutablePointer<Pixel>, count: Int) {
    var x = 0
    while x &+ 4 <= count {
      moved(Pixel4.load(row + x)).store(row + x)
      x &+= 4
    }
    while x < count {
      row[x] = moved(Pixel4(repeating: row[x])).x
      x &+= 1
    }
  }

  @inline(__always) private func moved(_ pixels: Pixel4) -> Pixel4 {
    typealias Four = SIMD4<Int32>
    let low = Four(repeating: 255)
    let bits = unsafeBitCast(pixels, to: Four.self)
    let (r, g, b) = ((bits &>> 16) & low, (bits &>> 8) & low, bits & low)
    let alpha = unsafeBitCast(pixels &>> 24, to: Four.self)
    // The luma of Rec. 709, in 256ths.
    let gray = (r &* Four(repeating: 54) &+ g &* Four(repeating: 183) &+ b &* Four(repeating: 19) &+ Four(repeating: 128)) &>> 8
    let factor = Four(repeating: factor)
    func part(_ c: Four) -> Four {
      let value = gray &+ ((c &- gray) &* factor &+ Four(repeating: 128)) &>> 8
      return pointwiseMin(pointwiseMax(value, .zero), alpha)
    }
    return unsafeBitCast((alpha &<< 24) | (part(r) &<< 16) | (part(g) &<< 8) | part(b), to: Pixel4.self)
  }
}
