import Foundation
import Host
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("Measuring distances on the stage") @MainActor
struct MeasuringTests {
  private let outer = CGRect(x: 10, y: 20, width: 200, height: 100)

  @Test("Given a rectangle inside another, the distances are those on its four sides, however the two are given")
  func inside() {
    let inner = CGRect(x: 30, y: 60, width: 50, height: 20)
    for measurement in [Measurement(from: outer, to: inner), Measurement(from: inner, to: outer)] {
      #expect(measurement.lines.map(\.length) == [20, 130, 40, 40])
    }
  }

  @Test("Given two rectangles side by side, the distance is the gap, with an extension where they aren't opposite")
  func beside() {
    let right = Measurement(from: outer, to: CGRect(x: 250, y: 20, width: 10, height: 100))
    #expect(right.lines.map(\.length) == [40] && right.extensions.isEmpty)
    let below = Measurement(from: outer, to: CGRect(x: 250, y: 150, width: 10, height: 10))
    #expect(below.lines.map(\.length) == [40, 30] && below.extensions.map(\.length) == [80, 140])
  }

  @Test("With M, pointing at a view shows its distances, a click measures from it, and the stage gets no input")
  func pointing() throws {
    let harness = try CanvasHarness("modal-card")
    let button = CGPoint(x: 195, y: 775)
    harness.key("m")
    harness.hover(harness.onScreen(button))
    let measure = try #require(harness.canvas.overlays?.measure)
    #expect(measure.measurement?.lines.count == 4)
    harness.click(harness.onScreen(button))
    #expect(measure.anchor != nil && harness.session.nextPhase == .present)
    harness.hover(harness.onScreen(CGPoint(x: 80, y: 300)))
    #expect(measure.measurement?.lines.isEmpty == false)
    harness.hold(0x29)
    harness.lift(0x29)
    #expect(measure.isHidden && !harness.canvas.isMeasuring)
  }

  @Test("While Alt is held, distances from the picked view are visible")
  func alt() throws {
    let harness = try CanvasHarness("modal-card")
    let measure = try #require(harness.canvas.overlays?.measure)
    harness.canvas.overlays?.highlight.view = harness.session.stage.window
    harness.hover(harness.onScreen(CGPoint(x: 195, y: 775)))
    harness.hold(0xe2, "", .alternate)
    #expect(measure.measurement != nil)
    harness.lift(0xe2)
    #expect(measure.measurement == nil && measure.isHidden)
  }

  @Test("The backdrop is behind the stage, and is remembered")
  func backdrop() throws {
    let harness = try CanvasHarness("modal-card")
    harness.canvas.settings.backdrop = .black
    harness.host.advance(by: 0.1)
    let corner = harness.canvas.view.convert(CGPoint(x: 4, y: 4), to: nil)
    #expect(harness.host.image().pixels[Int(corner.x), Int(corner.y)] & 0xff_ffff == 0)
    let data = try JSONEncoder().encode(harness.content.state)
    #expect(try JSONDecoder().decode(WorkbenchState.self, from: data).canvas.backdrop == .black)
  }
}
