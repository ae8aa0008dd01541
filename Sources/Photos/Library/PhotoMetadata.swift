import Foundation

package struct PhotoMetadata: Equatable, Sendable {
  /// In pixels, or 0 if the size is unknown.
  package var width = 0
  /// In pixels, or 0 if the size is unknown.
  package var height = 0
  /// The date on which the picture was taken, otherwise the date of the file.
  package var creationDate: Date?
  /// The date of the file.
  package var modificationDate: Date?
  package var subtypes: PHAssetMediaSubtype = []
  /// A Boolean value that indicates whether the file contains several pictures that are shown one after the other.
  package var isAnimated = false
  /// The orientation of the stored pixels.
  package var orientation = CGImagePropertyOrientation.up
  /// Such as "public.jpeg".
  package var typeIdentifier = "public.data"

  package init() {}
}
