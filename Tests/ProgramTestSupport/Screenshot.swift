import CoreGraphics
import Foundation
import SDLHost

/// The pixels of a screen or a picture, 0x00RRGGBB.
package struct Screenshot: Equatable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a dump in the format of xwd(1), 32 bits a pixel, as Xvfb keeps its framebuffer.
  package init(xwd data: Data) throws {
    func field(_ index: Int) -> Int {
      let bytes = data[data.startIndex + index * 4..<data.startIndex + index * 4 + 4]
      return bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard data.count > 100, field(1) == 7, field(11) == 32 else {
      throw Tool.Failed("The display's framebuffer is not an xwd dump of 32 bits a pixel")
    }
    let start = field(0) + field(19) * 12
    let stride = field(12)
    let (width, height) = (field(4), field(5))
    var pixels = [UInt32]()
    pixels.reserveCapacity(width * height)
    data.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes.loadUnaligned(fromByteOffset: start + y * stride + x * 4, as: UInt32.self)
          pixels.append(UInt32(littleEndian: pixel) & 0xff_ffff)
        }
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  package subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The pixels inside a rectangle.
  package func cropped(to rect: CGRect) -> Screenshot {
    let x0 = Int(rect.minX)
    let y0 = Int(rect.minY)
    let rows = (y0..<y0 + Int(rect.height)).flatMap { y in pixels[y * width + x0..<y * width + x0 + Int(rect.width)] }
    return Screenshot(width: Int(rect.width), height: Int(rect.height), pixels: rows)
  }

  /// How many pixels differ from those of another picture of the same size by more than `tolerance` in some channel, 0…255.
  package func differences(from other: Screenshot, beyond tolerance: Int = 0) -> Int {
    guard width == other.width, height == other.height else { return max(pixels.count, other.pixels.count) }
    func differ(_ a: UInt32, _ b: UInt32) -> Bool {
      guard a != b else { return false }
      return [UInt32(0), 8, 16].contains { shift in
        let difference = Int((a >> shift) & 255) - Int((b >> shift) & 255)
        return abs(difference) > tolerance
      }
    }
    return zip(pixels, other.pixels).reduce(0) { $0 + (differ($1.0, $1.1) ? 1 : 0) }
  }
}

extension Screenshot {
  /// Reads a PNG file.
  package init(png file: URL) throws {
    let image = try PictureDecoder().decode(file: file.path)
    let rows = (0..<image.height).flatMap { y in
      UnsafeBufferPointer(start: image.pixels.row(y), count: image.width).map { $0 & 0xff_ffff }
    }
    self.init(width: image.width, height: image.height, pixels: rows)
  }
}
