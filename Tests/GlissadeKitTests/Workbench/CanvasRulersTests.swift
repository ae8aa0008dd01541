import Foundation
import Host
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The rulers of the canvas") @MainActor
struct CanvasRulersTests {
  private let harness: CanvasHarness

  init() throws {
    harness = try CanvasHarness("modal-card")
    harness.key("u")
  }

  private var rulers: [RulerView] { harness.canvas.rulers.views.compactMap { $0 as? RulerView } }

  /// The numbers at the marks of the pointer, the horizontal one first.
  private var numbers: [String] { rulers.map { $0.pointerText ?? "" } }

  @Test("U shows rulers in points of the stage, with the place of the pointer on and beside the stage, and hides them")
  func pointer() {
    harness.hover(harness.onScreen(CGPoint(x: 100, y: 300)))
    #expect(numbers == ["100", "300"])
    harness.hover(harness.onScreen(CGPoint(x: -40, y: 20)))
    #expect(numbers == ["-40", "20"])
    #expect(harness.content.state.canvas.showsRulers)
    harness.key("u")
    #expect(rulers.allSatisfy(\.isHidden) && !harness.content.state.canvas.showsRulers)
  }

  @Test("The rulers follow zoom and pan, and a press on the stage")
  func zoom() {
    let point = CGPoint(x: 200, y: 400)
    harness.key("2", .control)
    harness.canvas.pan(by: CGVector(dx: 30, dy: -50))
    harness.host.advance(by: 0.05)
    harness.pointer(.began, at: harness.onScreen(point))
    #expect(numbers == ["200", "400"])
    #expect(rulers[0].scale.pointsPerUnit == 2)
    let origin = harness.onScreen(.zero)
    #expect(rulers[0].convert(CGPoint(x: rulers[0].scale.origin, y: 0), to: nil).x == origin.x)
    #expect(rulers[1].convert(CGPoint(x: 0, y: rulers[1].scale.origin), to: nil).y == origin.y)
  }

  @Test("In a comparison, they measure the stage that is nearest to the pointer")
  func comparison() {
    harness.session.compare(with: [:], named: "Defaults")
    harness.host.advance(by: 0.1)
    let views = harness.canvas.stages.screens.map(\.stageView)
    for view in views {
      harness.hover(view.convert(CGPoint(x: 50 * view.stageScale, y: 60 * view.stageScale), to: nil))
      #expect(numbers == ["50", "60"])
    }
  }

  @Test("The stages and the frames of their devices are beside the rulers, and above a line at the foot of the canvas")
  func room() {
    let outset = DeviceFrame(.phone).outset * harness.stageView.stageScale
    let device = harness.canvas.stages.frame.insetBy(dx: -outset, dy: -outset)
    let area = harness.canvas.view.bounds.inset(by: CanvasRulers.insets)
    #expect(area.contains(device))
    #expect(area.maxY - device.maxY >= CodeLineView.height)
  }
}
