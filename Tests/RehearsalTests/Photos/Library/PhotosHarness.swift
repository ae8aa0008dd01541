import Foundation
import Host
import TestSupport
import UIKit

@testable import Photos
@testable import Rehearsal

/// A folder of pictures that the code of a stage sees as the photo library.
@MainActor
final class PhotosHarness {
  let folder: TemporaryFolder
  let stage: Stage
  let photos: FolderPhotos

  /// Creates a library of pictures with the given names.
  init(_ names: [String] = [], isLive: Bool = false) throws {
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
    for name in names { try folder.write(try TemporaryFolder.picture(), as: name) }
    photos = FolderPhotos(PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true), isLive: isLive)
    stage = Stage(StageConfiguration())
    PHPhotoLibrary.open(photos, in: stage.scene)
  }

  isolated deinit { stage.close() }

  /// Runs code of the stage.
  @discardableResult
  func perform<Result>(_ code: () throws -> Result) rethrows -> Result { try stage.scene.perform(code) }

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

/// The fields of a camera, as they are stored in a file.
struct ExifData {
  var date: String?
  var zone: String?
  var rendering: UInt16?

  /// The fields as a TIFF structure with numbers in the order of Motorola.
  var bytes: Data {
    var entries: [(tag: UInt16, type: UInt16, value: Data)] = []
    func text(_ text: String) -> Data { Data(text.utf8) + [0] }
    if let date { entries.append((0x9003, 2, text(date))) }
    if let zone { entries.append((0x9011, 2, text(zone))) }
    if let rendering { entries.append((0xa401, 3, Data([UInt8(rendering >> 8), UInt8(rendering & 255)]))) }
    var data =
      Data("MM\0*".utf8) + number(8, 4) + number(1, 2) + number(0x8769, 2) + number(4, 2) + number(1, 4) + number(26, 4) + number(0, 4)
    data += number(entries.count, 2)
    var values = Data()
    let valueStart = 26 + 2 + entries.count * 12 + 4
    for entry in entries {
      data += number(Int(entry.tag), 2) + number(Int(entry.type), 2) + number(entry.type == 2 ? entry.value.count : 1, 4)
      if entry.value.count <= 4 {
        data += entry.value + Data(count: 4 - entry.value.count)
      } else {
        data += number(valueStart + values.count, 4)
        values += entry.value
      }
    }
    return data + number(0, 4) + values
  }

  private func number(_ number: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(number >> (8 * (count - 1 - $0)) & 255) }) }
}

extension Data {
  /// Returns the bytes of a PNG file with the fields of a camera.
  func withExif(_ exif: Data) -> Data {
    let length = exif.count
    let head = Data([UInt8(length >> 24 & 255), UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255)])
    // The checksum isn't read.
    let chunk = head + Data("eXIf".utf8) + exif + Data(count: 4)
    return prefix(33) + chunk + dropFirst(33)
  }
}
