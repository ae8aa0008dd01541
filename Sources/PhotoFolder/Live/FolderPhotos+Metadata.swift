import Foundation
import Host
import Photos
import SDLHost
import Synchronization

/// The metadata of one revision of a file.
struct KnownMetadata: Sendable {
  let revision: Int
  let metadata: PhotoMetadata
}

extension FolderPhotos {
  /// The maximum number of files that are read at once while a fetch waits, in about 0.05 s.
  static let immediateCount = 1000

  private static let favorite = ExtendedAttribute("user.glissade.favorite")

  func photo(of record: PhotoRecord) -> Photo { state.withLock { $0.files[record.id] } ?? Photo(path: record.id) }

  package func metadata(of record: PhotoRecord) -> PhotoMetadata {
    if let known = state.withLock({ $0.metadata(of: record) }) { return known }
    let metadata = PhotoMetadata(ofFile: photo(of: record).path)
    state.withLock { $0.metadata[record.id] = KnownMetadata(revision: record.revision, metadata: metadata) }
    return metadata
  }

  package func knownMetadata(of record: PhotoRecord) -> PhotoMetadata {
    if let known = state.withLock({ $0.metadata(of: record) }) { return known }
    var metadata = PhotoMetadata()
    metadata.modificationDate = FileDates.modification(ofFile: photo(of: record).path)
    metadata.creationDate = metadata.modificationDate
    return metadata
  }

  package func learnMetadata(of records: [PhotoRecord]) {
    let unknown = state.withLock { state in records.filter { state.metadata(of: $0) == nil } }
    guard !unknown.isEmpty else { return }
    // A captured picture must not depend on how much has been read.
    if !isLive || unknown.count <= Self.immediateCount { return read(unknown) }
    let begins = state.withLock { state in
      defer { state.isLearning = true }
      return !state.isLearning
    }
    guard begins else { return }
    DispatchQueue.global(qos: .utility).async { [self] in
      read(unknown)
      state.withLock { $0.isLearning = false }
      notifyObservers()
    }
  }

  /// Reads files on all processors.
  private func read(_ records: [PhotoRecord]) {
    let size = 64
    DispatchQueue.concurrentPerform(iterations: (records.count + size - 1) / size) { index in
      let part = records[index * size..<min((index + 1) * size, records.count)]
      let found = part.map { ($0, PhotoMetadata(ofFile: photo(of: $0).path)) }
      state.withLock { state in
        for (record, metadata) in found { state.metadata[record.id] = KnownMetadata(revision: record.revision, metadata: metadata) }
      }
    }
  }

  // MARK: Favorites

  package var storesFavorites: Bool { isLive }

  package func isFavorite(_ record: PhotoRecord) -> Bool { Self.favorite.isSet(onFile: photo(of: record).path) }

  package func setFavorite(_ isFavorite: Bool, of record: PhotoRecord) throws {
    try Self.favorite.set(isFavorite ? "1" : nil, onFile: photo(of: record).path)
  }
}

extension FolderPhotos.State {
  /// Returns the metadata of the present revision of a file, or nil if it is unknown.
  fileprivate func metadata(of record: PhotoRecord) -> PhotoMetadata? {
    guard let known = metadata[record.id], known.revision == record.revision else { return nil }
    return known.metadata
  }
}

enum FileDates {
  /// Returns nil if there is no such file.
  static func modification(ofFile path: String) -> Date? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9)
  }
}

extension PhotoMetadata {
  init(ofFile path: String) {
    self.init()
    modificationDate = FileDates.modification(ofFile: path)
    creationDate = modificationDate
    guard let picture = PictureMetadata(ofFile: path) else { return }
    width = picture.width
    height = picture.height
    orientation = CGImagePropertyOrientation(rawValue: UInt32(picture.orientation.rawValue)) ?? .up
    creationDate = picture.date ?? modificationDate
    isAnimated = picture.isAnimated
    typeIdentifier = picture.format.typeIdentifier
    if picture.isPanorama { subtypes.insert(.photoPanorama) }
    if picture.isHDR { subtypes.insert(.photoHDR) }
    let name = (path as NSString).lastPathComponent.lowercased()
    // Screenshot programs use these names.
    if picture.isScreenshot || name.hasPrefix("screenshot") || name.hasPrefix("screen shot") { subtypes.insert(.photoScreenshot) }
  }
}

extension ImageFormat {
  fileprivate var typeIdentifier: String {
    switch self {
    case .jpeg: "public.jpeg"
    case .png: "public.png"
    case .webp: "org.webmproject.webp"
    case .gif: "com.compuserve.gif"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .qoi: "org.qoiformat.qoi"
    case .avif: "public.avif"
    case .heic: "public.heic"
    case .jpegXL: "public.jpeg-xl"
    }
  }
}
