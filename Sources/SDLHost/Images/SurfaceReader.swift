import CSDL2
import CoreGraphics
import Host

/// Reads a decoded surface row by row as premultiplied ARGB.
final class SurfaceReader: RowSource {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let format: SDL_PixelFormat
  private let hasAlpha: Bool

  /// Creates a reader of `surface`, which it then owns.
  init(surface: UnsafeMutablePointer<SDL_Surface>) throws(DecodingFailure) {
    self.surface = surface
    guard let format = surface.pointee.format?.pointee else {
      SDL_FreeSurface(surface)
      throw DecodingFailure(reason: "its pixels are unknown")
    }
    self.format = format
    hasAlpha = format.Amask != 0 || format.palette != nil || SDL_HasColorKey(surface) == SDL_TRUE
  }

  deinit { SDL_FreeSurface(surface) }

  var width: Int { Int(surface.pointee.w) }
  var height: Int { Int(surface.pointee.h) }

  func forEachRow(_ body: (Int, UnsafePointer<UInt32>) -> Void) throws(DecodingFailure) {
    // A palette or a color key can only be converted as a whole, by SDL's blitter.
    let needsBlit = format.palette != nil || SDL_HasColorKey(surface) == SDL_TRUE
    let converted = needsBlit ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0) : nil
    defer { if let converted { SDL_FreeSurface(converted) } }
    if needsBlit, converted == nil { throw .lastOfSDL }

    let source = converted ?? surface
    let pitch = Int(source.pointee.pitch)
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    defer { row.deallocate() }
    for y in 0..<height {
      guard
        SDL_ConvertPixels(
          Int32(width), 1, source.pointee.format.pointee.format, UnsafeRawPointer(source.pointee.pixels) + y * pitch, Int32(pitch),
          SDL_PIXELFORMAT_ARGB8888.rawValue, row, Int32(width * 4)) == 0
      else { throw .lastOfSDL }
      if hasAlpha { Self.premultiply(row, count: width) } else { for x in 0..<width { row[x] |= 0xff00_0000 } }
      body(y, row)
    }
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
}

extension DecodingFailure {
  /// The last error of SDL.
  static var lastOfSDL: DecodingFailure { DecodingFailure(reason: String(cString: SDL_GetError())) }
}
