@testable import PhotoFolder
@testable import Rehearsal
import CoreGraphics
import Foundation
import Host
import TestSupport
import Testing

@Suite("A folder of photos is listed as a person expects")
struct PhotoLibraryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A folder is found by the path that it had when it was named, even one of a single letter, and told of by that name")
  func currentFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/p", withIntermediateDirectories: false)
    try folder.write(try TemporaryFolder.picture(), as: "p/a.png")
    let before = FileManager.default.currentDirectoryPath
    defer { _ = FileManager.default.changeCurrentDirectoryPath(before) }
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    let library = PhotoLibrary(paths: ["p", "q"])
    #expect(FileManager.default.changeCurrentDirectoryPath("/"))
    #expect(library.photos.map { FileManager.default.fileExists(atPath: $0.path) } == [true])
    #expect(library.observedFolders.count == 2 && library.problems == ["q: no such file or folder."])
  }

  @Test("Pictures are listed in natural order, whatever the case of their extensions")
  func order() throws {
    for name in ["photo 10.JPG", "Photo 2.jpeg", "photo 1.Png", "album.webp"] { try folder.write(Data([0]), as: name) }
    #expect(PhotoLibrary(paths: [folder.path]).photos.map(\.fileName) == ["album.webp", "photo 1.Png", "Photo 2.jpeg", "photo 10.JPG"])
  }

  @Test("Texts, hidden files and folders are not photos; a picture without an extension is")
  func policy() throws {
    try folder.write(Data("Dear diary".utf8), as: "notes.txt")
    try folder.write(Data("Dear diary".utf8), as: "README")
    try folder.write(try TemporaryFolder.picture(), as: ".hidden.png")
    try folder.write(try TemporaryFolder.picture(), as: "picture")
    try folder.write(Data(), as: "empty.jpg")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
    #expect(PhotoLibrary(paths: [folder.path]).photos.map(\.fileName) == ["empty.jpg", "picture"])
  }

  @Test("A file named by itself is listed, once, though its folder is listed too")
  func files() throws {
    let file = try folder.write(Data("no picture".utf8), as: "odd.bin")
    let picture = try folder.write(try TemporaryFolder.picture(), as: "a.png")
    #expect(PhotoLibrary(paths: [file, picture, folder.path]).photos.map(\.fileName) == ["odd.bin", "a.png"])
  }

  @Test("What is not there or may not be read is told, and the rest is listed")
  func problems() throws {
    try folder.write(try TemporaryFolder.picture(), as: "a.png")
    let locked = try TemporaryFolder()
    chmod(locked.path, 0)
    let library = PhotoLibrary(paths: ["/nonexistent", locked.path, folder.path])
    #expect(library.photos.count == 1)
    #expect(library.problems.first == "/nonexistent: no such file or folder.")
    // The superuser may read everything.
    if getuid() != 0 { #expect(library.problems.last == "The folder \(locked.path) cannot be read: Permission denied.") }
  }

  @Test("A photo whose name isn't UTF-8 is listed and can be read; a link to itself is listed with the reason why it can't")
  @MainActor
  func oddNames() throws {
    let path = FilePath(bytes: Array(folder.path.utf8) + [0x2f, 0xe9, 0x74, 0xe9] + Array(".png".utf8))
    let picture = try folder.write(try TemporaryFolder.picture(), as: "plain")
    #expect(path.withCString { rename(picture, $0) } == 0)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/self.jpg", withDestinationPath: "self.jpg")
    let photos = PhotoLibrary(paths: [folder.path]).photos
    #expect(photos.map(\.fileName) == ["self.jpg", "\u{FFFD}t\u{FFFD}.png"])
    #expect(photos.last?.file == path)
    // As on the command line, where the bytes are lost.
    #expect(PhotoLibrary(paths: [path.text]).photos.map(\.file) == [path])
    #expect(FileKind(path.text) == .file)
    let loader = ThumbnailLoader(isImmediate: true)
    var outcomes: [ThumbnailLoader.Outcome] = []
    for photo in photos { loader.load(photo, maxPixelSize: 16) { outcomes.append($0) } }
    #expect(outcomes.first == .failure(.unreadable(reason: "Too many levels of symbolic links")))
    #expect(try outcomes.last?.get().width == 16)
  }

  @Test("A folder is known not to be empty before it has been read, and is read in the background")
  @MainActor
  func background() async throws {
    for number in 0..<300 { try folder.write(Data(), as: "\(number).jpg") }
    let library = PhotoLibrary(paths: [folder.path])
    #expect(!library.isEmpty)
    await withCheckedContinuation { continuation in library.whenListed { continuation.resume() } }
    #expect(library.wait(seconds: 0))
    #expect(library.photos.map(\.fileName) == (0..<300).map { "\($0).jpg" })
    #expect(PhotoLibrary(paths: []).isEmpty)
  }

  @Test("A title is the name without its extension", arguments: [("a/b/Glacier.jpg", "Glacier"), ("x.y.png", "x.y"), ("plain", "plain")])
  func titles(path: String, title: String) {
    #expect(Photo(path: path).title == title)
  }

  @Test(
    "Numbers sort by value, and equal names by their bytes",
    arguments: [
      ("a9", "a10"), ("a09", "a10"), ("img2b", "img2c"), ("IMG_2", "img_10"), ("a", "a1"), ("1", "a"), ("x1", "x01"),
    ].map { $0.1 == "x01" ? ($0.1, $0.0) : $0 })
  func naturalOrder(first: String, second: String) {
    #expect(NaturalOrder(of: first) < NaturalOrder(of: second))
    #expect(!(NaturalOrder(of: second) < NaturalOrder(of: first)))
  }
}
