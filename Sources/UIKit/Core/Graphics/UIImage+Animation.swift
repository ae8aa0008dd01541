import Foundation

extension UIImage {
  /// Returns an image that an image view shows as an animation, or nil if there are no images.
  ///
  /// Elsewhere, such as when it is drawn, it is the first of its images.
  ///
  /// - Parameters:
  ///   - images: The images, in order. Each is shown for the same time. An image can be in several places.
  ///   - duration: The time that they take together, in seconds. 0 means a thirtieth of a second for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      source: first.source, scale: first.scale, orientation: first.imageOrientation, renderingMode: first.renderingMode,
      capInsets: first.capInsets, resizingMode: first.resizingMode, tint: first.tint, images: images, duration: duration)
  }

  /// Returns an animated image of the images with the given name and a number, 0 or 1 first, or nil if there are none.
  ///
  /// - Parameters:
  ///   - name: The part of the names before the number: “wave” for “wave0”, “wave1”, and so on.
  ///   - duration: The time that they take together, in seconds. 0 means a thirtieth of a second for each.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = [0, 1].first { exists(named: "\(name)\($0)") }
    guard let first else { return nil }
    let images = (first...1024).lazy.map { "\(name)\($0)" }.prefix { exists(named: $0) }.compactMap { UIImage(named: $0) }
    return animatedImage(with: Array(images), duration: duration)
  }

  /// Returns a Boolean value that indicates whether the program's image folders contain an image, without a warning if they don't.
  private static func exists(named name: String) -> Bool {
    ImageSearch(name: name, folders: HostServices.current.imageFolders).paths.contains { FileManager.default.fileExists(atPath: $0) }
  }

  /// The animation of the image, or nil if it isn't animated.
  var animation: ImageAnimation? { images.map { ImageAnimation(images: $0, duration: duration, repeatCount: 0) } }
}

/// Images that an image view shows one after the other.
struct ImageAnimation {
  let images: [UIImage]
  /// The time of one run, in seconds.
  let duration: TimeInterval
  /// The number of runs, or 0 for no end.
  let repeatCount: Int

  /// Creates an animation. A duration of 0 means a thirtieth of a second for each image.
  init(images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    self.images = images
    self.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    self.repeatCount = repeatCount
  }
}
