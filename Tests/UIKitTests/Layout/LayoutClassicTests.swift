import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Auto Layout: the classic layouts")
struct LayoutClassicTests {
  let harness = LayoutHarness()
  var root: UIView { harness.root }

  @Test("Given a view pinned to all edges with insets, then it fills what is left")
  func pinnedEdges() {
    let view = harness.view("view")
    harness.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30))
    #expect(view.frame == rect(16, 20, 358, 794))
  }

  @Test("Given a centred view of a greatest width, then it is as wide as there is room, up to that")
  func centredWithMaximumWidth() {
    let view = harness.view("view")
    let wide = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: -40)
    wide.priority = .defaultHigh
    harness.activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 360), view.heightAnchor.constraint(equalToConstant: 100), wide)
    #expect(view.frame == rect(20, 372, 350, 100))
    harness.scene.resize(to: CGSize(width: 800, height: 844))
    harness.advance(by: 1)
    #expect(view.frame == rect(220, 372, 360, 100))
  }

  @Test("Given three views of equal widths with spacing, then they share the row")
  func equalWidths() {
    let views = ["a", "b", "c"].map { harness.view($0) }
    for view in views {
      harness.activate(
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 44),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
    }
    harness.activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 9),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 9),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -15))
    #expect(views.map(\.frame) == [rect(15, 0, 114, 44), rect(138, 0, 114, 44), rect(261, 0, 114, 44)])
  }

  @Test("Given an aspect ratio, then the height follows the width")
  func aspectRatio() {
    let view = harness.view("view")
    harness.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 1.5, constant: 0))
    #expect(view.frame == rect(0, 0, 390, 260))
  }

  @Test("Given a label beside a button, then the one that hugs more keeps its size")
  func labelBesideButton() {
    let label = harness.add(ContentView(120, 20, name: "label"))
    let button = harness.add(ContentView(80, 44, name: "button"))
    button.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    harness.activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      button.leadingAnchor.constraint(equalToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), label.centerYAnchor.constraint(equalTo: button.centerYAnchor))
    #expect(button.frame == rect(294, 100, 80, 44))
    #expect(label.frame == rect(16, 112, 270, 20))
  }

  @Test("Given too little room for a label and a button, then the one that resists less is cut off")
  func compressedLabel() {
    let label = harness.add(ContentView(400, 20, name: "label"))
    let button = harness.add(ContentView(80, 44, name: "button"))
    label.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
    harness.activate(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor), button.topAnchor.constraint(equalTo: root.topAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(label.frame == rect(0, 0, 310, 20))
    #expect(button.frame == rect(310, 0, 80, 44))
  }

  @Test("Given a bottom sheet between the safe area and the screen's edge, then it reaches under the home indicator, its content does not")
  func safeAreaSheet() {
    let harness = LayoutHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let root = harness.root
    let sheet = harness.view("sheet")
    let content = harness.view("content", in: sheet)
    harness.activate(
      sheet.leadingAnchor.constraint(equalTo: root.leadingAnchor), sheet.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: root.bottomAnchor), content.heightAnchor.constraint(equalToConstant: 200),
      content.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 16),
      content.leadingAnchor.constraint(equalTo: sheet.layoutMarginsGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: sheet.layoutMarginsGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -16))
    #expect(sheet.frame == rect(0, 578, 390, 266))
    #expect(content.frame == rect(8, 16, 374, 200))
    #expect(root.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
  }

  @Test("Given the sheet's own safe area, then its height grows with what reaches into it")
  func sheetBySafeAreaOfItsOwn() {
    let harness = LayoutHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let root = harness.root
    let sheet = harness.view("sheet")
    let content = harness.view("content", in: sheet)
    harness.activate(
      sheet.leadingAnchor.constraint(equalTo: root.leadingAnchor), sheet.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: root.bottomAnchor), content.heightAnchor.constraint(equalToConstant: 200),
      content.topAnchor.constraint(equalTo: sheet.topAnchor), content.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: sheet.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: sheet.safeAreaLayoutGuide.bottomAnchor))
    #expect(sheet.safeAreaInsets.bottom == 34)
    #expect(sheet.frame == rect(0, 610, 390, 234))
  }

  @Test("Given views at different depths, then places are related through all that lies between")
  func acrossDepths() {
    let box = harness.view("box")
    let inner = harness.view("inner", in: box)
    let follower = harness.view("follower")
    harness.activate(
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 60), box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 200), inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: box.centerYAnchor), inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor), follower.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
      follower.topAnchor.constraint(equalTo: inner.bottomAnchor), follower.widthAnchor.constraint(equalToConstant: 10),
      follower.heightAnchor.constraint(equalToConstant: 10))
    #expect(inner.frame == rect(80, 80, 40, 40))
    #expect(follower.frame == rect(170, 180, 10, 10))
  }

  @Test("Given a view that sets its own frame, then others are laid out by where it stands, and follow when it moves")
  func besideAFixedView() {
    let fixed = UIView(frame: rect(20, 30, 100, 50))
    root.addSubview(fixed)
    let view = harness.view("view")
    harness.activate(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor), view.widthAnchor.constraint(equalTo: fixed.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalToConstant: 10))
    #expect(view.frame == rect(128, 50, 50, 10))
    fixed.frame = rect(40, 30, 200, 50)
    root.layoutIfNeeded()
    #expect(view.frame == rect(248, 50, 100, 10))
  }

  @Test("Given guides, then views are laid out by them and they know their frames")
  func guides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = harness.view("view")
    harness.activate(
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30), guide.widthAnchor.constraint(equalToConstant: 60),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), guide.heightAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor), view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5))
    #expect(guide.layoutFrame == rect(30, 10, 60, 100))
    #expect(view.frame == rect(90, 35, 20, 50))
  }

  @Test("Given a transform, then layout leaves it alone")
  func transformsStay() {
    let view = harness.view("view")
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    harness.activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
    #expect(view.frame == rect(25, 25, 50, 50))
  }
}
