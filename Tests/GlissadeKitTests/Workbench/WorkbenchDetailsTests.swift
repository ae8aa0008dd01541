import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("What the parts of the window say of each other")
@MainActor
struct WorkbenchDetailsTests {
  @Test("Given closed tracks, when another demo is chosen, then the time is no longer that of the former one")
  func readout() throws {
    let harness = try WorkbenchHarness("flip-card")
    harness.run(.present)
    let header = harness.view(TimelineHeader.self)
    #expect(harness.texts(in: header).contains { $0.hasSuffix("frames") || $0.contains(" frame ") })
    harness.select("modal-card")
    #expect(!harness.texts(in: header).contains { $0.contains("frame") })
    harness.run(.present)
    #expect(harness.texts(in: header).contains { $0.contains("of \(harness.session.playback.recording.frameCount - 1)") })
  }

  @Test("Given two stages on top of each other, then their captions stand side by side, each with its color")
  func captions() throws {
    let harness = try WorkbenchHarness()
    harness.session.compare(with: [:], named: "Before the last save")
    harness.session.comparisonStyle = .ghosted
    harness.advance(by: 0.1)
    let captions = harness.views(StageCaption.self)
    let labels = captions.map { harness.frame(of: harness.views(UILabel.self, in: $0)[0]) }
    #expect(captions.map(\.text) == ["A  These values", "B  Before the last save"])
    #expect(labels.count == 2 && !labels[0].intersects(labels[1]))
    #expect(captions[0].color != captions[1].color)
    harness.session.comparisonStyle = .sideBySide
    harness.advance(by: 0.1)
    #expect(captions.allSatisfy { $0.side == .whole })
  }

  @Test("“Reset stage” covers no stage", arguments: zip([CGSize(width: 900, height: 600), CGSize(width: 1280, height: 860)], [1, 2]))
  func reset(size: CGSize, stages: Int) throws {
    let harness = try WorkbenchHarness(size: size)
    if stages == 2 { harness.session.compare(with: [:], named: "Defaults") }
    harness.advance(by: 0.1)
    let button = try #require(
      harness.views(UIButton.self).first { button in
        button.currentTitle == "Reset stage" && !sequence(first: button as UIView, next: \.superview).contains { $0 is StoppedStageView }
      })
    for stage in harness.views(StageView.self) { #expect(!harness.frame(of: stage).intersects(harness.frame(of: button))) }
  }

  @Test("While views are picked, the one under the pointer is marked; after a click Esc concerns the tree alone")
  func picking() throws {
    let harness = try WorkbenchHarness()
    harness.run(.present)
    harness.choose(.views)
    harness.click(button: "Pick")
    let stage = harness.frame(of: harness.view(StageView.self))
    let highlight = harness.view(ViewHighlight.self)
    harness.hover(CGPoint(x: stage.midX, y: stage.midY))
    #expect(highlight.view != nil)
    harness.click(CGPoint(x: stage.midX, y: stage.midY))
    let tree = harness.view(ViewTreeView.self)
    #expect(!tree.isPicking && tree.selectedView != nil && highlight.view === tree.selectedView)
    harness.key(.keyboardEscape)
    harness.advance(by: 1)
    #expect(tree.selectedView == nil)
    #expect(harness.session.nextPhase == .dismiss)
  }

  @Test("Every hairline of the window lies on whole pixels, whatever their number per point", arguments: [1.25, 1.5] as [CGFloat])
  func hairlines(scale: CGFloat) throws {
    let harness = try WorkbenchHarness(size: CGSize(width: 1280, height: 860), scale: scale)
    let lines = harness.views(HairlineView.self).filter { line in
      sequence(first: line as UIView, next: \.superview).allSatisfy { !$0.isHidden } && min(line.bounds.width, line.bounds.height) > 0
    }
    #expect(lines.count > 5)
    for line in lines {
      let frame = harness.frame(of: line.subviews[0])
      let isVertical = frame.height > frame.width
      for edge in isVertical ? [frame.minX, frame.maxX] : [frame.minY, frame.maxY] {
        let pixel = edge * scale
        #expect(abs(pixel - pixel.rounded()) < 1e-6, "\(frame) in \(String(describing: line.superview))")
      }
    }
  }

  @Test("The takes' buttons end where the pages' names end")
  func takes() throws {
    let harness = try WorkbenchHarness()
    harness.choose(.takes)
    let record = try #require(harness.views(UIButton.self).first { $0.currentTitle == "Record" })
    let pages = try #require(harness.views(UISegmentedControl.self).first { $0.titleForSegment(at: 0) == "Tune" })
    #expect(harness.frame(of: record).maxX == harness.frame(of: pages).maxX)
  }
}
