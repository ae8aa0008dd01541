import Components
import Foundation
import Host
import TestSupport
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
  private var layers: [ExplodedLayer] { exploded?.stages.first?.layers ?? [] }

  @Test("E takes the layers apart, and Esc puts them together; the stage is as it was")
  func toggle() {
    let picture = harness.session.stage.image()
    #expect(layers.count > 3)
    harness.drag(from: harness.onScreen(CGPoint(x: 195, y: 700)), by: CGVector(dx: 60, dy: 20))
    harness.hold(escape)
    harness.lift(escape)
    #expect(exploded == nil)
    #expect(harness.session.playback.transport == nil && harness.session.nextPhase == .present)
    #expect(harness.session.stage.scene.doctor.diagnoses.isEmpty)
    #expect(picture.differences(from: harness.session.stage.image()) == 0)
  }

  @Test("A layer is in front of every layer behind it that it overlaps")
  func levels() {
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
    #expect(before.differences(from: harness.host.image()) > 1000)
  }

  @Test("A click picks the layer under the pointer, and selects its view in the tree")
  func picking() throws {
    let view = try #require(exploded)
    let stage = try #require(view.stages.first)
    let top = try #require(stage.layers.filter { $0.clip == nil }.max { $0.level < $1.level })
    harness.click(view.convert(stage.middle(of: top, view.camera), to: nil))
    #expect(view.selectedLayer === top.layer)
    let selected = try #require(harness.canvas.overlays?.highlight.view)
    #expect(sequence(first: top.layer, next: \.superlayer).contains { $0 === selected.layer })
    #expect(harness.workbench.inspector.page == .views)
    harness.key("E", .shift)
    #expect(view.isIsolating && view.shownCount < stage.layers.count)
  }

  @Test("While a transition runs, the planes move with it")
  func live() {
    let count = layers.count
    harness.session.playback.replay()
    harness.host.advance(by: 0.2)
    let early = layers
    harness.host.advance(by: 0.1)
    #expect(layers.count > count)
    #expect(zip(early, layers).contains { $0.layer === $1.layer && $0.state != $1.state })
  }

  /// Adds a view to the stage, and returns the plane of its layer.
  private func explode(_ view: UIView, at frame: CGRect) throws -> ExplodedLayer {
    harness.session.stage.scene.perform {
      view.frame = frame
      harness.session.stage.window.addSubview(view)
    }
    harness.host.advance(by: 0.1)
    return try #require(layers.last { $0.layer === view.layer })
  }

  /// Returns the pixel of the window at a point of the stage, with all planes seen from the front.
  private func pixel(at point: CGPoint) throws -> UInt32 {
    let (view, stage) = (try #require(exploded), try #require(exploded?.stages.first))
    view.camera.faceFront()
    view.camera.spacing = 0
    harness.host.advance(by: 0.1)
    let (center, screen, scale) = (stage.space.position, harness.session.stage.scene.screen.bounds, view.camera.scale)
    let place = view.convert(
      CGPoint(x: center.x + (point.x - screen.midX) * scale, y: center.y + (point.y - screen.midY) * scale), to: nil)
    return harness.host.image().pixels[Int(place.x), Int(place.y)] & 0xff_ffff
  }

  @Test("A masked layer, and what is inside it, are visible only inside the mask")
  func masks() throws {
    let (view, inside) = (UIView(fill: .red), UIView(fill: .green))
    inside.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    view.addSubview(inside)
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    view.layer.mask = mask
    let source = try explode(view, at: CGRect(x: 100, y: 300, width: 200, height: 200))
    #expect(source.masks.count == 1 && layers.last?.masks.count == 1)
    let outside = try pixel(at: CGPoint(x: 280, y: 320))
    #expect(try pixel(at: CGPoint(x: 120, y: 450)) == 0xff_0000)
    #expect(try pixel(at: CGPoint(x: 120, y: 320)) == 0x00_ff00)
    #expect(outside != 0xff_0000 && outside != 0x00_ff00)
  }

  @Test("While a CATransition runs, the old picture has a plane of its own")
  func transition() throws {
    let view = UIView(fill: .red)
    _ = try explode(view, at: CGRect(x: 100, y: 300, width: 200, height: 200))
    harness.session.stage.scene.perform {
      let push = CATransition()
      push.type = .push
      push.subtype = .fromRight
      (push.startProgress, push.endProgress, push.duration) = (0.5, 0.5, 10)
      view.layer.add(push, forKey: nil)
      view.backgroundColor = .blue
    }
    harness.host.advance(by: 0.1)
    let planes = layers.filter { $0.layer === view.layer }
    #expect(planes.count == 2 && Set(planes.map(\.id)).count == 2)
    let stage = harness.session.stage.image(scale: 1)
    for x in [120, 280] { #expect(try pixel(at: CGPoint(x: CGFloat(x), y: 400)) == stage.pixels[x, 400] & 0xff_ffff, "\(x)") }
  }

  @Test("A layer that blurs what is behind it shows the blurred pixels of the stage")
  func blur() throws {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    harness.session.stage.scene.perform {
      let stripe = UIView(fill: .black)
      stripe.frame = CGRect(x: 150, y: 0, width: 40, height: 844)
      harness.session.stage.window.addSubview(stripe)
      blur.frame = CGRect(x: 100, y: 300, width: 200, height: 200)
      harness.session.stage.window.addSubview(blur)
    }
    harness.host.advance(by: 0.1)
    #expect(layers.contains { if case .scene = $0.content { true } else { false } })
    let stage = harness.session.stage.image(scale: 1)
    for x in [130, 165, 250] {
      let (shown, real) = (try pixel(at: CGPoint(x: CGFloat(x), y: 400)), stage.pixels[x, 400] & 0xff_ffff)
      #expect(abs(Int(shown & 0xff) - Int(real & 0xff)) < 12, "\(x)")
    }
  }

  @Test("In a comparison side by side, both stages are taken apart, seen from the same direction")
  func comparison() throws {
    harness.session.compare(with: [:], named: "Defaults")
    harness.host.advance(by: 0.2)
    let view = try #require(exploded)
    #expect(view.stages.count == 2 && view.stages.allSatisfy { !$0.layers.isEmpty })
    #expect(view.stages.map(\.caption.text) == ["A  These values", "B  Defaults"])
    #expect(view.stages[0].space.position.x < view.stages[1].space.position.x)
    let top = try #require(view.stages[1].layers.filter { $0.clip == nil }.max { $0.level < $1.level })
    harness.click(view.convert(view.stages[1].middle(of: top, view.camera), to: nil))
    #expect(view.selectedLayer === top.layer && harness.canvas.overlays?.highlight.view == nil)
  }
}
