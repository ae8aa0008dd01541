import CoreGraphics
import Foundation

/// The pictures behind the photo library.
///
/// The program provides them from folders. All members may be used on any thread unless they belong to the main actor.
package protocol PhotoBackend: AnyObject, Sendable {
  /// The present pictures and albums, as far as they have been asked for.
  var listing: LibraryListing { get }

  /// Includes parts in the listing from now on.
  func include(_ parts: LibraryListing.Parts)

  /// Calls `onChange` on a background queue after pictures, albums or metadata have changed, as long as `observer` exists.
  func observe(_ observer: any AnyObject & Sendable, _ onChange: @escaping @Sendable () -> Void)

  /// Returns what a picture's file says, which is read if it isn't known yet.
  func metadata(of record: PhotoRecord) -> PhotoMetadata

  /// Returns what is known about a picture without opening its file. An unknown creation date is that of the last modification.
  func knownMetadata(of record: PhotoRecord) -> PhotoMetadata

  /// Makes metadata of pictures known: at once if these are few, and otherwise in the background, after which the observer is called.
  func learnMetadata(of records: [PhotoRecord])

  /// Returns whether the person has marked a picture as a favorite.
  func isFavorite(_ record: PhotoRecord) -> Bool

  /// A Boolean value that indicates whether favorites are stored with the files, and not only until the stage is opened again.
  var storesFavorites: Bool { get }

  /// Stores with a picture's file whether it is a favorite.
  ///
  /// - Throws: An error with a readable message if the file can't be marked.
  func setFavorite(_ isFavorite: Bool, of record: PhotoRecord) throws

  /// Returns the bytes of a picture's file.
  ///
  /// - Throws: An error with a readable message if the file can't be read.
  func data(of record: PhotoRecord) throws -> Data

  /// Returns the upright picture, with its longer side at most `maxPixelSize` pixels.
  ///
  /// - Throws: An error with a readable message if the file can't be decoded.
  func image(of record: PhotoRecord, maxPixelSize: Int) throws -> CGImage

  /// Returns the picture from memory, at the size nearest to `maxPixelSize` that there is, or nil.
  func cachedImage(of record: PhotoRecord, near maxPixelSize: Int) -> CGImage?

  /// Loads the upright picture, with its longer side at most `maxPixelSize` pixels, in the background.
  ///
  /// A picture that is in memory is delivered before the method returns, as every picture is by a program that renders films.
  ///
  /// - Returns: The request, or nil if the picture was delivered.
  @MainActor
  func loadImage(
    of record: PhotoRecord, maxPixelSize: Int, completion: @escaping @MainActor @Sendable (Result<CGImage, any Error>) -> Void
  ) -> (any PhotoImageLoading)?
}

/// The loading of a picture in the background.
package protocol PhotoImageLoading: AnyObject, Sendable {
  /// Stops the loading. The completion isn't called.
  @MainActor func cancel()
}
