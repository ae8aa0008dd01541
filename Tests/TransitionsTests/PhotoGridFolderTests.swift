@testable import Demos
@testable import GlissadeKit
@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The grid of the photo zoom follows its folder")
@MainActor
struct PhotoGridFolderTests {
  private let folder: TemporaryFolder
  private let source: PhotoSource

  init() throws {
    try SourceAssets.preparePlatform()
    folder = try TemporaryFolder()
    for (name, day) in [("a.png", 3), ("b.png", 3), ("c.png", 1)] { try folder.write(name, day: day) }
    source = PhotoSource(library: PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true))
    #expect(source.library.photos.count == 3)
  }

  /// Returns the names in each section of the grid.
  private func names(_ grid: PhotoCollectionController) -> [[String]] {
    grid.sections.all.map { section in section.photos.map { grid.shelf.photos[$0].fileName } }
  }

  /// Takes in what has happened in the folder.
  private func takeChanges() async {
    source.folders.takeChanges()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test("Photos appear in their days and leave them, cells that stay move, and days come and go")
  func following() async throws {
    let shelf = PhotoShelf(source)
    let grid = PhotoCollectionController(shelf: shelf, title: "", style: .columns)
    let harness = StageHarness(grid)
    defer { harness.close() }
    harness.perform {
      shelf.sortByDate()
      shelf.followFolders()
    }
    harness.settle()
    #expect(names(grid) == [["a.png", "b.png"], ["c.png"]])
    let kept = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))

    try folder.write("d.png", day: 5)
    try folder.write("e.png", day: 3)
    for name in ["a.png", "c.png"] { try FileManager.default.removeItem(atPath: folder.path + "/" + name) }
    await takeChanges()
    #expect(names(grid) == [["d.png"], ["b.png", "e.png"]])
    #expect(grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)) === kept)
    harness.settle()
    #expect(grid.collectionView.indexPathsForVisibleItems.count == 3)
    #expect(grid.collectionView.visibleCells.allSatisfy { ($0 as? PhotoCell)?.imageView.image != nil && $0.alpha == 1 })
  }

  @Test("Given a large folder, then there are empty places first, and photos that stay in place as the rest of the folder becomes known")
  func largeFolder() async throws {
    for number in 0..<150 { #expect(link(folder.path + "/a.png", "\(folder.path)/d\(number).png") == 0) }
    let source = PhotoSource(library: PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true))
    let shelf = PhotoShelf(source)
    shelf.sortByDate()
    let grid = PhotoCollectionController(shelf: shelf, title: "", style: .columns)
    let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
    shelf.observeOrder { [unowned shelf] in continuation.yield(shelf.photos.count) }
    let harness = StageHarness(grid)
    defer { harness.close() }
    #expect(shelf.isWaiting && grid.sections.all.count == 1 && grid.sections.hasHeaders)
    func places() -> Set<String> { Set(grid.collectionView.visibleCells.map { "\($0.frame)" }) }
    let first = places()
    var counts: [Int] = []
    for await count in changes {
      harness.settle()
      counts.append(count)
      #expect(places() == first)
      #expect(grid.collectionView.visibleCells.allSatisfy { ($0 as? PhotoCell)?.imageView.image != nil })
      if counts.count == 3 { break }
    }
    #expect(counts == [100, 153, 153] && grid.sections.isComplete)
    #expect(names(grid)[0].prefix(3) == ["a.png", "b.png", "d0.png"])
  }

  @Test("Given a photo on the full screen whose file disappears, then the next one takes its place")
  func pages() async throws {
    let demo = PhotoZoomDemo(DemoSetting(tweaks: TweakStore(PhotoZoomDemo.tweaks), photos: source))
    let harness = StageHarness(demo.rootViewController)
    defer { harness.close() }
    harness.perform { demo.run(.present) }
    harness.settle()
    let tabs = try #require(demo.rootViewController as? UITabBarController)
    let pages = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController as? PhotoPagesController)
    #expect(pages.photo.fileName == "c.png")
    try FileManager.default.removeItem(atPath: pages.photo.path)
    await takeChanges()
    harness.settle()
    #expect(pages.photo.fileName == "b.png" && pages.page?.image != nil)
    harness.perform { demo.run(.dismiss) }
    harness.settle()
    #expect(demo.nextPhase == .present)
  }
}

extension TemporaryFolder {
  /// Writes a picture that was taken at noon on a day of May.
  fileprivate func write(_ name: String, day: Int) throws {
    let exif = ExifData(date: "2024:05:0\(day) 12:00:00").bytes
    try write(try TemporaryFolder.picture().withExif(exif), as: name)
  }
}
