import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("The view tree") @MainActor
struct ViewTreeTests {
  private final class Listener {
    var selected: [UIView?] = []
    var isPicking: [Bool] = []
  }

  private final class CardView: UIView {}

  private let harness: DiagnosticsHarness
  private let tree = ViewTreeView()
  private let listener = Listener()
  private let card = CardView()
  private let label = UILabel()

  init() throws {
    harness = try DiagnosticsHarness(size: CGSize(width: 328, height: 600))
    harness.add(card, CGRect(x: 20, y: 100, width: 200, height: 120), name: "card")
    label.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    card.addSubview(label)
    tree.onSelect = { [listener] in listener.selected.append($0) }
    tree.onPicking = { [listener] in listener.isPicking.append($0) }
    tree.scene = harness.stage.scene
    harness.show(tree)
    tree.refresh()
    harness.turn()
  }

  private func row(_ name: String) throws -> ViewTreeRow { try #require(tree.rows.first { $0.className == name }) }

  @Test("Each view is listed below the one that it is in, with class, name and place")
  func lists() throws {
    #expect(tree.rows.map(\.className) == ["UIWindow", "UIView", "CardView", "UILabel"])
    #expect(tree.rows.map(\.depth) == [0, 1, 2, 3])
    #expect(try row("CardView").name == "card")
    #expect(try row("CardView").detail == "20, 100  200 × 120")
    #expect(try !row("UILabel").hasSubviews)
  }

  @Test("Whatever is unusual about a view is said: hidden, faded, transformed")
  func details() throws {
    card.alpha = 0.5
    card.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
    label.isHidden = true
    harness.turn()
    tree.refresh()
    #expect(try row("CardView").detail == "20, 100  200 × 120 · alpha 0.5 · scale 2, turned 90°")
    #expect(try row("UILabel").detail == "10, 10  50 × 20 · hidden")
    #expect(try row("UILabel").isInvisible && !row("CardView").isInvisible)
  }

  @Test("What assistive programs are told of a view is listed, and it is found by it")
  func accessibility() throws {
    card.accessibilityLabel = "Berry tart"
    label.accessibilityIdentifier = "price"
    label.accessibilityElementsHidden = true
    // The tree is read again when the screen changes.
    card.alpha = 0.5
    harness.turn()
    tree.refresh()
    #expect(try row("CardView").detail == "20, 100  200 × 120 · alpha 0.5 · label “Berry tart”")
    #expect(try row("UILabel").name == "price")
    #expect(try row("UILabel").detail == "10, 10  50 × 20 · hidden from assistive programs")
    #expect(try row("CardView").matches("berry") && row("UILabel").matches("price") && !row("UIView").matches("berry"))
  }

  @Test("When the stage changes, then the list does with the next refresh; while it is hidden, it does not look")
  func refreshes() {
    card.addSubview(UIView())
    tree.refresh()
    #expect(tree.rows.count == 5)
    tree.isHidden = true
    card.addSubview(UIView())
    tree.refresh()
    #expect(tree.rows.count == 5)
    tree.isHidden = false
    tree.refresh()
    #expect(tree.rows.count == 6)
  }

  @Test("When something is searched for, then what matches is listed with all that it is in; class and name count")
  func search() {
    tree.search("lab")
    #expect(tree.rows.map(\.className) == ["UIWindow", "UIView", "CardView", "UILabel"])
    tree.search("CARD")
    #expect(tree.rows.map(\.className) == ["UIWindow", "UIView", "CardView"])
    tree.search("nowhere")
    harness.turn()
    #expect(tree.rows.isEmpty)
    #expect(harness.texts(in: tree).contains("No view matches “nowhere”."))
    tree.search("")
    #expect(tree.rows.count == 4)
  }

  @Test("When a row is clicked, then its view is selected and the listener told; the triangle closes and opens a branch")
  func clicks() throws {
    harness.click(CGPoint(x: 200, y: ViewTreeView.headerHeight + 2 * 40 + 20))
    #expect(tree.selectedView === card)
    #expect(listener.selected.last.flatMap { $0 } === card)
    harness.click(CGPoint(x: 16 + 2 * 12 + 4, y: ViewTreeView.headerHeight + 2 * 40 + 20))
    #expect(tree.rows.map(\.className) == ["UIWindow", "UIView", "CardView"])
    #expect(try row("CardView").isCollapsed)
    harness.click(CGPoint(x: 16 + 2 * 12 + 4, y: ViewTreeView.headerHeight + 2 * 40 + 20))
    #expect(tree.rows.count == 4)
  }

  @Test("By keys: up and down go from row to row, right opens, left closes and goes up, Esc ends the selection")
  func keys() {
    harness.click(CGPoint(x: 200, y: ViewTreeView.headerHeight + 20))
    for _ in 0..<2 { harness.key(.keyboardDownArrow) }
    #expect(tree.selectedView === card)
    harness.key(.keyboardLeftArrow)
    #expect(tree.rows.count == 3)
    harness.key(.keyboardRightArrow)
    #expect(tree.rows.count == 4)
    harness.key(.keyboardRightArrow)
    #expect(tree.selectedView === label)
    harness.key(.keyboardLeftArrow)
    #expect(tree.selectedView === card)
    harness.key(.keyboardUpArrow)
    #expect(tree.selectedView === harness.root.view)
    harness.key(.keyboardEscape)
    #expect(tree.selectedView == nil)
    #expect(listener.selected.last == .some(nil))
  }

  @Test("When a point of the stage is picked, then the frontmost view there is selected, in an open branch, and picking ends")
  func picks() {
    tree.isPicking = true
    #expect(listener.isPicking == [true])
    harness.click(CGPoint(x: 16 + 2 * 12 + 4, y: ViewTreeView.headerHeight + 2 * 40 + 20))
    #expect(tree.rows.count == 3)
    tree.pick(at: CGPoint(x: 40, y: 120))
    #expect(tree.selectedView === label)
    #expect(tree.rows.count == 4)
    #expect(listener.isPicking == [true, false])
    tree.pick(at: CGPoint(x: 150, y: 150))
    #expect(tree.selectedView === card)
  }

  @Test("Given a view on its way, then it is picked where it is seen")
  func picksPresented() {
    harness.stage.scene.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.y = 500 } }
    harness.turn()
    harness.advance(by: 0.5)
    tree.pick(at: CGPoint(x: 180, y: 330))
    #expect(tree.selectedView === card)
    tree.pick(at: CGPoint(x: 180, y: 600))
    #expect(tree.selectedView === harness.root.view)
  }

  @Test("When the selected view leaves the stage, then nothing is selected")
  func selectionLeaves() {
    tree.select(card)
    card.removeFromSuperview()
    harness.turn()
    tree.refresh()
    #expect(tree.selectedView == nil)
    #expect(listener.selected.last == .some(nil))
  }

  @Test("The highlight surrounds the view as it is presented, at the stage's scale, and goes with it")
  func highlight() throws {
    let highlight = ViewHighlight()
    highlight.stageScale = 0.5
    harness.show(highlight)
    highlight.view = card
    highlight.refresh(harness.stage.scene)
    #expect(highlight.corners?.first == CGPoint(x: 20, y: 100))
    let mark = try #require(highlight.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    #expect(mark.path?.boundingBoxOfPath == CGRect(x: 10, y: 50, width: 100, height: 60))
    #expect(harness.texts(in: highlight) == ["200 × 120"])
    card.removeFromSuperview()
    highlight.refresh(harness.stage.scene)
    #expect(highlight.corners == nil)
    #expect(harness.texts(in: highlight) == [])
  }
}
