import Host
import CSDL2
import CoreGraphics

/// Reads a decoded surface row by row as premultiplied ARGB, so that a reduced picture needs no second full-size copy.
struct SurfaceReader {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let format: UInt32
  private let hasAlpha: Bool
  private let ink: ImageHeader.Ink?

  /// Creates a reader of `surface`, which must outlive this value. Returns nil and sets SDL's error if the format is unknown.
  init?(surface: UnsafeMutablePointer<SDL_Surface>, ink: ImageHeader.Ink?) {
    self.surface = surface
    self.ink = ink
    guard let layout = surface.pointee.format else { return nil }
    format = layout.pointee.format
    hasAlpha = ink == nil && (layout.pointee.Amask != 0 || layout.pointee.palette != nil || SDL_HasColorKey(surface) == SDL_TRUE)
  }

  private var width: Int { Int(surface.pointee.w) }
  private var height: Int { Int(surface.pointee.h) }

  /// Returns the whole picture, reduced so that its longer side has at most `maxPixelSize` pixels.
  func pixels(maxPixelSize: Int?) -> PixelBuffer? {
    let longer = max(width, height)
    let limit = max(maxPixelSize ?? longer, 1)
    guard limit < longer else {
      let buffer = PixelBuffer(width: width, height: height)
      return forEachRow { y, row in buffer.row(y).update(from: row, count: width) } ? buffer : nil
    }
    func reduced(_ side: Int) -> Int { max((side * limit + longer / 2) / longer, 1) }
    let reducer = AreaReducer(width: width, height: height, to: (reduced(width), reduced(height)))
    return forEachRow { _, row in reducer.add(row: row) } ? reducer.result : nil
  }

  /// Calls `body` with every row from the top. Returns false and sets SDL's error if the pixels can't be converted.
  private func forEachRow(_ body: (Int, UnsafePointer<UInt32>) -> Void) -> Bool {
    // A palette or a color key can only be converted as a whole, by SDL's blitter.
    let needsBlit = surface.pointee.format.pointee.palette != nil || SDL_HasColorKey(surface) == SDL_TRUE
    let converted = needsBlit ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) : nil
    defer { if let converted { SDL_FreeSurface(converted) } }
    guard !needsBlit || converted != nil else { return false }

    let source = converted ?? surface
    let pitch = Int(source.pointee.pitch)
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    for y in 0..<height {
      let stored = UnsafeRawPointer(source.pointee.pixels) + y * pitch
      if let ink {
        Self.mix(stored, ink: ink, into: row, count: width)
      } else {
        guard
          SDL_ConvertPixels(
            Int32(width), 1, source.pointee.format.pointee.format, stored, Int32(pitch), SDL_PIXELFORMAT_ARGB8888.rawValue, row,
            Int32(width * 4)) == 0
        else { return false }
        if hasAlpha { Self.premultiply(row, count: width) } else { for x in 0..<width { row[x] |= 0xff00_0000 } }
      }
      body(y, row)
    }
    return true
  }

  private static func premultiply(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
    for x in 0..<count {
      let pixel = row[x]
      let alpha = pixel >> 24
      if alpha == 255 { continue }
      var result = alpha << 24
      for shift in [UInt32(0), 8, 16] {
        let product = (pixel >> shift & 255) &* alpha &+ 128
        result |= ((product &+ product >> 8) >> 8) << shift
      }
      row[x] = result
    }
  }

  /// Converts ink on white paper: each ink removes its part of the light.
  private static func mix(_ stored: UnsafeRawPointer, ink: ImageHeader.Ink, into row: UnsafeMutablePointer<UInt32>, count: Int) {
    let flip: UInt8 = ink == .plain ? 255 : 0
    let inks = stored.assumingMemoryBound(to: SIMD4<UInt8>.self)
    for x in 0..<count {
      let light = SIMD4<UInt32>(truncatingIfNeeded: inks[x] ^ SIMD4(repeating: flip))
      let mixed = (light &* light.w &+ 127) / 255
      row[x] = 0xff00_0000 | mixed.x << 16 | mixed.y << 8 | mixed.z
    }
  }
}
