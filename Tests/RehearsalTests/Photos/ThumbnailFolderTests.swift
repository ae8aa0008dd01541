@testable import PhotoFolder
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import SDLHost
import TestSupport
import Testing

// https://specifications.freedesktop.org/thumbnail-spec/latest/
@Suite("Thumbnails are shared with the other programs of the desktop")
struct ThumbnailFolderTests {
  let photos: TemporaryFolder
  let cache: TemporaryFolder
  let folder: ThumbnailFolder

  init() throws {
    photos = try TemporaryFolder()
    cache = try TemporaryFolder()
    folder = ThumbnailFolder(path: cache.path + "/cache/thumbnails")
  }

  private func image(_ width: Int, _ height: Int) throws -> CGImage {
    try PictureDecoder().decode(try TemporaryFolder.picture(width: width, height: height))
  }

  private func original(_ path: String) throws -> ThumbnailOriginal {
    try ThumbnailOriginal(FilePath(path), PictureFile(FilePath(path)))
  }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  // Of the specification: “file:///home/jens/photos/me.png” has the thumbnail c6ee772d9e49320e97ec29a7eb5b1697.png.
  @Test("A thumbnail is named by the digest of the file's URI")
  func names() {
    #expect(MD5.digest(ThumbnailOriginal.uri(of: FilePath("/home/jens/photos/me.png"))) == "c6ee772d9e49320e97ec29a7eb5b1697")
    #expect(MD5.digest("") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(MD5.digest(String(repeating: "1234567890", count: 8)) == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(ThumbnailOriginal.uri(of: FilePath("/a b/ü;#1(2).jpg")) == "file:///a%20b/%C3%BC%3B%231(2).jpg")
    #expect(ThumbnailOriginal.uri(of: FilePath(bytes: [0x2f, 0xff])) == "file:///%FF")
    #expect(FilePath("/a/./b//../c/").canonical == FilePath("/a/c"))
    #expect(FilePath("a.png").canonical.text == FileManager.default.currentDirectoryPath + "/a.png")
  }

  @Test("The size is the smallest one that is enough")
  func sizes() {
    #expect(ThumbnailSize(atLeast: 100)?.folderName == "normal")
    #expect(ThumbnailSize(atLeast: 256)?.folderName == "large")
    #expect(ThumbnailSize(atLeast: 257)?.folderName == "x-large")
    #expect(ThumbnailSize(atLeast: 1024)?.folderName == "xx-large")
    #expect(ThumbnailSize(atLeast: 1025) == nil)
  }

  @Test("A stored thumbnail is found until the file changes, and nobody else can read it")
  func storing() throws {
    let photo = try photos.write(try TemporaryFolder.picture(), as: "a.png")
    let original = try original(photo)
    #expect(folder.thumbnail(of: original, size: .large) == nil)
    _ = try folder.store(try image(256, 192), of: original, size: .large, fullSize: (4000, 3000))
    let data = try #require(folder.thumbnail(of: original, size: .large))
    #expect(try PictureDecoder().decode(data).width == 256)
    let texts = Dictionary(uniqueKeysWithValues: try PNGTexts.read(data).map { ($0.keyword, $0.text) })
    #expect(texts["Thumb::URI"] == "file://\(photo)")
    #expect(texts["Thumb::Size"] == String(original.size))
    #expect(texts["Thumb::Image::Width"] == "4000" && texts["Thumb::Image::Height"] == "3000")
    #expect(texts["Software"] == "Glissade")

    let large = folder.path + "/large"
    #expect(try FileManager.default.contentsOfDirectory(atPath: large) == [original.thumbnailName])
    #expect(try permissions(large + "/" + original.thumbnailName) == 0o600)
    for path in [large, folder.path, cache.path + "/cache"] { #expect(try permissions(path) == 0o700) }

    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: photo)
    #expect(folder.thumbnail(of: try self.original(photo), size: .large) == nil)
  }

  @Test("What can't be decoded is noted in the folder for failures, with the reason")
  func failures() throws {
    let original = try original(try photos.write(Data([1, 2, 3]), as: "a.png"))
    #expect(folder.failure(of: original) == nil)
    _ = try folder.storeFailure("a block is missing", of: original)
    #expect(folder.failure(of: original) == "a block is missing")
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(ThumbnailFolder.failureFolderName)/\(original.thumbnailName)"))
    #expect(try PictureDecoder().decode(data).width == 1)
  }

  @Test("A folder that can't be written is told with the reason")
  func unwritable() throws {
    let file = try cache.write(Data(), as: "file")
    let original = try original(file)
    do throws(ThumbnailFolder.Failure) {
      _ = try ThumbnailFolder(path: file + "/thumbnails").storeFailure("", of: original)
      Issue.record("A thumbnail was written below a file")
    } catch {
      #expect(error.description == "the folder \(file)/thumbnails/fail/glissade-1 cannot be created: Not a directory")
    }
  }

  @Test("Thumbnails in this folder have none themselves")
  func withoutThumbnail() throws {
    #expect(folder.contains(FilePath(folder.path + "/large/../normal/a.png")))
    #expect(!folder.contains(FilePath(folder.path + "/../a.png")))
  }

  @Test("This program's oldest thumbnails are removed beyond the limit, and never those of others")
  func limit() throws {
    func write(_ name: String, software: String, daysAgo: Double, size: Int = 1000) throws {
      let image = CGImage(pixels: PixelBuffer(width: 1, height: 1))
      var data = PNGEncoder.encode(image, latinTexts: [("Software", software), ("Thumb::URI", name)])
      data.append(Data(count: size - data.count))
      try FileManager.default.createDirectory(atPath: folder.path + "/large", withIntermediateDirectories: true)
      let path = "\(folder.path)/large/\(name)"
      try data.write(to: URL(fileURLWithPath: path))
      let date = Date(timeIntervalSince1970: 1_700_000_000 - daysAgo * 86_400)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path + "/large").sorted() }
    for day in 0..<4 { try write("own \(day).png", software: "Glissade", daysAgo: Double(day)) }
    try write("old.png", software: "Glissade", daysAgo: 200)
    try write("other.png", software: "KDE Thumbnail Generator", daysAgo: 500)
    folder.enforce(ThumbnailFolder.Limit())
    #expect(try left() == ["other.png", "own 0.png", "own 1.png", "own 2.png", "own 3.png"])
    folder.enforce(ThumbnailFolder.Limit(bytes: 2000))
    #expect(try left() == ["other.png", "own 0.png", "own 1.png"])
  }

  @Test("Pictures in encrypted folders have no copies outside")
  func encryptedFolders() {
    let mounts = """
      22 1 8:2 / / rw,relatime shared:1 - ext4 /dev/sda2 rw
      95 22 0:52 / /home/ann/Vault rw,nosuid shared:30 master:2 - fuse.gocryptfs /home/ann/.vault rw,user_id=1000
      """
    #expect(EncryptedFolders.contain(device: 52, mounts: mounts))
    #expect(!EncryptedFolders.contain(device: 8 << 8 | 2, mounts: mounts))
    #expect(!EncryptedFolders.contain(device: 53, mounts: mounts))
  }
}
