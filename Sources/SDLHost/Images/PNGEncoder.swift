import CSDL2
import CoreGraphics
import Foundation

/// Writes images as PNG files.
public enum PNGEncoder {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// The image as the bytes of a PNG file, with straight alpha. The same image gives the same bytes.
  public static func encode(_ image: CGImage) throws -> Data {
    let width = image.width
    let height = image.height
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ABGR8888.rawValue) else {
      throw failure()
    }
    defer { SDL_FreeSurface(surface) }
    for y in 0..<height {
      let row = (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      let source = image.pixels.row(y)
      for x in 0..<width { row[x] = straight(source[x]) }
    }
    // Noise compresses to a little more than itself; memory that is not written costs nothing.
    let capacity = width * height * 5 + height * 16 + 65_536
    let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    defer { memory.deallocate() }
    guard let stream = SDL_RWFromMem(memory, Int32(capacity)) else { throw failure() }
    defer { SDL_RWclose(stream) }
    guard IMG_SavePNG_RW(surface, stream, 0) == 0 else { throw failure() }
    return Data(bytes: memory, count: Int(SDL_RWtell(stream)))
  }

  /// Writes the image to a file, whole or not at all.
  public static func write(_ image: CGImage, to path: String) throws {
    try encode(image).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// From premultiplied ARGB to straight ABGR.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = pixel >> shift & 255
      return alpha == 255 ? value : min((value * 255 + alpha / 2) / alpha, 255)
    }
    return alpha << 24 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }

  private static func failure() -> Failure { Failure(description: "The PNG cannot be made: \(String(cString: SDL_GetError()))") }
}
