import Foundation
import Host
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("Damage that flashes") @MainActor
struct DamageFlashTests {
  private let harness: DiagnosticsHarness
  private let view = DamageFlashView()

  /// The regions that flash, at the scale of the stage.
  private var lit: [CGRect] { (view.layer.sublayers ?? []).filter { $0.animationKeys()?.isEmpty == false }.map(\.frame) }

  init() throws {
    harness = try DiagnosticsHarness()
    harness.stage.embedded.render()
    harness.show(view)
    harness.perform { view.watch(harness.stage.embedded) }
  }

  @Test("Given a still stage, then nothing flashes")
  func still() {
    harness.stage.embedded.render()
    #expect(lit.isEmpty)
  }

  @Test("When a part of the stage is redrawn, then that part flashes, and fades in the window's time")
  func flashes() throws {
    let place = CGRect(x: 40, y: 80, width: 24, height: 16)
    harness.add(UIView(), place).backgroundColor = .red
    harness.turn()
    harness.stage.embedded.render()
    let flash = try #require(lit.first)
    #expect(flash.contains(place))
    #expect(flash.width < 100 && flash.height < 100)
    harness.advance(by: DamageFlashView.duration / 2)
    #expect(!lit.isEmpty)
    harness.advance(by: DamageFlashView.duration)
    #expect(lit.isEmpty)
  }

  @Test("Given something that is drawn in every frame, then it flashes as one, and does not pile up")
  func doesNotPileUp() {
    let box = harness.add(UIView(), CGRect(x: 40, y: 80, width: 24, height: 16))
    for step in 0..<20 {
      harness.stage.scene.perform { box.backgroundColor = UIColor(white: CGFloat(step) / 20, alpha: 1) }
      harness.turn()
      harness.stage.embedded.render()
    }
    #expect(lit.count == 1)
  }

  @Test("When it watches nothing any more, then nothing flashes")
  func stops() {
    view.watch(nil)
    harness.add(UIView(), CGRect(x: 40, y: 80, width: 24, height: 16)).backgroundColor = .red
    harness.turn()
    harness.stage.embedded.render()
    #expect(lit.isEmpty)
    #expect(harness.stage.embedded.onDamage == nil)
  }
}
