import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct MenuPlaceTests {
  private let placement = MenuPlacement(area: CGRect(x: 0, y: 0, width: 400, height: 600))
  private let size = CGSize(width: 120, height: 200)

  @Test func `a menu opens right and below of the pointer, and left or above where there is no room`() {
    #expect(placement.frame(for: size, at: .at(CGPoint(x: 50, y: 60))).origin == CGPoint(x: 51, y: 61))
    #expect(placement.frame(for: size, at: .at(CGPoint(x: 350, y: 500))).origin == CGPoint(x: 229, y: 299))
  }

  @Test func `a menu hangs below its button, and stands above it where there is no room`() {
    #expect(placement.frame(for: size, at: .below(CGRect(x: 20, y: 40, width: 100, height: 30))).origin == CGPoint(x: 20, y: 74))
    #expect(placement.frame(for: size, at: .below(CGRect(x: 300, y: 550, width: 90, height: 30))).origin == CGPoint(x: 270, y: 346))
  }

  @Test func `a submenu opens at the side where it fits, its first row level with its own`() {
    let row = CGRect(x: 20, y: 100, width: 120, height: 28)
    #expect(placement.frame(for: size, at: .beside(row)).origin == CGPoint(x: 138, y: 96))
    #expect(placement.frame(for: size, at: .beside(row.offsetBy(dx: 230, dy: 400))).origin == CGPoint(x: 132, y: 396))
  }

  @Test func `read from right to left, a menu is on the left of the pointer, ends with its button, and has its submenu at the left`() {
    var mirrored = placement
    mirrored.isMirrored = true
    #expect(mirrored.frame(for: size, at: .at(CGPoint(x: 350, y: 60))).maxX == 349)
    #expect(mirrored.frame(for: size, at: .below(CGRect(x: 280, y: 40, width: 100, height: 30))).maxX == 380)
    #expect(mirrored.frame(for: size, at: .beside(CGRect(x: 260, y: 100, width: 120, height: 28))).maxX == 262)
  }

  @Test func `read from right to left, the rows of a menu are mirrored, and the left arrow opens a submenu`() throws {
    let harness = MenuHarness()
    harness.window.traitOverrides.layoutDirection = .rightToLeft
    let submenu = UIMenu(title: "More", children: [harness.action("Deep")])
    _ = harness.menuButton(
      UIMenu(children: [harness.action("On", state: .on), submenu]), frame: CGRect(x: 250, y: 40, width: 100, height: 30))
    harness.click(CGPoint(x: 300, y: 55))
    let row = harness.row("On")
    let (label, mark) = try (#require(row.subviews.first { $0 is UILabel }), #require(row.subviews.first { $0 is MenuGlyph }))
    #expect(mark.frame.minX > row.bounds.midX && label.frame.maxX <= mark.frame.minX)
    let chevron = try #require(harness.row("More").subviews.first { $0 is MenuGlyph })
    #expect(chevron.frame.maxX < row.bounds.midX && chevron.transform.a == -1)
    harness.keys(.keyboardDownArrow, .keyboardDownArrow, .keyboardLeftArrow)
    #expect(harness.panels.count == 2 && harness.panels[1].frame.maxX < harness.panels[0].frame.maxX)
    harness.keys(.keyboardRightArrow)
    #expect(harness.panels.count == 1)
  }

  @Test func `a menu taller than the screen is as tall as it, and scrolls by wheel and arrows`() {
    let harness = MenuHarness(size: CGSize(width: 300, height: 200))
    _ = harness.menuButton(UIMenu(children: (1...20).map { harness.action("Row \($0)") }))
    harness.click(CGPoint(x: 60, y: 55))
    #expect(harness.panels[0].frame.height == 192)
    harness.hover(CGPoint(x: 60, y: 100))
    harness.wheel(CGVector(dx: 0, dy: 100), at: CGPoint(x: 60, y: 100), isPrecise: true)
    #expect(abs(harness.panels[0].frame(ofRow: 0).minY - (8 - 100)) < 0.001)
    harness.key(.keyboardEnd)
    #expect(harness.panels[0].frame(ofRow: 19).maxY == 192)
    harness.click(harness.place("Row 20"))
    #expect(harness.log.take() == ["Row 20"])
  }

  @Test func `a tall menu scrolls while the pointer is at its end`() {
    let harness = MenuHarness(size: CGSize(width: 300, height: 200))
    _ = harness.menuButton(UIMenu(children: (1...20).map { harness.action("Row \($0)") }))
    harness.click(CGPoint(x: 60, y: 55))
    harness.hover(CGPoint(x: 60, y: 190))
    harness.advance(by: 3)
    #expect(harness.panels[0].frame(ofRow: 19).maxY == 192)
    #expect(harness.marked == ["Row 20"])
    #expect(harness.scene.nextWakeUp == nil)
  }

  @Test func `a submenu opens when the pointer rests on its row, and closes when it goes to another`() {
    let harness = MenuHarness()
    let more = UIMenu(title: "More", children: harness.actions("One", "Two", "Three", "Four"))
    _ = harness.menuButton(UIMenu(children: [more, harness.action("Other")]))
    harness.click(CGPoint(x: 60, y: 55))
    harness.hover(harness.place("More"))
    #expect(harness.panels.count == 1)
    harness.advance(by: 0.2)
    #expect(harness.titles(1) == ["One", "Two", "Three", "Four"])
    harness.hover(harness.place("Other"))
    #expect(harness.marked == ["Other"])
  }

  @Test func `a pointer on its way to the submenu may cross other rows`() {
    let harness = MenuHarness()
    let more = UIMenu(title: "More", children: harness.actions("One", "Two", "Three", "Four"))
    _ = harness.menuButton(UIMenu(children: [more, harness.action("Other")]))
    harness.click(CGPoint(x: 60, y: 55))
    harness.hover(harness.place("More"))
    harness.advance(by: 0.2)
    let other = harness.place("Other")
    harness.hover(CGPoint(x: other.x + 30, y: other.y - 10))
    #expect(harness.marked == ["More", nil])
    harness.hover(harness.place("Three"))
    #expect(harness.marked == ["More", "Three"])
    harness.click(harness.place("Three"))
    #expect(harness.log.take() == ["Three"])
  }

  @Test func `a pointer that only looked as if it went to the submenu gets its row after a moment`() {
    let harness = MenuHarness()
    let more = UIMenu(title: "More", children: harness.actions("One", "Two", "Three", "Four"))
    _ = harness.menuButton(UIMenu(children: [more, harness.action("Other")]))
    harness.click(CGPoint(x: 60, y: 55))
    harness.hover(harness.place("More"))
    harness.advance(by: 0.2)
    let other = harness.place("Other")
    harness.hover(CGPoint(x: other.x + 30, y: other.y - 10))
    harness.advance(by: 0.4)
    #expect(harness.marked == ["Other"])
  }
}
