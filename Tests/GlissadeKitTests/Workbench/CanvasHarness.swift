@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import UIKit

/// The whole window of the workbench without a display, whose pointer and keyboard are the test's.
@MainActor
final class CanvasHarness {
  static let size = CGSize(width: 1280, height: 1000)

  let session: StageSession
  let content: WorkbenchContent
  let host: HeadlessHost
  private let folder: TemporaryFolder

  init(_ demo: String) throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    session = StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), photos: SourceAssets.photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path), takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: []),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    if let type = DemoRegistry.all.first(where: { $0.id == demo }) { session.select(DemoDefinition(type)) }
    content = WorkbenchContent(session: session, appearance: .light, threads: 1)
    host = HeadlessHost(content: content, size: Self.size)
    host.advance(by: 0.1)
  }

  var workbench: WorkbenchViewController {
    guard let root = content.scene.windows.first?.rootViewController as? WorkbenchViewController else {
      fatalError("The window shows the workbench.")
    }
    return root
  }

  var canvas: CanvasViewController { workbench.canvas }
  var stageView: StageView { canvas.stageView }

  /// Returns the place in the window of a point of the stage.
  func onScreen(_ point: CGPoint) -> CGPoint {
    stageView.convert(CGPoint(x: point.x * stageView.stageScale, y: point.y * stageView.stageScale), to: nil)
  }

  /// Returns the color of the window's pixel at a point of the stage, without its opacity.
  func pixel(atStage point: CGPoint) -> UInt32 {
    let place = onScreen(point)
    return host.image().pixels[Int(place.x), Int(place.y)] & 0xff_ffff
  }

  // MARK: Input

  func pointer(
    _ phase: PointerInput.Phase, at point: CGPoint, button: PointerInput.Button = .primary, _ modifiers: KeyModifiers = []
  ) {
    host.send(.pointer(PointerInput(phase: phase, location: point, timestamp: host.now, button: button, modifiers: modifiers)))
    host.advance(by: 1.0 / 60)
  }

  func click(_ point: CGPoint, _ modifiers: KeyModifiers = []) {
    pointer(.began, at: point, modifiers)
    pointer(.ended, at: point, modifiers)
  }

  func drag(from start: CGPoint, by distance: CGVector, button: PointerInput.Button = .primary) {
    pointer(.began, at: start, button: button)
    for step in 1...5 {
      let part = CGFloat(step) / 5
      pointer(.moved, at: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part), button: button)
    }
    pointer(.ended, at: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), button: button)
  }

  func hover(_ point: CGPoint) {
    host.send(.hover(point))
    host.advance(by: 1.0 / 60)
  }

  func wheel(_ y: CGFloat, at point: CGPoint, _ modifiers: KeyModifiers = []) {
    host.send(
      .wheel(WheelInput(location: point, delta: CGVector(dx: 0, dy: y), isPrecise: false, timestamp: host.now, modifiers: modifiers)))
    host.advance(by: 1.0 / 60)
  }

  /// Pinches on a touchpad, by each of the scales since the beginning.
  func pinch(_ scales: [CGFloat], at point: CGPoint, _ modifiers: KeyModifiers = [], ending: Bool = true) {
    func send(_ phase: PointerInput.Phase, _ scale: CGFloat) {
      host.send(.pinch(PinchInput(phase: phase, location: point, scale: scale, timestamp: host.now, modifiers: modifiers)))
      host.advance(by: 1.0 / 60)
    }
    send(.began, 1)
    for scale in scales { send(.moved, scale) }
    if ending { send(.ended, scales.last ?? 1) }
  }

  func hold(_ usage: Int, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    host.send(.key(KeyInput(isDown: true, usage: usage, characters: characters, modifiers: modifiers, timestamp: host.now)))
    host.advance(by: 1.0 / 60)
  }

  func lift(_ usage: Int, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    host.send(.key(KeyInput(isDown: false, usage: usage, characters: characters, modifiers: modifiers, timestamp: host.now)))
    host.advance(by: 1.0 / 60)
  }

  /// Presses and releases a key that types something.
  func key(_ characters: String, _ modifiers: KeyModifiers = []) {
    hold(0x04, characters, modifiers)
    lift(0x04, characters, modifiers)
  }
}
