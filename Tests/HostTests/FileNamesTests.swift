import Foundation
import TestSupport
import Testing

@testable import Host

@Suite("Folders are read as the file system stores them")
struct FileNamesTests {
  private func names(_ texts: [String]) -> FileNames {
    var names = FileNames()
    for text in texts { Array(text.utf8).withUnsafeBufferPointer { names.append($0) } }
    return names
  }

  @Test("Names are sorted as one by one: those with a common beginning, with numbers, and those that are a part of others")
  func sorting() {
    let texts =
      (0..<300).map { "IMG_\($0 * 7919 % 300).jpg" } + ["IMG_7.JPG", "img_007.jpg", "IMG_", "IMG_7", "Ärger", "ärger 2", "a", "B"]
    let expected = texts.sorted { NaturalOrder(of: $0) < NaturalOrder(of: $1) }
    #expect(names(texts).sortedPaths(inFolder: Array("/p/".utf8)).map(\.text) == expected.map { "/p/" + $0 })
    #expect(names([]).sortedPaths(inFolder: []).isEmpty)
    for count in [0, 3, 100, 1000] {
      let (first, last) = names(texts).outermostPaths(inFolder: [], count: count)
      #expect(first.map(\.text) == Array(expected.prefix(count)) && last.map(\.text) == Array(expected.suffix(count)))
    }
  }

  @Test("A name that isn't UTF-8 keeps its bytes")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let path = FilePath(bytes: Array(folder.path.utf8) + [0x2f, 0x61, 0xff, 0x2e, 0x6a])
    let descriptor = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
    #expect(descriptor >= 0)
    close(descriptor)
    var found: [[UInt8]] = []
    try FolderReader(FilePath(folder.path)).forEachEntry { name, kind in
      #expect(kind == .file || kind == .unknown)
      found.append(Array(name))
      return true
    }
    #expect(found == [[0x61, 0xff, 0x2e, 0x6a]])
    #expect(path.text.hasSuffix("/a\u{FFFD}.j"))
    #expect(Array(path.lastComponent) == found[0])
  }

  @Test("A folder that isn't there is told in the system's words")
  func failure() {
    #expect(throws: FolderReader.Failure(reason: "No such file or directory")) { try FolderReader(FilePath("/nonexistent")) }
  }
}
