import Foundation
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit

@Suite("Layer borders") @MainActor
struct LayerBordersTests {
  private func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  private func isNear(_ a: [CGPoint], _ b: [CGPoint]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
  }

  @Test("Each layer is outlined in the colour of its dearest kind")
  func kinds() throws {
    let harness = try DiagnosticsHarness()
    let places = (0..<5).map { CGRect(x: 10, y: 100 + 60 * CGFloat($0), width: 100, height: 40) }
    harness.add(UIView(), places[0])
    let label = UILabel()
    label.text = "Text"
    harness.add(label, places[1])
    harness.add(UIView(), places[2]).clipsToBounds = true
    let faded = harness.add(UIView(), places[3])
    faded.addSubview(UIView())
    faded.alpha = 0.5
    harness.add(UIView(), places[4]).layer.mask = CALayer()
    let outlines = LayerBorder.all(in: harness.stage.scene)
    let kinds = places.map { place in outlines.first { isNear($0.corners, corners(place)) }?.kind }
    #expect(kinds == [.view, .drawn, .clipped, .offscreen, .offscreen])
    #expect(Set(LayerKind.allCases.map(\.title)).count == LayerKind.allCases.count)
  }

  @Test("What is hidden has no outline, nor has what is in it")
  func hidden() throws {
    let harness = try DiagnosticsHarness()
    let box = harness.add(UIView(), CGRect(x: 50, y: 50, width: 80, height: 80))
    box.addSubview(UIView(frame: CGRect(x: 7, y: 7, width: 7, height: 7)))
    let all = LayerBorder.all(in: harness.stage.scene).count
    box.isHidden = true
    #expect(LayerBorder.all(in: harness.stage.scene).count == all - 2)
  }

  @Test("Given an animation, when time passes, then the outline is where the layer is presented")
  func presented() throws {
    let harness = try DiagnosticsHarness()
    let box = harness.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
    let overlay = LayerBordersView()
    harness.show(overlay)
    overlay.refresh(harness.stage.scene)
    harness.stage.scene.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 } }
    harness.advance(by: 0.5)
    overlay.refresh(harness.stage.scene)
    #expect(overlay.outlines.contains { isNear($0.corners, corners(CGRect(x: 50, y: 0, width: 10, height: 10))) })
  }

  @Test("A layer that is turned in space is outlined as it is seen, narrower at its far side")
  func perspective() throws {
    let harness = try DiagnosticsHarness()
    let card = harness.add(UIView(), CGRect(x: 100, y: 200, width: 200, height: 200), name: "card")
    harness.root.view.layer.sublayerTransform.m34 = -1 / 500
    card.layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    let outlines = LayerBorder.all(in: harness.stage.scene)
    let turned = try #require(outlines.last)
    let (left, right) = (turned.corners[3].y - turned.corners[0].y, turned.corners[2].y - turned.corners[1].y)
    #expect(abs(left - right) > 20)
  }

  @Test("The lines are drawn at the stage's scale")
  func scale() throws {
    let harness = try DiagnosticsHarness()
    harness.add(UIView(), CGRect(x: 40, y: 60, width: 100, height: 100))
    let overlay = LayerBordersView()
    overlay.stageScale = 0.5
    harness.show(overlay)
    overlay.refresh(harness.stage.scene)
    let boxes = (overlay.layer.sublayers ?? []).compactMap { ($0 as? CAShapeLayer)?.path?.boundingBoxOfPath }.filter { !$0.isNull }
    #expect(!boxes.isEmpty)
    #expect(boxes.allSatisfy { CGRect(x: 0, y: 0, width: 195, height: 422).insetBy(dx: -0.1, dy: -0.1).contains($0) })
  }
}
