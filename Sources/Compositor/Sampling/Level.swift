import CoreGraphics

/// The pixels of one level of detail without reference counting, for use in loops. The creator retains the buffer.
struct Level: Equatable {
  let width: Int
  let height: Int
  let stride: Int
  let pixels: UnsafePointer<Pixel>

  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    stride = buffer.stride
    pixels = UnsafePointer(buffer.pixels)
  }

  /// Creates a level from a part of another one. The part's edges continue beyond it, and nothing around it is visible.
  init(_ buffer: PixelBuffer, part: PixelRect) {
    width = part.width
    height = part.height
    stride = buffer.stride
    pixels = UnsafePointer(buffer.row(part.y0) + part.x0)
  }
}

/// Integer bilinear interpolation.
enum Bilinear {
  private typealias Pair = SIMD2<UInt64>

  /// Returns the interpolation of the four pixels at `upper` and `lower` (the row below), weighted by `fx`/256 to the right and `fy`/256
  /// down.
  @inline(__always) static func sample(
    _ upper: UnsafePointer<Pixel>, _ lower: UnsafePointer<Pixel>, _ fx: UInt32, _ fy: UInt32
  ) -> Pixel {
    let top = spread(UnsafeRawPointer(upper).loadUnaligned(as: UInt64.self))
    let bottom = spread(UnsafeRawPointer(lower).loadUnaligned(as: UInt64.self))
    let column =
      (top &* Lanes8(repeating: UInt16(truncatingIfNeeded: 256 &- fy)) &+ bottom &* Lanes8(repeating: UInt16(truncatingIfNeeded: fy)))
      &>> 8
    return across(column, fx)
  }

  /// Returns the interpolation of the two pixels at `row`, weighted by `fx`/256 to the right, for a row that is already interpolated
  /// vertically.
  @inline(__always) static func sample(_ row: UnsafePointer<Pixel>, _ fx: UInt32) -> Pixel {
    across(spread(UnsafeRawPointer(row).loadUnaligned(as: UInt64.self)), fx)
  }

  /// Returns two pixels as lanes: blue and red of both, then green and alpha of both.
  @inline(__always) private static func spread(_ two: UInt64) -> Lanes8 {
    let mask: UInt64 = 0x00ff_00ff_00ff_00ff
    return unsafeBitCast(Pair(two & mask, (two &>> 8) & mask), to: Lanes8.self)
  }

  @inline(__always) private static func across(_ column: Lanes8, _ fx: UInt32) -> Pixel {
    let weights = UInt64((256 &- fx) &* 0x1_0001) | (UInt64(fx &* 0x1_0001) &<< 32)
    let parts = unsafeBitCast(column &* unsafeBitCast(Pair(repeating: weights), to: Lanes8.self), to: Pair.self)
    let sum = parts &+ (parts &>> 32)
    let rb = UInt32(truncatingIfNeeded: sum.x)
    let ag = UInt32(truncatingIfNeeded: sum.y)
    return ((rb &>> 8) & 0x00ff_00ff) | (ag & 0xff00_ff00)
  }
}
