import Host
import SDLHost
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("What a demo leaves in memory when another one is shown") @MainActor
struct VisitedDemoTests {
  /// What belongs to a demo in the window.
  private struct Visit {
    weak var stage: Stage?
    weak var scene: UIWindowScene?
    weak var demo: (any DemoScreens)?
    weak var root: UIViewController?
    weak var panel: TweakPanel?

    @MainActor init(_ workbench: WorkbenchHarness) {
      let session = workbench.session
      (stage, scene, demo) = (session.stage, session.stage.scene, session.player.demo)
      root = session.player.demo.rootViewController
      panel = (workbench.window.rootViewController as? WorkbenchViewController)?.panel
    }

    /// What is still there.
    var survivors: [String] {
      [
        stage == nil ? nil : "stage", scene == nil ? nil : "scene", demo == nil ? nil : "demo", root == nil ? nil : "root controller",
        panel == nil ? nil : "panel",
      ].compactMap { $0 }
    }
  }

  @Test(
    "Given a demo that was presented in the window, when another one is shown, then its stage, its screens and its panel are released",
    arguments: ["photo-zoom", "modal-card", "flip-card"])
  func left(demo: String) throws {
    let workbench = try WorkbenchHarness(demo)
    workbench.run(.present)
    let visit = Visit(workbench)
    #expect(visit.survivors.count == 5)
    workbench.select("simple")
    workbench.host.render()
    #expect(visit.survivors == [])
  }

  @Test("Given a replay that went back in time, then the stages that it has replaced are released")
  func replaced() throws {
    let workbench = try WorkbenchHarness()
    workbench.run(.present)
    let visit = Visit(workbench)
    workbench.session.playback.scrub(to: 0.2)
    workbench.advance(by: 0.1)
    workbench.session.playback.scrub(to: 0.1)
    workbench.advance(by: 0.1)
    workbench.host.render()
    #expect(visit.survivors == ["panel"])
  }
}
