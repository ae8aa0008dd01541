import Foundation
import TestSupport
import Testing

@testable import Photos
@testable import Rehearsal

@Suite("Photos are fetched from the folder")
@MainActor
struct FetchTests {
  @Test("Without options, assets come in the order of their names, and those whose names begin with a dot are hidden")
  func plainFetch() throws {
    let harness = try PhotosHarness(["photo 10.png", "photo 2.png", ".secret.png", "notes.txt.png"])
    #expect(harness.names() == ["notes.txt.png", "photo 2.png", "photo 10.png"])
    #expect(harness.names { $0.includeHiddenAssets = true } == ["notes.txt.png", "photo 2.png", "photo 10.png", ".secret.png"])
    #expect(harness.names { $0.fetchLimit = 2 } == ["notes.txt.png", "photo 2.png"])
    #expect(harness.perform { PHAsset.fetchAssets(with: .video, options: nil).count } == 0)
  }

  @Test("An asset tells when it was taken, its size and its kind")
  func properties() throws {
    let harness = try PhotosHarness(["Screenshot 1.png"])
    let exif = ExifData(date: "2024:05:01 12:00:00", zone: "+02:00", rendering: 6).bytes
    try harness.folder.write(try TemporaryFolder.picture().withExif(exif), as: "a.png")
    let assets = harness.perform { PHAsset.fetchAssets(with: .image, options: nil) }
    let (taken, screenshot) = (assets[0], assets[1])
    #expect(taken.creationDate == Date(timeIntervalSince1970: 1_714_557_600))
    #expect(taken.mediaSubtypes == .photoPanorama)
    #expect((taken.pixelWidth, taken.pixelHeight) == (40, 30))
    #expect(taken.mediaType == .image && taken.playbackStyle == .image && !taken.isFavorite)
    #expect(screenshot.mediaSubtypes == .photoScreenshot)
    #expect(screenshot.creationDate == screenshot.modificationDate && screenshot.creationDate != nil)
    #expect(PHAssetResource.assetResources(for: taken).map(\.originalFilename) == ["a.png"])
  }

  @Test("Assets are sorted by their dates, with a key as in Objective-C or with a key path")
  func sorting() throws {
    let harness = try PhotosHarness()
    for (name, year) in [("a.png", 2022), ("b.png", 2024), ("c.png", 2020)] { try harness.write(name, taken: "\(year):01:01 00:00:00") }
    #expect(
      harness.names { $0.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)] } == ["b.png", "a.png", "c.png"])
    #expect(
      harness.names { $0.sortDescriptors = [NSSortDescriptor(keyPath: \PHAsset.creationDate, ascending: true)] } == [
        "c.png", "a.png", "b.png",
      ])
    #expect(
      harness.names {
        $0.sortDescriptors = [NSSortDescriptor(key: "pixelWidth", ascending: true), NSSortDescriptor(key: "creationDate", ascending: true)]
      } == ["c.png", "a.png", "b.png"])
  }

  @Test("A result lists the library as it was, and finds its objects")
  func results() throws {
    let harness = try PhotosHarness(["a.png", "b.png", "c.png"])
    let result = harness.perform { PHAsset.fetchAssets(with: nil) }
    #expect(result.count == 3 && result.countOfAssets(with: .image) == 3 && result.countOfAssets(with: .video) == 0)
    #expect(result.index(of: result[1]) == 1 && result.contains(result.object(at: 2)) && result.lastObject == result[2])
    var visited: [Int] = []
    result.enumerateObjects(options: .reverse) { _, index, stop in
      visited.append(index)
      stop.pointee = ObjCBool(index == 1)
    }
    #expect(visited == [2, 1])
    let ids = [result[2].localIdentifier, "gone", result[0].localIdentifier]
    #expect(harness.perform { PHAsset.fetchAssets(withLocalIdentifiers: ids, options: nil) }.names == ["c.png", "a.png"])
    #expect(PHFetchResult<PHAsset>().firstObject == nil)
  }

  @Test("Folders are albums, and smart albums follow from the assets")
  func albums() throws {
    let harness = try PhotosHarness(["Screenshot 1.png", "a.png"])
    let trip = harness.folder.path + "/Trip"
    try FileManager.default.createDirectory(atPath: trip, withIntermediateDirectories: false)
    try TemporaryFolder.picture().write(to: URL(fileURLWithPath: trip + "/beach.png"))
    harness.perform {
      let albums = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .any, options: nil)
      let options = PHFetchOptions()
      options.predicate = NSPredicate(format: "title = %@", "Trip")
      let found = PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: options).firstObject
      #expect(albums.count == 2 && found?.localizedTitle == "Trip" && found?.estimatedAssetCount == 1)
      #expect(found.map { PHAsset.fetchAssets(in: $0, options: nil).names } == ["beach.png"])
      let beach = found.flatMap { PHAsset.fetchAssets(in: $0, options: nil).firstObject }
      #expect(beach.map { PHAssetCollection.fetchAssetCollectionsContaining($0, with: .album, options: nil).firstObject } == found)

      func names(of subtype: PHAssetCollectionSubtype) -> [String]? {
        PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: subtype, options: nil).firstObject
          .map { PHAsset.fetchAssets(in: $0, options: nil).names }
      }
      #expect(names(of: .smartAlbumUserLibrary) == ["a.png", "Screenshot 1.png"])
      #expect(names(of: .smartAlbumScreenshots) == ["Screenshot 1.png"])
      #expect(names(of: .smartAlbumFavorites) == [] && names(of: .smartAlbumAnimated) == [] && names(of: .smartAlbumVideos) == nil)
    }
  }
}
