import Foundation
import Host
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("Zooming and moving the stage") @MainActor
struct CanvasZoomTests {
  private let harness: CanvasHarness
  private let space = 0x2c

  init() throws { harness = try CanvasHarness("modal-card") }

  private var scale: CGFloat { harness.stageView.stageScale }
  private let middle = CGPoint(x: 195, y: 422)

  @Test("Ctrl+2 shows the stage at twice its size, Ctrl+1 at its size, and Ctrl+0 as a whole")
  func keys() {
    let fit = scale
    harness.key("2", .control)
    #expect(scale == 2 && harness.canvas.zoomButton.title(for: .normal) == "200 %")
    harness.key("1", .control)
    #expect(scale == 1)
    harness.key("0", .control)
    #expect(scale == fit && harness.canvas.settings.zoom == .fit)
  }

  @Test("Turning the wheel with Ctrl zooms, and the point under the pointer stays where it is")
  func wheel() {
    let point = CGPoint(x: 100, y: 300)
    let place = harness.onScreen(point)
    harness.wheel(-120, at: place, .control)
    #expect(scale > 1.2)
    let now = harness.onScreen(point)
    #expect(abs(now.x - place.x) <= 1 && abs(now.y - place.y) <= 1)
  }

  @Test(
    "A pinch on a touchpad zooms, on the stage and beside it, and the point under the pointer stays where it is", arguments: [100, -100])
  func pinch(x: CGFloat) {
    let (point, start) = (CGPoint(x: x, y: 300), scale)
    let place = harness.onScreen(point)
    harness.pinch([1.2, 1.5], at: place)
    #expect(abs(scale / start - 1.5) < 0.01)
    let now = harness.onScreen(point)
    #expect(abs(now.x - place.x) <= 1 && abs(now.y - place.y) <= 1)
    #expect(harness.session.stage.transition == nil && harness.session.nextPhase == .present)
  }

  @Test("Where the stage recognizes pinches, they are the stage's, unless Ctrl is down")
  func stagesPinch() {
    let view = harness.session.stage.window.rootViewController?.view
    let pinch = UIPinchGestureRecognizer()
    harness.session.stage.scene.perform { view?.addGestureRecognizer(pinch) }
    let (place, start) = (harness.onScreen(middle), scale)
    harness.pinch([1.1, 1.65], at: place, ending: false)
    #expect(scale == start && pinch.state == .changed && abs(pinch.scale - 1.5) < 0.01)
    harness.pinch([1.1, 1.65], at: place, .control)
    #expect(scale > start)
  }

  @Test("Where something on the stage zooms, the wheel with Ctrl is the stage's, unless Shift is down")
  func stagesWheel() {
    let view = harness.session.stage.window.rootViewController?.view
    let pinch = UIPinchGestureRecognizer()
    harness.session.stage.scene.perform { view?.addGestureRecognizer(pinch) }
    let (place, start) = (harness.onScreen(middle), scale)
    harness.wheel(-120, at: place, .control)
    harness.host.advance(by: 0.1)
    #expect(scale == start && pinch.state == .changed && pinch.scale > 1.2)
    harness.wheel(-120, at: place, [.control, .shift])
    #expect(scale > start)
  }

  @Test("The keys that zoom the timeline are the stage's where they are shortcuts of its screen")
  func stagesKeys() throws {
    let harness = try CanvasHarness("photo-zoom")
    let stage = harness.session.stage.scene
    #expect(stage.hasKeyCommand(for: UIKey(KeyInput(isDown: true, usage: 0x2d, characters: "-", timestamp: 0))))
    #expect(!stage.hasKeyCommand(for: UIKey(KeyInput(isDown: true, usage: 0x27, characters: "0", timestamp: 0))))
    #expect(!harness.workbench.reserves(UIKey(KeyInput(isDown: true, usage: 0x2d, characters: "-", timestamp: 0))))
    #expect(harness.workbench.reserves(UIKey(KeyInput(isDown: true, usage: 0x27, characters: "0", timestamp: 0))))
  }

