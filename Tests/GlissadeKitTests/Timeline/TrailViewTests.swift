@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Trails over the stage") @MainActor
struct TrailViewTests {
  private let scene = UIWindowScene(screenSize: CGSize(width: 195, height: 422))
  private let window: UIWindow

  init() throws {
    try SourceAssets.preparePlatform()
    window = UIWindow(windowScene: scene)
    scene.perform { window.isHidden = false }
  }

  private func show(_ view: UIView) {
    scene.perform {
      view.frame = window.bounds
      window.addSubview(view)
    }
    scene.turn(at: scene.time + 0.1)
  }

  @Test("The mark is where the layer's middle is, on a stage of half the size; as time goes on only it moves")
  func mark() throws {
    defer { scene.disconnect() }
    let recording = try RecordingHarness.scenario(of: ModalCardDemo.self).record()
    let view = MotionTrailView()
    view.stageScale = 0.5
    view.recording = recording
    view.time = 0
    show(view)
    let drawing = try #require(view.layer.contents as AnyObject?)
    let mark = try #require(view.subviews.first)
    for time in [0, 0.1, 0.44] {
      scene.perform { view.time = time }
      scene.turn(at: scene.time + 0.1)
      let center = try #require(recording.trails[0].outline(at: time, in: recording)?.center)
      #expect(abs(mark.center.y - center.y / 2) < 1e-9)
    }
    #expect(view.layer.contents as AnyObject? === drawing)
  }

  @Test("Trails and skins let every touch through to the stage")
  func touches() {
    defer { scene.disconnect() }
    for view in [MotionTrailView(), OnionSkinView()] {
      show(view)
      #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === window)
    }
  }

  @Test("Skins are redrawn when the frame changes, and not in between")
  func skins() throws {
    defer { scene.disconnect() }
    let view = OnionSkinView()
    view.recording = try RecordingHarness.scenario(of: ModalCardDemo.self).record()
    view.time = 0.1
    show(view)
    let first = try #require(view.layer.contents as AnyObject?)
    scene.perform { view.time = 0.11 }
    scene.turn(at: scene.time + 0.1)
    #expect(view.layer.contents as AnyObject? === first)
    scene.perform { view.time = 0.12 }
    scene.turn(at: scene.time + 0.1)
    #expect(view.layer.contents as AnyObject? !== first)
  }
}
