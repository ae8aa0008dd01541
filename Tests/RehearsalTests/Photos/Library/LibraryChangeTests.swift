@testable import PhotoFolder
@testable import Photos
@testable import Rehearsal
import Foundation
import TestSupport
import Testing

/// An observer that hands over each change.
private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
  private typealias Change = (change: PHChange, isOnMainThread: Bool)

  private let (changes, continuation) = AsyncStream.makeStream(of: Change.self)

  func photoLibraryDidChange(_ changeInstance: PHChange) { continuation.yield((changeInstance, Thread.isMainThread)) }

  /// Waits for the next change.
  @MainActor
  func next() async -> (change: PHChange, isOnMainThread: Bool) {
    for await change in changes { return change }
    fatalError("The stream never ends.")
  }
}

@Suite("The photo library follows its folder", .timeLimit(.minutes(1)))
@MainActor
struct LibraryChangeTests {
  /// Returns the next change after something was done to the folder.
  private func change(of harness: PhotosHarness, _ observer: Observer, after action: () throws -> Void) async throws -> PHChange {
    try action()
    harness.photos.takeChanges()
    let next = await observer.next()
    #expect(!next.isOnMainThread)
    return next.change
  }

  private func observe(_ harness: PhotosHarness) -> Observer {
    let observer = Observer()
    harness.perform { PHPhotoLibrary.shared().register(observer) }
    return observer
  }

  @Test("A file that appears, one that is removed and one that is written again are one change")
  func files() async throws {
    let harness = try PhotosHarness(["a.png", "b.png", "d.png"], isLive: true)
    let before = harness.perform { PHAsset.fetchAssets(with: nil) }
    let observer = observe(harness)
    let change = try await change(of: harness, observer) {
      try harness.folder.write(try TemporaryFolder.picture(), as: "c.png")
      try FileManager.default.removeItem(atPath: harness.folder.path + "/a.png")
      try harness.folder.write(try TemporaryFolder.picture(width: 80), as: "d.png")
    }
    let details = try #require(change.changeDetails(for: before))
    #expect(details.hasIncrementalChanges && !details.hasMoves)
    #expect(details.removedIndexes == [0] && details.insertedIndexes == [1] && details.changedIndexes == [2])
    #expect(details.fetchResultAfterChanges.names == ["b.png", "c.png", "d.png"])
    #expect(details.insertedObjects.map(\.localIdentifier) == [details.fetchResultAfterChanges[1].localIdentifier])
    #expect(change.changeDetails(for: before[0])?.objectWasDeleted == true)
    #expect(change.changeDetails(for: before[1]) == nil)
    #expect(change.changeDetails(for: before[2])?.objectAfterChanges?.pixelWidth == 80)
  }

  @Test("A file that is renamed is the same asset at another place")
  func renaming() async throws {
    let harness = try PhotosHarness(["a.png", "b.png", "c.png"], isLive: true)
    let before = harness.perform { PHAsset.fetchAssets(with: nil) }
    let observer = observe(harness)
    let change = try await change(of: harness, observer) {
      try FileManager.default.moveItem(atPath: harness.folder.path + "/a.png", toPath: harness.folder.path + "/z.png")
    }
    let details = try #require(change.changeDetails(for: before))
    var moves: [[Int]] = []
    details.enumerateMoves { moves.append([$0, $1]) }
    #expect(moves == [[0, 2]] && details.removedIndexes == [] && details.insertedIndexes == [])
    #expect(details.fetchResultAfterChanges.names == ["b.png", "c.png", "z.png"])
    #expect(details.fetchResultAfterChanges[2].localIdentifier == before[0].localIdentifier)
    #expect(details.fetchResultAfterChanges[2].pixelWidth == 40)
  }

