import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor @Suite("Layout of many views")
struct LayoutScaleTests {
  private let harness = LayoutHarness()
  private let rows: [CountingRow]
  private let heights: [NSLayoutConstraint]

  /// Adds 200 rows of 20 points, one below the other, each with a box inside.
  init() {
    rows = (0..<200).map { _ in CountingRow() }
    heights = rows.map { $0.heightAnchor.constraint(equalToConstant: 20) }
    var bottom = harness.root.topAnchor
    var constraints: [NSLayoutConstraint] = []
    for row in rows {
      harness.add(row)
      let box = harness.view("box", in: row)
      constraints += [
        row.topAnchor.constraint(equalTo: bottom), row.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: harness.root.trailingAnchor), box.topAnchor.constraint(equalTo: row.topAnchor),
        box.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5), box.widthAnchor.constraint(equalToConstant: 7),
        box.heightAnchor.constraint(equalToConstant: 9),
      ]
      bottom = row.bottomAnchor
    }
    harness.perform { [heights] in NSLayoutConstraint.activate(constraints + heights) }
    harness.advance(by: 0.1)
  }

  /// Makes a change, and returns how many frames its layout has computed, and how many rows it has laid out.
  private func work(of change: () -> Void) -> (frames: Int, rows: Int) {
    let frames = harness.root.layoutEngine?.placements ?? 0
    for row in rows { row.layouts = 0 }
    harness.perform(change)
    harness.advance(by: 0.1)
    return ((harness.root.layoutEngine?.placements ?? 0) - frames, rows.count { $0.layouts > 0 })
  }

  @Test("Given a list whose last row gets another height, then no other row is computed or laid out")
  func oneConstant() {
    #expect(work { heights[199].constant = 30 } == (1, 1))
    #expect(rows[199].frame == CGRect(x: 0, y: 199 * 20, width: 390, height: 30))
    #expect(work { harness.root.setNeedsLayout() } == (0, 0))
  }

  @Test("Given a list whose last row gets another height, then layout and display visit no other row")
  func visits() {
    let before = CALayer.visits
    #expect(work { heights[199].constant = 30 } == (1, 1))
    // What contains the row, the row, and the box in it, for layout, display and placing.
    #expect(CALayer.visits - before < 40)
    let rest = CALayer.visits
    #expect(work { harness.root.setNeedsLayout() } == (0, 0))
    #expect(CALayer.visits - rest < 20)
  }

  @Test("Given a height near the end, then the rows below it move, and only the row itself is laid out")
  func rowsBelow() {
    #expect(work { heights[195].constant = 40 } == (5, 1))
    #expect(rows[199].frame.minY == 4000)
  }

  @Test("Given a frame or layer that code has changed, then the next layout of the superview restores it")
  func changedByCode() {
    let change = {
      rows[7].frame.origin.x = 50
      rows[8].layer.position.y += 9
      rows[9].layer.anchorPoint = .zero
      harness.root.setNeedsLayout()
    }
    #expect(work(of: change).frames == 3)
    #expect((7...9).map { rows[$0].frame } == (7...9).map { CGRect(x: 0, y: CGFloat($0) * 20, width: 390, height: 20) })
  }

  @Test("Given a row that leaves and comes back with other constraints, then it gets its new frame")
  func comingBack() {
    harness.perform {
      rows[0].removeFromSuperview()
      harness.root.addSubview(rows[0])
      NSLayoutConstraint.activate([
        rows[0].topAnchor.constraint(equalTo: harness.root.topAnchor, constant: 3),
        rows[0].leadingAnchor.constraint(equalTo: harness.root.leadingAnchor), rows[0].widthAnchor.constraint(equalToConstant: 44),
      ])
    }
    harness.advance(by: 0.1)
    #expect(rows[0].frame == CGRect(x: 0, y: 3, width: 44, height: 20))
  }
}

private final class CountingRow: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
