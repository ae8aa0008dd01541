/// A premultiplied pixel: 0xAARRGGBB.
typealias Pixel = UInt32

/// Four pixels, and the same register as eight 16-bit lanes.
typealias Pixel4 = SIMD4<UInt32>
typealias Lanes8 = SIMD8<UInt16>

/// Integer arithmetic on premultiplied pixels. It rounds in the same way for one pixel and for four, so that the same picture has the same
/// bytes wherever a row is cut.
extension Pixel {
  /// Returns the pixel with each component multiplied by `alpha`/255, rounded to nearest.
  @inline(__always) func scaled(by alpha: UInt32) -> Pixel {
    var rb = (self & 0x00ff_00ff) &* alpha &+ 0x0080_0080
    var ag = ((self &>> 8) & 0x00ff_00ff) &* alpha &+ 0x0080_0080
    rb = ((rb &+ ((rb &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    ag = (ag &+ ((ag &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return rb | ag
  }

  /// Returns this pixel composited over `below`.
  @inline(__always) func over(_ below: Pixel) -> Pixel { self &+ below.scaled(by: 255 &- (self &>> 24)) }
}

/// Returns a·b/255, rounded to nearest, for two values in 0…255.
@inline(__always) func product255(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let t = a &* b &+ 128
  return (t &+ (t &>> 8)) &>> 8
}

extension Pixel4 {
  @inline(__always) static func load(_ address: UnsafePointer<Pixel>) -> Pixel4 {
    UnsafeRawPointer(address).loadUnaligned(as: Pixel4.self)
  }

  @inline(__always) static func load(_ address: UnsafeMutablePointer<Pixel>) -> Pixel4 {
    UnsafeRawPointer(address).loadUnaligned(as: Pixel4.self)
  }

  @inline(__always) func store(_ address: UnsafeMutablePointer<Pixel>) {
    UnsafeMutableRawPointer(address).storeBytes(of: self, as: Pixel4.self)
  }

  /// Returns the pixels with each one's components multiplied by its own `alpha` (0…255)/255.
  @inline(__always) func scaled(by alpha: Pixel4) -> Pixel4 {
    let factor = unsafeBitCast(alpha | (alpha &<< 16), to: Lanes8.self)
    let mask = Pixel4(repeating: 0x00ff_00ff)
    var rb = unsafeBitCast(self & mask, to: Lanes8.self) &* factor &+ 128
    var ag = unsafeBitCast((self &>> 8) & mask, to: Lanes8.self) &* factor &+ 128
    rb = (rb &+ (rb &>> 8)) &>> 8
    ag = ag &+ (ag &>> 8)
    return unsafeBitCast(rb, to: Pixel4.self) | (unsafeBitCast(ag, to: Pixel4.self) & Pixel4(repeating: 0xff00_ff00))
  }

  @inline(__always) func over(_ below: Pixel4) -> Pixel4 {
    self &+ below.scaled(by: Pixel4(repeating: 255) &- (self &>> 24))
  }
}