  @Test("A link to a folder that leads to another one by now leaves that one's pictures, also where they have the same names")
  func links() async throws {
    let folder = try TemporaryFolder()
    for (name, width) in [("old", 40), ("new", 80)] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
      try folder.write(try TemporaryFolder.picture(width: width), as: name + "/a.png")
    }
    try folder.write(try TemporaryFolder.picture(), as: "new/b.png")
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "old")
    let photos = FolderPhotos(PhotoLibrary(paths: [link]), thumbnails: ThumbnailLoader(isImmediate: true), isLive: true)
    #expect(photos.photos.map(\.path) == [link + "/a.png"])
    let other = folder.path + "/other"
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "new")
    #expect(rename(other, link) == 0)
    photos.takeChanges()
    #expect(photos.photos.map(\.path) == [link + "/a.png", link + "/b.png"])
    #expect(photos.revisions[link + "/a.png"] == 1)
    // From now on, the other folder is followed.
    try folder.write(try TemporaryFolder.picture(), as: "new/c.png")
    photos.takeChanges()
    #expect(photos.photos.count == 3)
  }

  @Test("A folder that disappears leaves an empty library, which fills when the folder is back")
  func vanishing() async throws {
    let harness = try PhotosHarness(["a.png"], isLive: true)
    var result = harness.perform { PHAsset.fetchAssets(with: nil) }
    #expect(result.count == 1)
    let observer = observe(harness)
    let away = harness.folder.path + "-away"
    var change = try await change(of: harness, observer) { try FileManager.default.moveItem(atPath: harness.folder.path, toPath: away) }
    result = try #require(change.changeDetails(for: result)).fetchResultAfterChanges
    #expect(result.count == 0)
    change = try await self.change(of: harness, observer) { try FileManager.default.moveItem(atPath: away, toPath: harness.folder.path) }
    #expect(change.changeDetails(for: result)?.fetchResultAfterChanges.names == ["a.png"])
  }

  @Test("What code deletes, hides or dates is so for its stage alone, and no file is touched")
  func ownChanges() async throws {
    let harness = try PhotosHarness(["a.png", "b.png", "c.png"])
    let before = harness.perform { PHAsset.fetchAssets(with: nil) }
    let observer = observe(harness)
    let date = Date(timeIntervalSince1970: 5)
    try harness.perform {
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest.deleteAssets([before[0]] as any NSFastEnumeration)
        PHAssetChangeRequest(for: before[1]).isHidden = true
        let request = PHAssetChangeRequest(for: before[2])
        request.isFavorite = true
        request.creationDate = date
      }
    }
    let change = await observer.next().change
    let after = try #require(change.changeDetails(for: before)?.fetchResultAfterChanges)
    #expect(after.names == ["c.png"] && after[0].isFavorite && after[0].creationDate == date)
    #expect(harness.names(where: NSPredicate(format: "isFavorite == YES")) == ["c.png"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: harness.folder.path).count == 3)

    PHPhotoLibrary.open(harness.photos, in: harness.stage.scene)
    #expect(harness.names() == ["a.png", "b.png", "c.png"])
  }

  @Test("In a window, favorites are kept with the files")
  func favorites() async throws {
    let harness = try PhotosHarness(["a.png"], isLive: true)
    let asset = try #require(harness.perform { PHAsset.fetchAssets(with: nil) }.firstObject)
    harness.perform { PHPhotoLibrary.shared().register(Observer()) }
    do {
      try harness.perform { try PHPhotoLibrary.shared().performChangesAndWait { PHAssetChangeRequest(for: asset).isFavorite = true } }
    } catch { return }  // Not every file system has attributes.
    PHPhotoLibrary.open(harness.photos, in: harness.stage.scene)
    #expect(harness.names(where: NSPredicate(format: "isFavorite == YES")) == ["a.png"])
  }

  @Test("Given more files than are read at once, then a fetch by date goes by the files' dates until the photos' are known")
  func lateDates() async throws {
    let count = FolderPhotos.immediateCount + 1
    let harness = try PhotosHarness(isLive: true)
    let data = try TemporaryFolder.picture(width: 2, height: 2)
    for index in 0..<count { try harness.folder.write(data, as: "\(index).png") }
    try harness.write("9999.png", taken: "1999:01:01 12:00:00")
    let observer = observe(harness)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: true)]
    let before = harness.perform { PHAsset.fetchAssets(with: options) }
    #expect(before.count == count + 1 && before.names.last == "9999.png")
    let change = await observer.next().change
    #expect(change.changeDetails(for: before)?.fetchResultAfterChanges.names.first == "9999.png")
  }
}
