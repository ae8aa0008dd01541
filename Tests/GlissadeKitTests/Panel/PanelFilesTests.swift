import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("What somebody does to files while the panel is open")
struct PanelFilesTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A watch tells of files that are written, replaced or taken away, and of nothing else")
  func watch() throws {
    var count = 0
    let watch = try #require(FolderWatch(URL(fileURLWithPath: folder.path)) { count += 1 })
    watch.readEvents()
    #expect(count == 0)
    let file = URL(fileURLWithPath: try folder.write(Data("1".utf8), as: "soft.json"))
    watch.readEvents()
    #expect(count == 1)
    try Data("2".utf8).write(to: file, options: .atomic)
    watch.readEvents()
    #expect(count == 2)
    try FileManager.default.removeItem(at: file)
    watch.readEvents()
    #expect(count == 3)
    _ = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    watch.readEvents()
    #expect(count == 3)
  }

  @Test("A folder that is not there cannot be watched")
  func noFolder() {
    #expect(FolderWatch(URL(fileURLWithPath: folder.path + "/no")) {} == nil)
  }
}
