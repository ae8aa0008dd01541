@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@Suite("The photo grid with the system's zoom") @MainActor
struct PhotoSystemZoomTests {
  private let harness = PhotoZoomHarness(["grid.zoom": .option("system")])

  @Test("A photo zooms out of its thumbnail, below no tab bar, and a drag down takes it back")
  func roundTrip() throws {
    defer { harness.close() }
    let cell = harness.cell()
    harness.begin(.present)
    harness.turn()
    let card = try #require(harness.seen("card"))
    #expect(abs(card.frame.midX - cell.midX) < 12 && card.frame.width < cell.width * 1.5)
    harness.settle()
    #expect(harness.pages != nil && harness.seen("card") == nil && isTabBarAway)
    harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 560), seconds: 0.3, rest: 0.1)
    harness.settle()
    #expect(harness.pages == nil && !isTabBarAway && harness.scene.doctor.diagnoses.isEmpty)
  }

  /// A Boolean value that indicates whether the tab bar is beside the screen, where a pushed page puts it.
  private var isTabBarAway: Bool { harness.tabs.map { $0.tabBar.frame.maxX <= 0 } ?? false }

  @Test("The demo's presets offer the original article's transition and the system's zoom, and each is what it is called")
  func presets() throws {
    #expect(PhotoZoomDemo.presets.map(\.name) == ["article", "system"])
    for preset in PhotoZoomDemo.presets {
      let harness = PhotoZoomHarness(preset.values)
      defer { harness.close() }
      harness.begin(.present)
      harness.advance(by: 0.1)
      #expect((harness.seen("card") != nil) == (preset.name == "system"))
    }
  }

  @Test("The demo's own transition is the default")
  func own() {
    let harness = PhotoZoomHarness()
    defer { harness.close() }
    harness.begin(.present)
    harness.advance(by: 0.1)
    #expect(harness.seen("card") == nil && harness.photo != nil)
  }
}
