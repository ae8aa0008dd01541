import CSDL2
import CoreGraphics
import Foundation

@testable import Host

/// Pictures made for the tests, encoded by SDL_image.
enum SamplePictures {
  /// Returns four quarters: red, green, blue, and white, from the top left in reading order.
  static func quarters(width: Int, height: Int) -> CGImage {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let colors: [UInt32] = y < height / 2 ? [0xffff_0000, 0xff00_ff00] : [0xff00_00ff, 0xffff_ffff]
        pixels[x, y] = colors[x < width / 2 ? 0 : 1]
      }
    }
    return CGImage(pixels: pixels)
  }

  static func jpeg(_ image: CGImage, orientation: Int? = nil, isBigEndian: Bool = true) -> Data {
    let plain = encoded(image) { IMG_SaveJPG_RW($0, $1, 0, 95) }
    guard let orientation else { return plain }
    // The start marker, then an EXIF segment with one entry: orientation, a short.
    func word(_ value: Int) -> [UInt8] { isBigEndian ? [UInt8(value >> 8), UInt8(value & 255)] : [UInt8(value & 255), UInt8(value >> 8)] }
    func long(_ value: Int) -> [UInt8] { isBigEndian ? word(value >> 16) + word(value & 0xffff) : word(value & 0xffff) + word(value >> 16) }
    let mark: [UInt8] = isBigEndian ? Array("MM".utf8) : Array("II".utf8)
    let tiff = mark + word(42) + long(8) + word(1) + word(274) + word(3) + long(1) + word(orientation) + word(0) + long(0)
    let segment = Array("Exif\0\0".utf8) + tiff
    let length = segment.count + 2
    return plain.prefix(2) + [0xff, 0xe1, UInt8(length >> 8), UInt8(length & 255)] + segment + plain.dropFirst(2)
  }

  static func bmp(_ image: CGImage) -> Data { encoded(image) { SDL_SaveBMP_RW($0, $1, 0) } }

  static func png(_ image: CGImage) -> Data { PNGEncoder.encode(image) }

  private static func encoded(
    _ image: CGImage, by save: (UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>?) -> Int32
  ) -> Data {
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      image.pixels.pixels, Int32(image.width), Int32(image.height), 32, Int32(image.pixels.stride * 4), SDL_PIXELFORMAT_RGB888.rawValue)
    defer { SDL_FreeSurface(surface) }
    var bytes = [UInt8](repeating: 0, count: image.width * image.height * 4 + 65_536)
    let capacity = Int32(bytes.count)
    let written = bytes.withUnsafeMutableBytes { buffer -> Int in
      let stream = SDL_RWFromMem(buffer.baseAddress, capacity)
      defer { SDL_RWclose(stream) }
      return save(surface, stream) == 0 ? Int(SDL_RWtell(stream)) : 0
    }
    return Data(bytes.prefix(written))
  }
}

extension CGImage {
  /// Returns the color of a pixel as a letter: r, g, b, w, or ? for anything else.
  func letter(_ x: Int, _ y: Int) -> Character {
    let pixel = pixels[x, y]
    func isHigh(_ shift: UInt32) -> Bool { pixel >> shift & 255 > 128 }
    switch (isHigh(16), isHigh(8), isHigh(0)) {
    case (true, false, false): return "r"
    case (false, true, false): return "g"
    case (false, false, true): return "b"
    case (true, true, true): return "w"
    default: return "?"
    }
  }

  /// The colors of the four quarters in reading order.
  var quarters: String {
    String([
      letter(width / 4, height / 4), letter(width * 3 / 4, height / 4), letter(width / 4, height * 3 / 4),
      letter(width * 3 / 4, height * 3 / 4),
    ])
  }
}
