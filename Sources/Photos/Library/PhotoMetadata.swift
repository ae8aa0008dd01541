import Foundation

/// The metadata in a picture's file.
package struct PhotoMetadata: Equatable, Sendable {
  /// The width of the upright picture in pixels, or 0 if it isn't known.
  package var width = 0
  /// The height of the upright picture in pixels, or 0 if it isn't known.
  package var height = 0
  /// The date on which the picture was taken, or else the date on which its file was written.
  package var creationDate: Date?
  /// The date on which the file was written.
  package var modificationDate: Date?
  /// The special kinds of photos to which the picture belongs.
  package var subtypes: PHAssetMediaSubtype = []
  /// A Boolean value that indicates whether the file contains several pictures to be shown one after the other.
  package var isAnimated = false
  /// The orientation of the stored pixels.
  package var orientation = CGImagePropertyOrientation.up
  /// The uniform type identifier of the file, such as "public.jpeg".
  package var typeIdentifier = "public.data"

  /// Creates metadata of a picture about which nothing is known.
  package init() {}
}
