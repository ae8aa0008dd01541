import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Auto Layout: constraints")
struct LayoutConstraintTests {
  let harness = LayoutHarness()
  var root: UIView { harness.root }

  @Test("Given constraints, then they are printed as relations of named views")
  func descriptions() {
    let (cell, label) = (harness.view("Cell"), harness.view("Label"))
    let leading = label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 8)
    #expect(leading.description == "<NSLayoutConstraint:Label.leading == Cell.leading + 8 (inactive)>")
    let width = label.widthAnchor.constraint(lessThanOrEqualTo: cell.widthAnchor, multiplier: 0.5, constant: -4)
    width.priority = .defaultHigh
    width.identifier = "half"
    width.isActive = true
    #expect(width.description == "<NSLayoutConstraint:'half' Label.width <= 0.5*Cell.width - 4 @750 (active)>")
    #expect(label.heightAnchor.constraint(equalToConstant: 44).equation == "Label.height == 44")
  }

  @Test("The anchors of one direction are of one class, and constrain the attributes that they are called after")
  func anchors() {
    let (a, b) = (harness.view("a"), harness.view("b"))
    let horizontal: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [
      \.leadingAnchor, \.trailingAnchor, \.leftAnchor, \.rightAnchor, \.centerXAnchor,
    ]
    let vertical: [KeyPath<UIView, NSLayoutYAxisAnchor>] = [
      \.topAnchor, \.bottomAnchor, \.centerYAnchor, \.firstBaselineAnchor, \.lastBaselineAnchor,
    ]
    let sizes: [KeyPath<UIView, NSLayoutDimension>] = [\.widthAnchor, \.heightAnchor]
    let attributes =
      horizontal.map { a[keyPath: $0].constraint(equalTo: b[keyPath: $0]).firstAttribute }
      + vertical.map { a[keyPath: $0].constraint(equalTo: b[keyPath: $0]).firstAttribute }
      + sizes.map { a[keyPath: $0].constraint(equalTo: b[keyPath: $0]).firstAttribute }
    #expect(
      attributes == [
        .leading, .trailing, .left, .right, .centerX, .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .width, .height,
      ])
  }

  @Test("Given an active constraint, then the nearest view around both items holds it")
  func holders() {
    let box = harness.view("box")
    let (a, b) = (harness.view("a", in: box), harness.view("b", in: box))
    let siblings = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 10)
    let parent = a.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([siblings, own, parent])
    #expect(box.constraints == [siblings, parent])
    #expect(a.constraints == [own])
    #expect(a.constraintsAffectingLayout(for: .horizontal) == [siblings, own])
    #expect(a.constraintsAffectingLayout(for: .vertical) == [parent])
    box.removeConstraint(siblings)
    #expect(!siblings.isActive)
    box.addConstraint(siblings)
    #expect(siblings.isActive)
  }

  @Test("Given a view that leaves its superview, then constraints with the outside end, those inside go on")
  func leaving() {
    let box = harness.view("box")
    let inner = harness.view("inner", in: box)
    let outside = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3)
    let inside = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4)
    harness.activate(outside, inside, inner.widthAnchor.constraint(equalToConstant: 5))
    box.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(box)
    harness.activate(box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30))
    #expect(box.frame.minX == 30)
    #expect(inner.frame.minX == 4)
    #expect(inner.frame.width == 5)
  }

  @Test("Given a tree that was constrained before it got into a window, then it is laid out there")
  func builtOutside() {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let inner = harness.view("inner", in: box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4), inner.widthAnchor.constraint(equalToConstant: 50),
      inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.addSubview(box)
    harness.activate(box.centerXAnchor.constraint(equalTo: root.centerXAnchor), box.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(box.frame == rect(166, 0, 58, 20))
    #expect(inner.frame == rect(4, 0, 50, 20))
  }

  @Test("Given views that outlive the hierarchy in which they were constrained, then their constraints go on in the next one")
  func outliving() {
    let box = UIView(frame: rect(0, 0, 100, 100))
    var parent: UIView? = UIView()
    parent?.addSubview(box)
    let inner = harness.view("inner", in: box)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4), inner.widthAnchor.constraint(equalToConstant: 50),
    ])
    parent?.layoutIfNeeded()
    #expect(inner.frame == rect(4, 0, 50, 0))
    parent = nil
    inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
    box.layoutIfNeeded()
    #expect(inner.frame == rect(4, 0, 50, 20))
  }

  @Test("Given a view that goes from one hierarchy to another and is laid out between, then nothing is mixed up")
  func movingBetweenWindows() {
    let other = LayoutHarness()
    let box = harness.view("box")
    let inner = harness.view("inner", in: box)
    harness.activate(
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor, constant: -8),
      box.widthAnchor.constraint(equalToConstant: 60))
    other.root.addSubview(box)
    other.window.layoutIfNeeded()
    #expect(inner.frame.width == 52)
    box.removeFromSuperview()
    box.layoutIfNeeded()
    harness.root.addSubview(box)
    harness.window.layoutIfNeeded()
    #expect(inner.frame == rect(4, 0, 52, 0))
    #expect(box.frame.width == 60)
  }

  @Test("Given attributes that cannot be paired, then making the constraint fails")
  func pairings() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1, constant: 0)
      }
    }
  }

  @Test("Given views that ask for an update, then constraints are updated from the innermost outwards, before layout")
  func passes() {
    let journal = Journal()
    let outer = harness.add(NotingView("outer", journal))
    let inner = harness.add(NotingView("inner", journal), to: outer)
    harness.activate(
      outer.widthAnchor.constraint(equalToConstant: 10), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.widthAnchor.constraint(equalToConstant: 5))
    _ = journal.take()
    harness.perform {
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      outer.setNeedsLayout()
      inner.setNeedsLayout()
    }
    harness.advance(by: 0.1)
    #expect(journal.take() == ["inner constraints", "outer constraints", "outer layout", "inner layout"])
    harness.advance(by: 0.1)
    #expect(journal.take().isEmpty)
  }

  @Test("Given a controller, then it updates its view's constraints, after those of the views inside")
  func controllers() {
    let journal = Journal()
    let controller = NotingController(journal)
    harness.perform { root.addSubview(controller.view) }
    harness.advance(by: 0.1)
    _ = journal.take()
    harness.perform {
      controller.view.setNeedsUpdateConstraints()
      controller.view.subviews[0].setNeedsUpdateConstraints()
      controller.view.updateConstraintsIfNeeded()
    }
    #expect(journal.take() == ["inner constraints", "controller constraints", "view constraints"])
    #expect(!controller.view.needsUpdateConstraints())
  }

  @Test("Given views without constraints, then no engine is made for them")
  func nothingForNothing() {
    let plain = LayoutHarness()
    plain.root.addSubview(UIView(frame: rect(1, 2, 3, 4)))
    plain.advance(by: 0.1)
    #expect(plain.window.layoutStorage?.engine == nil)
  }
}

/// Notes when it is asked for its view's constraints.
private final class NotingController: UIViewController {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = NotingView("view", journal)
    view.addSubview(NotingView("inner", journal))
  }

  override func updateViewConstraints() {
    journal.note("controller constraints")
    super.updateViewConstraints()
  }
}

/// Notes its passes.
private final class NotingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.note("\(name) constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    journal.note("\(name) layout")
  }
}
