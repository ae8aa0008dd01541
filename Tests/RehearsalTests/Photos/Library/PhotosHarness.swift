@testable import PhotoFolder
@testable import Photos
@testable import Rehearsal
import Foundation
import Host
import TestSupport
import UIKit

/// A folder of pictures that the code of a stage sees as the photo library.
@MainActor
final class PhotosHarness {
  let folder: TemporaryFolder
  let stage: Stage
  /// The photos of the folder, which are listed when they are used first.
  private(set) lazy var photos: FolderPhotos = {
    let photos = FolderPhotos(PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true), isLive: isLive)
    PHPhotoLibrary.open(photos, in: stage.scene)
    return photos
  }()
  private let isLive: Bool

  /// Creates a library of pictures with the given names.
  init(_ names: [String] = [], isLive: Bool = false) throws {
    try SourceAssets.preparePlatform()
    self.isLive = isLive
    stage = Stage(StageConfiguration())
    folder = try TemporaryFolder()
    for name in names { try folder.write(try TemporaryFolder.picture(), as: name) }
  }

  isolated deinit { stage.close() }

  /// Runs code of the stage.
  @discardableResult
  func perform<Result>(_ code: () throws -> Result) rethrows -> Result {
    _ = photos
    return try stage.scene.perform(code)
  }

  /// Returns what a fetch finds, by the names of the files.
  func names(_ change: (PHFetchOptions) -> Void = { _ in }) -> [String] {
    let options = PHFetchOptions()
    change(options)
    return perform { PHAsset.fetchAssets(with: options) }.names
  }

  /// Returns what a predicate selects, by the names of the files.
  func names(where predicate: NSPredicate) -> [String] { names { $0.predicate = predicate } }

  /// Writes a picture that was taken on the given date, such as "2024:05:01 12:00:00".
  func write(_ name: String, taken date: String) throws {
    try folder.write(try TemporaryFolder.picture().withExif(ExifData(date: date).bytes), as: name)
  }
}

extension PHFetchResult where ObjectType == PHAsset {
  /// The names of the files.
  var names: [String] { objects(at: IndexSet(integersIn: 0..<count)).map { ($0.record.path as NSString).lastPathComponent } }
}
