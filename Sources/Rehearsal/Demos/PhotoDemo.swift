import CoreGraphics

/// A demo whose first screen shows photos, which can be decoded before there is a window.
@MainActor
package protocol PhotoDemo: Demo {
  /// Returns the photos at the beginning of the first screen that are known without waiting.
  static func firstPhotos(of source: PhotoSource) -> [Photo]
  /// Returns the side of the square that a photo fills on a screen of the given width, in points.
  static func firstPhotoSide(inWidth width: CGFloat) -> CGFloat
}
