import Foundation

/// The type of a collection of assets.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album: a folder with pictures.
  case album = 1
  /// An album whose contents follow from the properties of the assets.
  case smartAlbum = 2
}

/// The kind of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  /// An album that was synchronized with a computer.
  case albumSyncedEvent = 3
  /// The photos of a person that were synchronized with a computer.
  case albumSyncedFaces = 4
  /// An album that was synchronized with a computer.
  case albumSyncedAlbum = 5
  case albumImported = 6
  case albumMyPhotoStream = 100
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  /// The videos in time lapse.
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  /// The videos in slow motion.
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  /// The pictures that people took of themselves.
  case smartAlbumSelfPortraits = 210
  /// The pictures of screens.
  case smartAlbumScreenshots = 211
  case smartAlbumDepthEffect = 212
  /// The photos with a moment of motion.
  case smartAlbumLivePhotos = 213
  case smartAlbumAnimated = 214
  case smartAlbumLongExposures = 215
  case smartAlbumUnableToUpload = 216
  /// The unprocessed photos.
  case smartAlbumRAW = 217
  /// The videos with a shallow depth of field.
  case smartAlbumCinematic = 218
  /// The spatial photos and videos.
  case smartAlbumSpatial = 219
  /// All kinds, in a fetch.
  case any = 9_223_372_036_854_775_807
}
