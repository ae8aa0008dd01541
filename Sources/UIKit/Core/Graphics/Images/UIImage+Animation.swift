import Foundation

extension UIImage {
  /// Returns nil if there are no images. Each image is shown for the same time. `duration` is the total time in seconds; 0 means a
  /// thirtieth of a second for each image.
  ///
  /// Image views show the animation. Elsewhere, such as when it is drawn, the first image is used.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      source: first.source, scale: first.scale, orientation: first.imageOrientation, renderingMode: first.renderingMode,
      capInsets: first.capInsets, resizingMode: first.resizingMode, tint: first.tint, images: images, duration: duration)
  }

  /// Returns nil if there are no images. `name` is the part before the number, which is first 0 or 1: “wave” for “wave0”, “wave1”, and so
  /// on.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = [0, 1].first { exists(named: "\(name)\($0)") }
    guard let first else { return nil }
    let images = (first...1024).lazy.map { "\(name)\($0)" }.prefix { exists(named: $0) }.compactMap { UIImage(named: $0) }
    return animatedImage(with: Array(images), duration: duration)
  }

  /// Returns whether the program's image folders contain an image. There is no warning if they don't.
  private static func exists(named name: String) -> Bool {
    ImageSearch(name: name, folders: HostServices.current.imageFolders).paths.contains { FileManager.default.fileExists(atPath: $0) }
  }

  var animation: ImageAnimation? { images.map { ImageAnimation(images: $0, duration: duration, repeatCount: 0) } }
}

struct ImageAnimation {
  let images: [UIImage]
  /// The time of one run, in seconds.
  let duration: TimeInterval
  /// The number of runs, or 0 for no end.
  let repeatCount: Int

  /// A duration of 0 means a thirtieth of a second for each image.
  init(images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    self.repeatCount = repeatCount
  }
}
