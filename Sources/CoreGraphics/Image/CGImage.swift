import Foundation
import Synchronization

/// An immutable bitmap image: premultiplied sRGB pixels and their smaller levels of detail.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// A Boolean value that indicates whether every pixel is fully opaque, so that nothing below needs to be drawn.
  package let isOpaque: Bool
  /// The pixels at full size.
  package let pixels: PixelBuffer
  /// Unique among images.
  package let serial = CGImage.serials.next()

  private static let serials = SerialNumbers()
  private let chain: Mutex<[PixelBuffer]?>

  /// Takes ownership of `pixels`. Do not write to them afterward.
  package init(pixels: PixelBuffer) {
    pixels.replicateEdges()
    self.pixels = pixels
    width = pixels.width
    height = pixels.height
    isOpaque = pixels.isOpaque
    chain = Mutex(nil)
  }

  /// The pixels at full size, half, quarter, and so on down to one pixel.
  ///
  /// The first access creates the levels. A decoder does that on its own thread.
  package var levels: [PixelBuffer] {
    chain.withLock { made in
      if let made { return made }
      var levels = [pixels]
      while let last = levels.last, last.width > 1 || last.height > 1 { levels.append(last.halved()) }
      made = levels
      return levels
    }
  }

  /// The memory of the pixels and their smaller levels, in bytes.
  package var byteCount: Int { width * height * 16 / 3 }

  /// `rect` is in pixels from the top left. Returns nil if it is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let copy = PixelBuffer(width: Int(part.width), height: Int(part.height))
    for y in 0..<copy.height {
      copy.row(y).update(from: pixels.row(y + Int(part.minY)) + Int(part.minX), count: copy.width)
    }
    return CGImage(pixels: copy)
  }
}

extension CGImage: Equatable, Hashable {
  /// Images are equal only if they are the same object. Comparing pixels would cost more than it is worth.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
