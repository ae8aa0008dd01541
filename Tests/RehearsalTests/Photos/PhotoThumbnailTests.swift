@testable import PhotoFolder
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import TestSupport
import Testing

@Suite("Thumbnails are decoded in the background")
@MainActor
struct PhotoThumbnailTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func load(_ photo: Photo, _ loader: ThumbnailLoader, size: Int = 16) async -> ThumbnailLoader.Outcome {
    await withCheckedContinuation { continuation in
      loader.load(photo, maxPixelSize: size) { continuation.resume(returning: $0) }
    }
  }

  @Test("A photo comes at the size asked for, and is then known at once")
  func loading() async throws {
    let photo = Photo(path: try folder.write(try TemporaryFolder.picture(width: 64, height: 32), as: "a.png"))
    let loader = ThumbnailLoader()
    #expect(loader.cached(photo, maxPixelSize: 16) == nil)
    let image = try await load(photo, loader).get()
    #expect((image.width, image.height) == (16, 8))
    #expect(try loader.cached(photo, maxPixelSize: 16)?.get() === image)
    var again: CGImage?
    #expect(loader.load(photo, maxPixelSize: 16, completion: { again = try? $0.get() }) == nil)
    #expect(again === image)
  }

  @Test("Given a photo that is known at other sizes than the one asked for, then the nearest is there for a first look")
  func nearest() async throws {
    let photo = Photo(path: try folder.write(try TemporaryFolder.picture(width: 64, height: 32), as: "a.png"))
    let loader = ThumbnailLoader()
    #expect(loader.cachedPicture(of: photo, near: 16) == nil)
    for size in [8, 16, 48] { _ = await load(photo, loader, size: size) }
    for (wanted, found) in [(16, 16), (17, 16), (12, 16), (40, 48), (900, 48), (1, 8)] {
      #expect(loader.cachedPicture(of: photo, near: wanted)?.width == found, "\(wanted)")
    }
  }

  @Test("A bad file gives its reason, and does not stop the others")
  func failures() async throws {
    let loader = ThumbnailLoader()
    let empty = Photo(path: try folder.write(Data(), as: "empty.jpg"))
    let cut = Photo(path: try folder.write(try TemporaryFolder.picture().dropLast(20), as: "cut.png"))
    let renamed = Photo(path: try folder.write(try TemporaryFolder.picture(), as: "renamed.jpg"))
    #expect(await load(empty, loader) == .failure(.empty))
    #expect(await load(cut, loader) == .failure(.incomplete(.png)))
    #expect(try await load(renamed, loader).get().width == 16)
    #expect(await load(Photo(path: folder.path + "/gone.png"), loader) == .failure(.unreadable(reason: "No such file or directory")))
  }

  @Test("A cancelled request is never answered; another one for the same photo is")
  func cancelling() async throws {
    let photo = Photo(path: try folder.write(try TemporaryFolder.picture(), as: "a.png"))
    let loader = ThumbnailLoader(threads: 1)
    var answers: [String] = []
    let cancelled = loader.load(photo, maxPixelSize: 16) { _ in answers.append("cancelled") }
    loader.load(photo, maxPixelSize: 16) { _ in answers.append("kept") }
    cancelled?.cancel()
    _ = await load(photo, loader, size: 17)
    #expect(answers == ["kept"])
  }

  @Test("With immediate loading the answer is there when the call returns, and the same every time")
  func immediate() throws {
    let photo = Photo(path: try folder.write(try TemporaryFolder.picture(width: 90, height: 70), as: "a.png"))
    func pixels() -> [UInt32] {
      var pixels: [UInt32] = []
      ThumbnailLoader(isImmediate: true).load(photo, maxPixelSize: 30) { outcome in
        guard let image = try? outcome.get() else { return }
        for y in 0..<image.height { pixels += UnsafeBufferPointer(start: image.pixels.row(y), count: image.width) }
      }
      return pixels
    }
    let first = pixels()
    #expect(first.count == 30 * 23)
    #expect(first == pixels())
  }

  @Test("Old thumbnails make room: memory stays within its limit")
  func memory() throws {
    let loader = ThumbnailLoader(memoryLimit: 40_000, isImmediate: true)
    let photos = try (0..<40).map { Photo(path: try folder.write(try TemporaryFolder.picture(), as: "\($0).png")) }
    for photo in photos { loader.load(photo, maxPixelSize: 30) { _ in } }
    let kept = photos.filter { loader.cached($0, maxPixelSize: 30) != nil }
    #expect(kept.count <= 40_000 / (30 * 23 * 16 / 3))
    #expect(loader.cached(photos[39], maxPixelSize: 30) != nil)
    #expect(loader.cached(photos[0], maxPixelSize: 30) == nil)
  }

  @Test("When screens have closed, photos as large as a screen are released, and thumbnails unless they were shown meanwhile")
  func releaseUnused() throws {
    let loader = ThumbnailLoader(memoryLimit: 64 << 20, isImmediate: true)
    let small = Photo(path: try folder.write(try TemporaryFolder.picture(), as: "small.png"))
    loader.load(small, maxPixelSize: 30) { _ in }
    for _ in 0..<3 {
      loader.releaseUnused()
      #expect(loader.cached(small, maxPixelSize: 30) != nil)
    }
    let large = Photo(path: try folder.write(try TemporaryFolder.picture(width: 2000, height: 2000), as: "large.png"))
    loader.load(large, maxPixelSize: 2000) { _ in }
    loader.releaseUnused()
    #expect(loader.cached(large, maxPixelSize: 2000) == nil)
    for _ in 0..<2 { loader.releaseUnused() }
    #expect(loader.cached(small, maxPixelSize: 30) == nil)
  }
}
