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

  init() throws {
    harness = try DiagnosticsHarness()
    harness.stage.embedded.render()
    harness.show(view)
    harness.perform { view.watch(harness.stage.embedded) }
  }

  @Test("Given a still stage, then nothing flashes")
  func still() {
    harness.stage.embedded.render()
    #expect(view.lit.isEmpty)
  }

  @Test("When a part of the stage is drawn anew, then that part flashes, and fades in the window's time")
  func flashes() throws {
    let place = CGRect(x: 40, y: 80, width: 24, height: 16)
    harness.add(UIView(), place).backgroundColor = .red
    harness.turn()
    harness.stage.embedded.render()
    let lit = try #require(view.lit.first)
    #expect(lit.contains(place))
    #expect(lit.width < 100 && lit.height < 100)
    harness.advance(by: DamageFlashView.duration / 2)
    #expect(!view.lit.isEmpty)
    harness.advance(by: DamageFlashView.duration)
    #expect(view.lit.isEmpty)
  }

  @Test("Given something that is drawn in every frame, then it flashes as one, and does not pile up")
  func doesNotPileUp() {
    let box = harness.add(UIView(), CGRect(x: 40, y: 80, width: 24, height: 16))
    for step in 0..<20 {
      harness.stage.scene.perform { box.backgroundColor = UIColor(white: CGFloat(step) / 20, alpha: 1) }
      harness.turn()
      harness.stage.embedded.render()
    }
    #expect(view.lit.count == 1)
  }

  @Test("When it watches nothing any more, then nothing flashes")
  func stops() {
    view.watch(nil)
    harness.add(UIView(), CGRect(x: 40, y: 80, width: 24, height: 16)).backgroundColor = .red
    harness.turn()
    harness.stage.embedded.render()
    #expect(view.lit.isEmpty)
    #expect(harness.stage.embedded.onDamage == nil)
  }
}
