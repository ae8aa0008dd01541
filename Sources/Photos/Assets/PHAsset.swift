import UIKit

/// A picture of the library. Its file is opened only when a property is read that requires it.
open class PHAsset: PHObject, @unchecked Sendable {
  let record: PhotoRecord
  let library: StageLibrary
  /// A Boolean value that indicates whether only metadata is used that is already known, without opening the file.
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
  /// The subtypes that the file reveals.
  open var mediaSubtypes: PHAssetMediaSubtype { metadata.subtypes }
  /// Always the person's library.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  open var playbackStyle: PlaybackStyle { metadata.isAnimated ? .imageAnimated : .image }
  /// 0 if the file can't be read.
  open var pixelWidth: Int { metadata.width }
  /// 0 if the file can't be read.
  open var pixelHeight: Int { metadata.height }
  /// The date on which the photo was taken, otherwise the date of the file.
  open var creationDate: Date? { edit?.creationDate ?? metadata.creationDate }
  /// The date of the file.
  open var modificationDate: Date? { metadata.modificationDate }
  /// In seconds.
  open var duration: TimeInterval { 0 }
  open var isFavorite: Bool { edit?.isFavorite ?? library.backend?.isFavorite(record) ?? false }
  /// A Boolean value that indicates whether only fetches that include hidden assets find the asset.
  open var isHidden: Bool { record.isHidden }
  /// Always nil, because files don't tell.
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image = 1
    case imageAnimated = 2
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
  }

  /// Assets can be deleted, and their properties can be changed, but not their pictures.
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

  open override var description: String { "<PHAsset: \(localIdentifier)>" }
}
