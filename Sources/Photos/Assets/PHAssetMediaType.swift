import Foundation

public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  /// All assets of a folder are images.
  case image = 1
  case video = 2
  case audio = 3
}

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1 << 10)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
  public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
  public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}

public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// All assets of a folder belong to it.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content = 2
  /// A change of properties such as `isFavorite`.
  case properties = 3
}

/// The rotation and reflection between the stored pixels and the displayed image. The raw values are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
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
