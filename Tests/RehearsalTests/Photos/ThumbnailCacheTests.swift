@testable import PhotoFolder
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import SDLHost
import Synchronization
import TestSupport
import Testing

@Suite("Large photos are shown from their thumbnails on disk")
@MainActor
struct ThumbnailCacheTests {
  let photos: TemporaryFolder
  let cache: TemporaryFolder
  let folder: ThumbnailFolder
  /// A photo with more than six megapixels.
  let large: Photo

  init() throws {
    photos = try TemporaryFolder()
    cache = try TemporaryFolder()
    folder = ThumbnailFolder(path: cache.path + "/thumbnails")
    large = Photo(path: try photos.write(Self.stripes, as: "large.png"))
  }

  /// A picture of 3000 × 2010 pixels whose file isn't small.
  private static let stripes: Data = {
    let pixels = PixelBuffer(width: 3000, height: 2010)
    for y in 0..<2010 { pixels.row(y).update(repeating: 0xff00_0000 | UInt32(y * 8191), count: 3000) }
    let text = String(repeating: "Large photos have large files. ", count: 10_000)
    return PNGEncoder.encode(CGImage(pixels: pixels), latinTexts: [("Comment", text)])
  }()

  private func load(_ photo: Photo, size: Int = 100, _ thumbnails: ThumbnailCache?) -> ThumbnailLoader.Outcome? {
    var outcome: ThumbnailLoader.Outcome?
    ThumbnailLoader(thumbnails: thumbnails, isImmediate: true).load(photo, maxPixelSize: size) { outcome = $0 }
    thumbnails?.finish()
    return outcome
  }

  private func names(_ folderName: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(folderName)")) ?? []
  }

  private func pixels(_ image: CGImage) -> [UInt32] {
    (0..<image.height).flatMap { Array(UnsafeBufferPointer(start: image.pixels.row($0), count: image.width)) }
  }

  @Test("A large photo looks the same whether it comes from its thumbnail or not; a small one has none")
  func loading() throws {
    let small = Photo(path: try photos.write(try TemporaryFolder.picture(width: 300, height: 200), as: "small.png"))
    let decoded = try #require(load(large, nil)).get()
    #expect(decoded.width == 128)
    let thumbnails = ThumbnailCache(folder)
    let first = try #require(load(large, thumbnails)).get()
    #expect(names("normal").count == 1)
    _ = load(small, thumbnails)
    #expect(names("normal").count == 1)
    let second = try #require(load(large, ThumbnailCache(folder))).get()
    #expect(pixels(first) == pixels(decoded))
    #expect(pixels(second) == pixels(decoded))
  }

  @Test("A thumbnail that another program made is used, also a larger one, but not for what may no longer be read")
  func otherPrograms() throws {
    let path = large.file
    let original = try ThumbnailOriginal(path, PictureFile(path))
    let green = try PictureDecoder().decode(try TemporaryFolder.picture(width: 256, height: 172, color: 0xff00_ff00))
    _ = try folder.store(green, of: original, size: .large, fullSize: (3000, 2010))
    let image = try #require(load(large, ThumbnailCache(folder))).get()
    #expect(image.width == 256)
    #expect(image.pixels.row(0)[0] == 0xff00_ff00)
    chmod(large.path, 0)
    // The superuser may read everything.
    if getuid() != 0 { #expect(load(large, ThumbnailCache(folder)) == .failure(.unreadable(reason: "Permission denied"))) }
  }

  @Test("A damaged thumbnail is made again")
  func damagedThumbnail() throws {
    let original = try ThumbnailOriginal(large.file, PictureFile(large.file))
    _ = load(large, ThumbnailCache(folder))
    let path = "\(folder.path)/normal/\(original.thumbnailName)"
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try load(large, ThumbnailCache(folder))?.get().width == 128)
    #expect(folder.thumbnail(of: original, size: .normal) != nil)
  }

  @Test("Where the cache can't be written, photos are shown all the same, and the reason is reported once")
  func unwritable() throws {
    let file = try cache.write(Data(), as: "file")
    let reports = Mutex<[String]>([])
    let thumbnails = ThumbnailCache(ThumbnailFolder(path: file + "/thumbnails")) { report in reports.withLock { $0.append(report) } }
    for size in [100, 101] { #expect(try load(large, size: size, thumbnails)?.get().width == 128) }
    #expect(
      reports.withLock { $0 } == [
        "thumbnails are not stored: the folder \(file)/thumbnails/normal cannot be created: Not a directory"
      ])
  }
}
