import Foundation
import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("The first steps")
@MainActor
struct FirstStepsTests {
  private func workbench(of harness: WorkbenchHarness) throws -> WorkbenchViewController {
    try #require(harness.window.rootViewController as? WorkbenchViewController)
  }

  /// What the line says, or nil if it isn't there.
  private func line(in harness: WorkbenchHarness) -> String? {
    let line = harness.view(FirstStepsView.self)
    return line.isHidden ? nil : harness.texts(in: line).first
  }

  private func run(_ command: WorkbenchCommand, in harness: WorkbenchHarness) throws {
    let workbench = try workbench(of: harness)
    workbench.perform(try #require(workbench.commands[command.id]))
    harness.advance(by: 0.1)
  }

  @Test("At the first start, a line leads from dragging to copying, notices each step, and then goes for good")
  func allSteps() throws {
    let harness = try WorkbenchHarness(state: .first)
    let line = harness.view(FirstStepsView.self)
    #expect(line.frame.width > 0 && self.line(in: harness)?.contains("drag it") == true)

    let stage = harness.frame(of: harness.view(StageView.self))
    harness.click(CGPoint(x: stage.midX, y: stage.midY))
    #expect(harness.content.state.firstSteps?.done == [])
    harness.drag(from: CGPoint(x: stage.midX, y: stage.midY), to: CGPoint(x: stage.midX, y: stage.midY + 80), steps: 6)
    harness.advance(by: 1)
    #expect(self.line(in: harness)?.contains("slider") == true)

    let ends = harness.session.definition.tweaks.flatMap(\.tweaks).compactMap { tweak -> (Tweak.ID, Double)? in
      if case .number(let range, _) = tweak.domain { (tweak.id, range.upperBound) } else { nil }
    }
    let (id, end) = try #require(ends.first)
    harness.session.tweaks.set([id: .number(end)])
    harness.advance(by: 0.1)
    #expect(self.line(in: harness)?.contains("press R") == true)
    try run(.replay, in: harness)
    #expect(self.line(in: harness)?.contains("press B") == true)
    try run(.compare, in: harness)
    #expect(self.line(in: harness)?.contains("Ctrl+Shift+C") == true)
    try run(.copySwift, in: harness)
    #expect(self.line(in: harness) == nil && harness.content.state.firstSteps == nil)

    try run(.firstSteps, in: harness)
    // The notice that says so goes first.
    harness.advance(by: 4)
    #expect(self.line(in: harness)?.contains("drag it") == true)
  }

  @Test("What is done before its turn counts too")
  func otherOrder() throws {
    let harness = try WorkbenchHarness(state: .first)
    try run(.copySwift, in: harness)
    harness.advance(by: 4)
    #expect(harness.content.state.firstSteps?.done == [.copy] && line(in: harness)?.contains("drag it") == true)
  }

  @Test("While a notice is in its place, the line is hidden")
  func notice() throws {
    let harness = try WorkbenchHarness(state: .first)
    let line = harness.view(FirstStepsView.self)
    try run(.copySwift, in: harness)
    #expect(line.alpha == 0)
    harness.advance(by: 4)
    #expect(line.alpha == 1)
  }

  @Test("The line can be closed, and isn't there at later starts")
  func closing() throws {
    let harness = try WorkbenchHarness(state: .first)
    let button = try #require(harness.views(UIButton.self, in: harness.view(FirstStepsView.self)).first)
    harness.click(harness.middle(of: button))
    harness.advance(by: 0.1)
    #expect(line(in: harness) == nil && harness.content.state.firstSteps == nil)
    #expect(try line(in: WorkbenchHarness()) == nil)
  }

  @Test("The line covers no button of the canvas", arguments: [CGSize(width: 900, height: 600), CGSize(width: 1280, height: 860)])
  func place(size: CGSize) throws {
    let harness = try WorkbenchHarness(size: size, state: .first)
    let line = harness.frame(of: harness.view(FirstStepsView.self))
    let canvas = try workbench(of: harness).canvas
    for button in harness.views(UIButton.self, in: canvas.view) where button.superview === canvas.view && !button.isHidden {
      #expect(!harness.frame(of: button).intersects(line), "\(button.currentTitle ?? "")")
    }
    #expect(harness.frame(of: canvas.view).contains(line))
  }

  @Test(
    "The line covers no stage",
    arguments: [CGSize(width: 1000, height: 700), CGSize(width: 1280, height: 860), CGSize(width: 700, height: 600)])
  func besideStage(size: CGSize) throws {
    let harness = try WorkbenchHarness(size: size, state: .first)
    let line = harness.view(FirstStepsView.self)
    let canvas = try workbench(of: harness).canvas
    let outset = DeviceFrame(.phone).outset * canvas.stageView.stageScale
    let phone = harness.frame(of: canvas.stageView).insetBy(dx: -outset, dy: -outset)
    #expect(!line.isHidden && !phone.intersects(harness.frame(of: line)), "\(phone) \(harness.frame(of: line))")
  }
}
