import Components
import Foundation
import Host
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("A timing as a curve to be dragged into shape")
@MainActor
struct TimingSectionTests {
  @Test("Dragging the end to the right takes longer, in one undo step")
  func dragEnd() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    harness.drag(from: harness.knob(.end), by: CGVector(dx: 20, dy: 0))
    let longer = harness.number("duration")
    #expect(longer > 0.45 && longer < 0.6)
    #expect(longer == (longer * 100).rounded() / 100)
    harness.turn { harness.store.undo() }
    #expect(harness.number("duration") == 0.44)
    #expect(!harness.store.canUndo)
  }

  @Test("Dragging the peak up swings more, down to the target not at all; the peak stays under the hand")
  func dragPeak() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    let start = harness.knob(.peak)
    harness.press(start)
    harness.move(to: CGPoint(x: start.x, y: start.y - 20))
    #expect(harness.number("damping") < 0.7)
    // On a grid of hundredths the peak can be a few points off.
    #expect(abs(harness.knob(.peak).y - (start.y - 20)) < 3)
    harness.move(to: CGPoint(x: start.x, y: start.y + 10))
    harness.release(CGPoint(x: start.x, y: start.y + 10))
    #expect(harness.number("damping") == 1)
  }

  @Test("A spring by its stiffness is dragged by the moment at which it rests")
  func dragPhysics() throws {
    let harness = try TimingHarness(TimingHarness.physics)
    let before = harness.number("stiffness")
    harness.drag(from: harness.knob(.end), by: CGVector(dx: -40, dy: 0))
    #expect(harness.number("stiffness") > before)
    #expect(harness.number("stiffness").truncatingRemainder(dividingBy: 10) == 0)
  }

  @Test("Control points are dragged freely, no further than times go")
  func dragControls() throws {
    let harness = try TimingHarness(TimingHarness.curve)
    harness.drag(from: harness.knob(.control(1)), by: CGVector(dx: -400, dy: -30))
    let curve = try #require(harness.curve)
    #expect(curve.x1 == 0)
    #expect(curve.y1 > 0.1)
    #expect((curve.x2, curve.y2) == (0.58, 1))
  }

  @Test("The end of a curve over a share of a duration changes the whole duration accordingly")
  func dragShare() throws {
    let harness = try TimingHarness(TimingHarness.curve)
    harness.press(harness.knob(.end))
    let target = CGPoint(x: harness.knob(.end).x + 20, y: harness.knob(.end).y)
    harness.move(to: target)
    harness.release(target)
    #expect(harness.number("duration") > 0.44)
    #expect(harness.number("share") == 0.5)
  }

  @Test("Alt moves a tenth as far, on a finer grid")
  func fineDrag() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    harness.drag(from: harness.knob(.end), by: CGVector(dx: 30, dy: 0), .alternate)
    let moved = harness.number("duration") - 0.44
    #expect(moved > 0 && moved < 0.02)
  }

  @Test("Esc gives a drag up, and nothing is left to undo")
  func escape() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    let start = harness.knob(.end)
    harness.press(start)
    harness.move(to: CGPoint(x: start.x + 40, y: start.y))
    #expect(harness.number("duration") > 0.44)
    harness.key(.keyboardEscape)
    #expect(harness.number("duration") == 0.44)
    harness.move(to: CGPoint(x: start.x + 60, y: start.y))
    harness.release(CGPoint(x: start.x + 60, y: start.y))
    #expect(harness.number("duration") == 0.44)
    #expect(!harness.store.canUndo)
  }

  @Test("Tab goes from handle to handle, and arrows move the one that has the focus")
  func keys() throws {
    let harness = try TimingHarness(TimingHarness.curve)
    for _ in 0..<6 where harness.views(PlotHandleView.self).first(where: \.isFocused)?.handle != .control(2) { harness.key(.keyboardTab) }
    harness.key(.keyboardUpArrow)
    harness.key(.keyboardLeftArrow, modifiers: .shift)
    #expect(harness.curve == TweakCurve(0.42, 0, 0.48, 1.01))
    harness.turn { harness.store.undo() }
    #expect(harness.curve == TweakCurve(0.42, 0, 0.58, 1.01))
  }

  @Test("Arrows on a spring's handles step its duration and damping")
  func springKeys() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    harness.click(harness.knob(.end))
    harness.key(.keyboardRightArrow)
    #expect(harness.number("duration") == 0.45)
    harness.click(harness.knob(.peak))
    harness.key(.keyboardUpArrow, modifiers: .shift)
    #expect(abs(harness.number("damping") - 0.72) < 1e-9)
  }

  @Test("A click on a number copies it with every digit")
  func copying() throws {
    let harness = try TimingHarness(TimingHarness.spring, unfolded: true)
    let cell = try #require(harness.cell("stiffness"))
    harness.click(harness.middle(of: cell))
    let copied = try #require(UIPasteboard.general.string.flatMap(Double.init))
    #expect(abs(copied - 405.7059368) < 1e-6)
  }

  @Test("Values that change elsewhere are taken up")
  func refreshing() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    let canvas = harness.views(PlotCanvas.self)[0]
    let before = harness.knob(.end)
    let drawn = try #require(canvas.content)
    harness.turn { harness.store.set(.number(0.5), for: "damping") }
    #expect(canvas.content != drawn)
    #expect(canvas.content?.other == drawn.value)
    #expect(harness.knob(.end) != before)
  }

  @Test("At rest it asks for no more frames")
  func idle() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    harness.hover(harness.middle(of: harness.plot))
    harness.advance(by: 1)
    #expect(harness.nextTurn == nil)
  }

  @Test("The section asks for the room that its unfolded numbers need")
  func folding() throws {
    let harness = try TimingHarness(TimingHarness.spring)
    let folded = harness.section.height(in: 328)
    var asked = 0
    harness.section.onHeightChange = { asked += 1 }
    harness.turn { harness.section.showsTerms = true }
    #expect(asked == 1)
    #expect(harness.section.height(in: 328) > folded + 100)
  }
}

