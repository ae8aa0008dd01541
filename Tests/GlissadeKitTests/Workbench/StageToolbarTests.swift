import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("The strip above the canvas")
@MainActor
struct StageToolbarTests {
  @Test(
    "Recording, help and the panes' buttons are there in a window of any size, and the menus without room are in the last one",
    arguments: [CGFloat(560), 900, 1000, 1280])
  func overflow(width: CGFloat) throws {
    let harness = try WorkbenchHarness(size: CGSize(width: width, height: 700))
    let toolbar = harness.view(StageToolbar.self)
    let popUps = [toolbar.stageButton, toolbar.compareButton, toolbar.showButton, toolbar.copyButton]
    let buttons =
      [toolbar.sidebarButton] + popUps + [
        toolbar.moreButton, toolbar.recordButton, toolbar.helpButton, toolbar.timelineButton, toolbar.panelButton,
      ]
    let shown = buttons.filter { !$0.isHidden }
    for (left, right) in zip(shown, shown.dropFirst()) { #expect(left.frame.maxX <= right.frame.minX) }
    #expect(shown.allSatisfy { toolbar.bounds.contains($0.frame) })
    #expect([toolbar.recordButton, toolbar.helpButton].allSatisfy { !$0.isHidden })
    let hidden = popUps.filter(\.isHidden)
    #expect(toolbar.moreButton.isHidden == hidden.isEmpty)
    #expect(toolbar.moreButton.makeMenu()?.children.map(\.title) ?? [] == hidden.compactMap(\.currentTitle))
    if width >= 1280 { #expect(hidden.isEmpty) }
  }
}
