import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

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
