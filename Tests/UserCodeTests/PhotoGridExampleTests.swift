@testable import PhotoFolder
@testable import Rehearsal
@testable import UserCode
import Foundation
import Photos
import SourceReport
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The example of a photo grid, which uses the framework Photos", .timeLimit(.minutes(1)))
@MainActor
struct PhotoGridExampleTests {
  /// An observer that waits for a change of the library.
  private final class Observer: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private let (changes, continuation) = AsyncStream.makeStream(of: Void.self)

    func photoLibraryDidChange(_ changeInstance: PHChange) { continuation.yield() }

    /// Waits for the next change, which other observers have been told before.
    @MainActor func wait() async { for await _ in changes { return } }
  }

  init() throws { try SourceAssets.preparePlatform() }

  @Test("It shows the latest photo first; a file that appears is inserted, one that disappears is removed, and a click opens a photo")
  func example() async throws {
    let folder = try TemporaryFolder()
    let names = ["a.png", "b.png", "c.png"]
    for (index, name) in names.enumerated() { try folder.write(try TemporaryFolder.picture(), as: name, modified: Double(index)) }
    let file = SourceAssets.package + "/Assets/Examples/PhotoGrid.swift"
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let version = try CodeVersion.load(CodeRequest(files: [file]), by: tools)
    #expect(!version.report.messages.contains { $0.severity == .error })
    let demo = try #require(version.demos.first)
    let photos = PhotoSource(library: PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true))
    let stage = Stage(StageConfiguration())
    defer { stage.close() }
    let screens = stage.open(demo, DemoSetting(tweaks: TweakStore(demo.tweaks), photos: photos))
    stage.settle()
    let grid = try #require(screens.rootViewController.view.firstCollectionView)
    #expect(grid.ids == [2, 1, 0].map { folder.path + "/" + names[$0] })
    #expect(grid.orderedCells.allSatisfy { $0.contentView.subviews.contains { ($0 as? UIImageView)?.image != nil } })

    let observer = Observer()
    stage.scene.perform { PHPhotoLibrary.shared().register(observer) }
    try folder.write(try TemporaryFolder.picture(), as: "d.png", modified: 10)
    try FileManager.default.removeItem(atPath: folder.path + "/b.png")
    photos.folders.takeChanges()
    await observer.wait()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    stage.settle()
    #expect(grid.ids == ["d", "c", "a"].map { "\(folder.path)/\($0).png" })

    stage.run(.present, of: screens)
    stage.settle()
    #expect(screens.nextPhase == .dismiss)
  }
}

extension UIView {
  /// The first collection view among the view and its descendants.
  fileprivate var firstCollectionView: UICollectionView? {
    self as? UICollectionView ?? subviews.lazy.compactMap(\.firstCollectionView).first
  }
}

extension UICollectionView {
  fileprivate var orderedCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
  }

  /// The identifiers of the photos in the visible cells.
  fileprivate var ids: [String] {
    orderedCells.compactMap { cell in Mirror(reflecting: cell).descendant("assetIdentifier") as? String }
  }
}

extension TemporaryFolder {
  /// Writes a file that was modified the given number of seconds after 1970.
  fileprivate func write(_ data: Data, as name: String, modified seconds: Double) throws {
    let path = try write(data, as: name)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }
}
