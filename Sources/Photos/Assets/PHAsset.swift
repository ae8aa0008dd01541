import Foundation
import UIKit

/// A picture of the library.
///
/// Its file is opened only when a property is read that is in the file.
open class PHAsset: PHObject, @unchecked Sendable {
  let record: PhotoRecord
  let library: StageLibrary
  /// A Boolean value that indicates whether only what is known is used, without opening the file.
  private let usesKnownMetadata: Bool

  init(_ record: PhotoRecord, in library: StageLibrary, usingKnownMetadata: Bool = false) {
    self.record = record
    self.library = library
    usesKnownMetadata = usingKnownMetadata
    super.init(id: record.id)
  }

  private var metadata: PhotoMetadata {
    (usesKnownMetadata ? library.backend?.knownMetadata(of: record) : library.backend?.metadata(of: record)) ?? PhotoMetadata()
  }

  private var edit: AssetEdit? { library.edit(of: record.id) }

  open var mediaType: PHAssetMediaType { .image }
  /// The special kinds of photos to which the asset belongs, as far as its file tells.
  open var mediaSubtypes: PHAssetMediaSubtype { metadata.subtypes }
  /// The origin of the asset: the person's library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// The way in which the asset is shown.
  open var playbackStyle: PlaybackStyle { metadata.isAnimated ? .imageAnimated : .image }
  /// The width in pixels, or 0 if the file can't be read.
  open var pixelWidth: Int { metadata.width }
  /// The height in pixels, or 0 if the file can't be read.
  open var pixelHeight: Int { metadata.height }
  /// The date on which the photo was taken, or else on which its file was written.
  open var creationDate: Date? { edit?.creationDate ?? metadata.creationDate }
  /// The date on which the file was written.
  open var modificationDate: Date? { metadata.modificationDate }
  /// The duration in seconds: 0, as an image has none.
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { edit?.isFavorite ?? library.backend?.isFavorite(record) ?? false }
  /// A Boolean value that indicates whether only fetches that include hidden assets find the asset.
  open var isHidden: Bool { record.isHidden }
  /// The identifier of the burst of photos to which the asset belongs: nil, as files don't tell.
  open var burstIdentifier: String? { nil }
  /// A Boolean value that indicates whether the asset stands for a burst of photos.
  open var representsBurst: Bool { false }

  /// The ways in which assets are shown.
  public enum PlaybackStyle: Int, Sendable {
    /// Unknown.
    case unsupported = 0
    /// As a picture.
    case image = 1
    /// As a sequence of pictures.
    case imageAnimated = 2
    /// As a photo with a moment of motion.
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }

  /// Returns whether the asset can be deleted, or changed in some way. The picture itself can't be changed.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { editOperation != .content }

  override func value(forKey key: String) -> PhotoValue? {
    switch key {
    case "mediaType": .number(Double(mediaType.rawValue))
    case "mediaSubtypes", "mediaSubtype": .number(Double(mediaSubtypes.rawValue))
    case "pixelWidth": .number(Double(pixelWidth))
    case "pixelHeight": .number(Double(pixelHeight))
    case "duration": .number(duration)
    case "isFavorite", "favorite": .number(isFavorite ? 1 : 0)
    case "isHidden", "hidden": .number(isHidden ? 1 : 0)
    case "creationDate": creationDate.map { .date($0) } ?? .null
    case "modificationDate", "addedDate": modificationDate.map { .date($0) } ?? .null
    case "burstIdentifier": .null
    default: super.value(forKey: key)
    }
  }

  /// The text in which debuggers show the asset.
  open override var description: String { "<PHAsset: \(localIdentifier)>" }
}
