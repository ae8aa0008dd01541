import CoreGraphics

/// Provides the pictures of the photo library from folders. Members can be used on any thread unless they belong to the main actor.
package protocol PhotoBackend: AnyObject, Sendable {
  /// The current pictures and albums, as far as they are included.
  var listing: LibraryListing { get }

  /// Lists parts of the library from now on.
  func include(_ parts: LibraryListing.Parts)

  /// Calls `onChange` on a background queue after pictures, albums or metadata have changed, as long as `observer` exists.
  func observe(_ observer: any AnyObject & Sendable, _ onChange: @escaping @Sendable () -> Void)

  /// Reads the file if its metadata isn't known yet.
  func metadata(of record: PhotoRecord) -> PhotoMetadata

  /// Returns the known metadata without opening the file. An unknown creation date is replaced by the modification date.
  func knownMetadata(of record: PhotoRecord) -> PhotoMetadata

  /// Reads metadata: at once for a few pictures, otherwise in the background. Then the observer is called.
  func learnMetadata(of records: [PhotoRecord])

  func isFavorite(_ record: PhotoRecord) -> Bool

  /// A Boolean value that indicates whether favorites are stored next to the files, or only until the stage is opened again.
  var storesFavorites: Bool { get }

  /// Stores a favorite next to the file.
  ///
  /// - Throws: An error with a readable message if it can't be stored.
  func setFavorite(_ isFavorite: Bool, of record: PhotoRecord) throws

  /// - Throws: An error with a readable message if the file can't be read.
  func data(of record: PhotoRecord) throws -> Data

  /// Returns the upright picture, whose longer side is at most `maxPixelSize` pixels.
  ///
  /// - Throws: An error with a readable message if the file can't be decoded.
  func image(of record: PhotoRecord, maxPixelSize: Int) throws -> CGImage

  /// Returns the picture from memory in the available size nearest to `maxPixelSize`, or nil.
  func cachedImage(of record: PhotoRecord, near maxPixelSize: Int) -> CGImage?

  /// Loads the upright picture in the background. Its longer side is at most `maxPixelSize` pixels.
  ///
  /// A picture that is in memory is delivered before the method returns. When films are rendered, every picture is. Returns nil if the
  /// picture has been delivered.
  @MainActor
  func loadImage(
    of record: PhotoRecord, maxPixelSize: Int, completion: @escaping @MainActor @Sendable (Result<CGImage, any Error>) -> Void
  ) -> (any PhotoImageLoading)?
}

package protocol PhotoImageLoading: AnyObject, Sendable {
  /// Stops loading. The completion isn't called.
  @MainActor func cancel()
}
