import Foundation
import Synchronization

/// A bitmap image: premultiplied sRGB pixels with its smaller levels of detail, never changed once made.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Whether every pixel is fully opaque, so that what lies below need not be drawn.
  public let isOpaque: Bool
  /// The full-size pixels.
  public let pixels: PixelBuffer

  private let chain: Mutex<[PixelBuffer]?>

  /// Takes over `pixels`; nobody may write to them any more.
  public init(pixels: PixelBuffer) {
    pixels.replicateEdges()
    self.pixels = pixels
    width = pixels.width
    height = pixels.height
    isOpaque = pixels.isOpaque
    chain = Mutex(nil)
  }

  /// The pixels at full size, half, quarter, … down to one pixel. Made at the first call; a decoder makes them on its own thread.
  public var levels: [PixelBuffer] {
    chain.withLock { made in
      if let made { return made }
      var levels = [pixels]
      while let last = levels.last, last.width > 1 || last.height > 1 { levels.append(last.halved()) }
      made = levels
      return levels
    }
  }

  /// The part of the image inside `rect` (pixels, origin at the top left), or nil where it does not meet the image.
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
  /// Images are equal when they are the same object: comparing pixels would cost more than it tells.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
