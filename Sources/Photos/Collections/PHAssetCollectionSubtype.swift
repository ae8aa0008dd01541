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
  /// An album that the person has made: a folder.
  case albumRegular = 2
  /// An album that was synchronized with a computer.
  case albumSyncedEvent = 3
  /// The photos of a person that were synchronized with a computer.
  case albumSyncedFaces = 4
  /// An album that was synchronized with a computer.
  case albumSyncedAlbum = 5
  /// An album that was imported from a camera.
  case albumImported = 6
  /// The photo stream in iCloud.
  case albumMyPhotoStream = 100
  /// An album that is shared in iCloud.
  case albumCloudShared = 101
  /// A smart album without a kind of its own.
  case smartAlbumGeneric = 200
  /// The panoramas.
  case smartAlbumPanoramas = 201
  /// The videos.
  case smartAlbumVideos = 202
  /// The favorites.
  case smartAlbumFavorites = 203
  /// The videos in time lapse.
  case smartAlbumTimelapses = 204
  /// The hidden assets.
  case smartAlbumAllHidden = 205
  /// The assets that were added last.
  case smartAlbumRecentlyAdded = 206
  /// The bursts of photos.
  case smartAlbumBursts = 207
  /// The videos in slow motion.
  case smartAlbumSlomoVideos = 208
  /// All assets of the person's library.
  case smartAlbumUserLibrary = 209
  /// The pictures that people took of themselves.
  case smartAlbumSelfPortraits = 210
  /// The pictures of screens.
  case smartAlbumScreenshots = 211
  /// The photos with depths.
  case smartAlbumDepthEffect = 212
  /// The photos with a moment of motion.
  case smartAlbumLivePhotos = 213
  /// The animated pictures.
  case smartAlbumAnimated = 214
  /// The photos with a long exposure.
  case smartAlbumLongExposures = 215
  /// The assets that couldn't be uploaded.
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
