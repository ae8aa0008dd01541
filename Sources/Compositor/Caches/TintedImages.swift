import QuartzCore
import Synchronization

/// Images with their colors multiplied by another color, as for particles.
enum TintedImages {
  private struct Key: Hashable {
    let image: Int
    let levels: [UInt32]
  }

  private static let made = Mutex<[Key: CGImage]>([:])

  /// The number of levels of a color's component. Particles of slightly different colors share an image.
  private static let levels: CGFloat = 31
  /// The maximum number of images. If there are more, all are created again.
  private static let mostImages = 512

  fileprivate static func image(_ image: CGImage, _ color: LayerColor) -> CGImage {
    let levels = [color.red, color.green, color.blue].map { UInt32((min(max($0, 0), 1) * Self.levels).rounded()) }
    if levels.allSatisfy({ $0 == UInt32(Self.levels) }) { return image }
    let key = Key(image: image.serial, levels: levels)
    return made.withLock { made in
      if let known = made[key] { return known }
      if made.count >= mostImages { made.removeAll() }
      let tinted = multiplied(image, by: levels)
      made[key] = tinted
      return tinted
    }
  }

  private static func multiplied(_ image: CGImage, by levels: [UInt32]) -> CGImage {
    let (most, source) = (UInt32(Self.levels), image.pixels)
    let copy = PixelBuffer(width: image.width, height: image.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = source[x, y]
        let red = ((pixel >> 16 & 255) * levels[0] + most / 2) / most
        let green = ((pixel >> 8 & 255) * levels[1] + most / 2) / most
        let blue = ((pixel & 255) * levels[2] + most / 2) / most
        copy[x, y] = (pixel & 0xff00_0000) | (red << 16) | (green << 8) | blue
      }
    }
    return CGImage(pixels: copy)
  }
}

extension CGImage {
  /// Returns the image with its colors multiplied by another color, disregarding its opacity.
  func multiplied(by color: LayerColor) -> CGImage { TintedImages.image(self, color) }
}
