import Foundation
import Host
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The stage's layers, taken apart in space") @MainActor
struct ExplodedLayersTests {
  private let harness: CanvasHarness
  private let escape = 0x29

  init() throws {
    harness = try CanvasHarness("modal-card")
    harness.key("e")
  }

  private var exploded: ExplodedView? { harness.canvas.explodedView }

  @Test("E takes the layers apart, and Esc puts them together; the stage is as it was")
  func toggle() {
    let picture = harness.session.stage.image()
    #expect((exploded?.layers.count ?? 0) > 3)
    harness.drag(from: harness.onScreen(CGPoint(x: 195, y: 700)), by: CGVector(dx: 60, dy: 20))
    harness.hold(escape)
    harness.lift(escape)
    #expect(exploded == nil)
    #expect(harness.session.transport == nil && harness.session.nextPhase == .present)
    #expect(harness.session.stage.scene.doctor.diagnoses.isEmpty)
    #expect(SessionHarness.differences(picture, harness.session.stage.image()) == 0)
  }

  @Test("A layer is in front of every layer behind it that it overlaps")
  func levels() throws {
    let layers = try #require(exploded?.layers)
    for (index, layer) in layers.enumerated() {
      for behind in layers[..<index] where behind.box.intersects(layer.box) { #expect(behind.level < layer.level) }
    }
  }

  @Test("Dragging turns the planes, and the slider moves them apart")
  func turning() throws {
    let view = try #require(exploded)
    let camera = view.camera
    harness.drag(from: harness.onScreen(CGPoint(x: 195, y: 700)), by: CGVector(dx: 60, dy: 0))
    #expect(view.camera.yaw > camera.yaw && view.camera.pitch == camera.pitch)
    let before = harness.host.image()
    view.camera.spacing = 80
    #expect(SessionHarness.differences(before, harness.host.image()) > 1000)
  }

  @Test("A click picks the layer under the pointer, and selects its view in the tree")
  func picking() throws {
    let view = try #require(exploded)
    let top = try #require(view.layers.filter { $0.clip == nil }.max { $0.level < $1.level })
    harness.click(view.convert(view.middle(of: top), to: nil))
    #expect(view.selectedLayer === top.layer)
    let selected = try #require(harness.canvas.overlays?.highlight.view)
    #expect(sequence(first: top.layer, next: \.superlayer).contains { $0 === selected.layer })
    #expect(harness.workbench.inspector.page == .views)
    harness.key("E", .shift)
    #expect(view.isIsolating && view.shownLayers.count < view.layers.count)
  }

  @Test("While a transition runs, the planes move with it")
  func live() throws {
    let view = try #require(exploded)
    let count = view.layers.count
    harness.session.replay()
    harness.host.advance(by: 0.2)
    let early = view.layers
    harness.host.advance(by: 0.1)
    #expect(view.layers.count > count)
    #expect(zip(early, view.layers).contains { $0.layer === $1.layer && $0.state != $1.state })
  }
}