  @Test("Zoomed out and in again in one turn, nothing jumps")
  func sameTurn() {
    harness.key("2", .control)
    let place = harness.onScreen(middle)
    for delta in [60, 60, -60, -60] as [CGFloat] { harness.wheel(delta, at: place, .control) }
    let now = harness.onScreen(middle)
    #expect(abs(scale - 2) < 1e-9)
    #expect(abs(now.x - place.x) <= 4 && abs(now.y - place.y) <= 4)
  }

  @Test("Space held moves the stage with the pointer, and plays only when it is tapped")
  func pan() {
    harness.key("2", .control)
    let before = harness.onScreen(middle)
    harness.hold(space, " ")
    harness.drag(from: CGPoint(x: 600, y: 500), by: CGVector(dx: 50, dy: -80))
    harness.lift(space, " ")
    let after = harness.onScreen(middle)
    #expect(after.x - before.x == 50 && after.y - before.y == -80)
    #expect(!harness.session.playback.isPlaying && harness.session.stage.transition == nil)
    harness.hold(space, " ")
    #expect(!harness.session.playback.isPlaying)
    harness.lift(space, " ")
    #expect(harness.session.playback.isPlaying)
  }

  @Test("The middle button moves the stage")
  func middleButton() {
    harness.key("1", .control)
    let before = harness.onScreen(middle)
    harness.drag(from: CGPoint(x: 600, y: 500), by: CGVector(dx: -30, dy: 20), button: .middle)
    let after = harness.onScreen(middle)
    #expect(after.x - before.x == -30 && after.y - before.y == 20)
  }

  @Test("A click on the stage at any zoom hits what is under the pointer", arguments: [0.5, 1, 2, 8])
  func hits(zoom: CGFloat) throws {
    let button = try #require(
      harness.session.stage.window.rootViewController?.view.descendants.first { $0 is UIButton })
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    harness.canvas.zoom(to: zoom, about: harness.canvas.canvasPoint(atStage: place))
    harness.host.advance(by: 0.1)
    harness.click(harness.onScreen(place))
    harness.host.advance(by: 0.2)
    #expect(harness.session.nextPhase == .dismiss)
  }

  @Test("At 100 %, the canvas shows the pixels of the device")
  func crisp() {
    harness.key("1", .control)
    let stage = harness.session.stage.image()
    #expect(stage.width == 390 && stage.height == 844)
    let window = harness.host.image()
    let origin = harness.onScreen(.zero)
    var differing = 0
    for y in 200..<600 {
      for x in 50..<340 where window.pixels[Int(origin.x) + x, Int(origin.y) + y] & 0xff_ffff != stage.pixels[x, y] & 0xff_ffff {
        differing += 1
      }
    }
    #expect(differing == 0)
  }

  @Test("A picture shows the whole stage, however little of it is on the canvas")
  func pictures() {
    harness.key("1", .control)
    let whole = harness.session.stage.image()
    harness.canvas.pan(by: CGVector(dx: 500, dy: 700))
    harness.host.advance(by: 0.1)
    _ = harness.host.image()
    #expect(whole.differences(from: harness.session.stage.image()) == 0)
  }

  @Test("From 400 %, a grid shows the edges of the points")
  func grid() {
    harness.canvas.zoom(to: 8)
    harness.host.advance(by: 0.1)
    let with = harness.host.image()
    harness.canvas.settings.showsPixelGrid = false
    harness.host.advance(by: 0.1)
    #expect(with.differences(from: harness.host.image()) > 1000)
  }

  @Test("The zoom is remembered with the window")
  func memory() throws {
    harness.key("2", .control)
    let data = try JSONEncoder().encode(harness.content.state)
    let state = try JSONDecoder().decode(WorkbenchState.self, from: data)
    #expect(state.canvas == harness.canvas.settings && state.canvas.zoom.scale == 2)
  }
}

extension UIView {
  /// All views below this one.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
