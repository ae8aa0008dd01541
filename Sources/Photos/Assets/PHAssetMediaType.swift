import Foundation

/// The type of an asset.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  /// A picture, as all assets of a folder of photos are.
  case image = 1
  case video = 2
  /// A sound.
  case audio = 3
}

/// The special kinds of media to which an asset belongs.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo with a high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A photo with a moment of motion.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  /// A spatial photo or video.
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A video with many frames a second.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A video in time lapse.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  /// A video with a shallow depth of field.
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

/// The origins of assets.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set of origins.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The person's library, from which all assets of a folder are.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// An album that is shared in iCloud.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// A computer with which the device is synchronized.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The operations for which an asset can be checked.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  /// A change of the picture.
  case content = 2
  /// A change of properties such as `isFavorite`.
  case properties = 3
}

/// The rotation and reflection between the stored pixels and the displayed image. The raw values are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Unchanged.
  case up = 1
  /// Reflected horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Reflected vertically.
  case downMirrored = 4
  /// Reflected horizontally, then rotated by 90° counterclockwise.
  case leftMirrored = 5
  /// Rotated by 90° clockwise.
  case right = 6
  /// Reflected horizontally, then rotated by 90° clockwise.
  case rightMirrored = 7
  /// Rotated by 90° counterclockwise.
  case left = 8
}
