import Foundation
import Host
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("What a key costs")
@MainActor
struct KeyCostTests {
  private let harness: CanvasHarness
  private let opens: FolderOpens

  /// Opens a window with a preset in the person's folder.
  init() throws {
    harness = try CanvasHarness("modal-card")
    let shelf = try #require(harness.workbench.panel?.shelf)
    try shelf.save(as: "soft")
    // A panel watches a folder that exists when it opens.
    harness.session.select(harness.session.shelf.demos[1])
    harness.host.advance(by: 0.1)
    harness.session.select(try #require(harness.session.shelf.demo("modal-card")))
    harness.host.advance(by: 0.1)
    let panel = try #require(harness.workbench.panel)
    panel.loadViewIfNeeded()
    _ = harness.workbench.comparableSets
    opens = try #require(FolderOpens(harness.session.panelMemory.presets.folder(of: "modal-card").path))
  }

  @Test("A key on the stage reads no file")
  func key() {
    for key in ["x", "r", "p", "b", "b"] { harness.key(key) }
    #expect(opens.count == 0)
  }

  @Test("The presets are read once after each change of their folder")
  func presets() throws {
    let shelf = try #require(harness.workbench.panel?.shelf)
    #expect(harness.workbench.comparableSets.map(\.name).contains("soft"))
    #expect(opens.count == 0)
    shelf.filesDidChange()
    _ = harness.workbench.comparableSets
    #expect(opens.count > 0)
    #expect(harness.workbench.commands.item(.compare(withPreset: "soft")) != nil)
    #expect(opens.count == 0)
  }
}

/// Counts how often a folder or a file in it is opened.
private final class FolderOpens {
  private let descriptor: Int32

  init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard inotify_add_watch(descriptor, path, UInt32(IN_OPEN)) >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// The number since the last call.
  var count: Int {
    var count = 0
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while true {
        let length = read(descriptor, buffer.baseAddress, buffer.count)
        guard length > 0 else { return }
        var offset = 0
        while offset < length {
          count += 1
          offset += MemoryLayout<inotify_event>.size + Int(buffer.load(fromByteOffset: offset, as: inotify_event.self).len)
        }
      }
    }
    return count
  }
}