@Suite("The scale of a plot")
struct PlotScaleTests {
  private let area = CGRect(x: 20, y: 30, width: 300, height: 100)
  private let below = CGRect(x: 20, y: 150, width: 300, height: 40)

  @Test("All of the curve is inside, peaks and control points too", arguments: [0.1, 0.3, 0.8, 1])
  func fits(ratio: Double) {
    let value = TimingValue.spring(SpringDescription(duration: 0.8, dampingRatio: ratio))
    let scale = PlotScale([value], reaching: [1.5], positionArea: area, velocityArea: below)
    for step in 0...200 {
      let time = 0.8 * Double(step) / 200
      #expect(area.insetBy(dx: -0.01, dy: -0.01).contains(scale.point(time, value.position(at: time))))
      #expect(below.minY - 0.01...below.maxY + 0.01 ~= scale.y(ofVelocity: value.velocity(at: time)))
    }
    #expect(scale.y(1.5) > area.minY)
  }

  @Test("Points lead back to the times and positions that they stand for")
  func inverse() {
    let scale = PlotScale(
      [.curve(.easeInOut, duration: 0.4)], reaching: [], positionArea: area, velocityArea: below)
    let point = scale.point(0.25, 0.75)
    #expect(abs(scale.time(at: point.x) - 0.25) < 1e-12)
    #expect(abs(scale.position(at: point.y) - 0.75) < 1e-12)
  }

  @Test("While something is dragged, times and positions keep their scale, and velocities go along")
  func held() {
    let before = PlotScale(
      [.spring(SpringDescription(duration: 0.5, dampingRatio: 0.8))], reaching: [], positionArea: area, velocityArea: below)
    let livelier = TimingValue.spring(SpringDescription(duration: 0.7, dampingRatio: 0.2))
    let during = PlotScale([livelier], reaching: [], positionArea: area, velocityArea: below, holding: before)
    #expect(during.times == before.times)
    #expect(during.positions == before.positions)
    #expect(during.velocities == PlotScale([livelier], reaching: [], positionArea: area, velocityArea: below).velocities)
    #expect(during.velocities != before.velocities)
  }

  @Test("The grid has round steps", arguments: [(0.03, 0.05), (0.11, 0.2), (0.2, 0.2), (0.6, 1.0), (3, 5)])
  func steps(least: Double, step: Double) {
    #expect(abs(RoundStep(atLeast: least).value - step) < 1e-12)
  }
}
