import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Auto Layout: constraints that animate")
struct LayoutAnimationTests {
  let harness = LayoutHarness()
  let panel: UIView
  let label: UIView
  let below: UIView
  let height: NSLayoutConstraint
  var root: UIView { harness.root }

  /// A panel of 100 points' height at the top, a label in its middle, and a view from its end to the screen's.
  init() {
    (panel, below) = (harness.view("panel"), harness.view("below"))
    label = harness.view("label", in: panel)
    height = panel.heightAnchor.constraint(equalToConstant: 100)
    for view in [panel, below] {
      view.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: harness.root.trailingAnchor).isActive = true
    }
    harness.activate(
      height, panel.topAnchor.constraint(equalTo: harness.root.topAnchor), below.topAnchor.constraint(equalTo: panel.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: harness.root.bottomAnchor), label.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: panel.centerYAnchor), label.widthAnchor.constraint(equalToConstant: 90),
      label.heightAnchor.constraint(equalToConstant: 20))
    harness.advance(by: 1)
  }

  private func animate(_ duration: TimeInterval = 1, _ changes: @escaping () -> Void) {
    harness.perform {
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        changes()
        root.layoutIfNeeded()
      }
    }
  }

  @Test("Given a changed constant, when the root is laid out inside a block, then every frame that depends on it moves")
  func constants() {
    animate { height.constant = 300 }
    #expect(panel.frame == rect(0, 0, 390, 300))
    #expect(harness.shown(panel) == rect(0, 0, 390, 100))
    harness.advance(by: 0.5)
    #expect(harness.shown(panel) == rect(0, 0, 390, 200))
    #expect(harness.shown(label) == rect(150, 90, 90, 20))
    #expect(harness.shown(below) == rect(0, 200, 390, 644))
    harness.advance(by: 0.5)
    #expect(harness.shown(below) == rect(0, 300, 390, 544))
  }

  @Test("Given a changed constant outside of any block, then it shows in the next turn at once")
  func withoutAnimation() {
    harness.perform { height.constant = 300 }
    harness.advance(by: 0.1)
    #expect(harness.shown(panel) == rect(0, 0, 390, 300))
    #expect(panel.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test("Given views that do not depend on the change, then they get no animation")
  func onlyWhatDependsMoves() {
    let other = harness.view("other")
    harness.activate(
      other.leadingAnchor.constraint(equalTo: root.leadingAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 5), other.heightAnchor.constraint(equalToConstant: 5))
    animate { height.constant = 300 }
    #expect(other.layer.animationKeys()?.isEmpty ?? true)
    #expect(panel.layer.animationKeys()?.isEmpty == false)
  }

  @Test("Given a running animation, when the constant changes again, then what is shown goes on without a jump")
  func retargeting() {
    animate { height.constant = 300 }
    harness.advance(by: 0.5)
    animate { height.constant = 100 }
    #expect(harness.shown(panel).height == 200)
    harness.advance(by: 0.25)
    // The first animation still lacks a quarter of its 200 points, the second has taken back a quarter of them.
    #expect(harness.shown(panel).height == 200)
    harness.advance(by: 0.75)
    #expect(harness.shown(panel).height == 100)
  }

  @Test("Given a priority that changes, then the layout moves to what now matters more")
  func priorities() {
    height.isActive = false
    let small = panel.heightAnchor.constraint(equalToConstant: 100)
    let large = panel.heightAnchor.constraint(equalToConstant: 500)
    small.priority = .defaultHigh
    large.priority = .defaultLow
    harness.activate(small, large)
    #expect(panel.frame.height == 100)
    animate { large.priority = .required - 1 }
    harness.advance(by: 0.25)
    #expect(harness.shown(panel).height == 200)
    #expect(panel.frame.height == 500)
  }

  @Test("Given one set of constraints exchanged for another, then the layout moves from one to the other, in either order of the calls")
  func activeSets() {
    let full = panel.heightAnchor.constraint(equalTo: root.heightAnchor)
    let said = warnings {
      animate {
        full.isActive = true
        height.isActive = false
      }
    }
    #expect(said.isEmpty)
    harness.advance(by: 0.5)
    #expect(harness.shown(panel).height == 472)
    #expect(harness.shown(below) == rect(0, 472, 390, 372))
  }

  @Test("Given a spring, then frames overshoot and settle")
  func springs() {
    harness.perform {
      height.constant = 300
      UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { root.layoutIfNeeded() }
    }
    let heights = (0..<60).map { _ in
      harness.advance(by: 1.0 / 60)
      return harness.shown(panel).height
    }
    #expect(heights.max()! > 320)
    #expect(abs(heights.last! - 300) < 0.5)
  }

  @Test("Given a property animator, then constraints can be scrubbed, reversed and continued")
  func propertyAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root, height] in
      height.constant = 300
      root.layoutIfNeeded()
    }
    harness.perform { animator.fractionComplete = 0.5 }
    #expect(harness.shown(panel).height == 200)
    #expect(harness.shown(label) == rect(150, 90, 90, 20))
    harness.perform { animator.fractionComplete = 0.25 }
    #expect(harness.shown(below) == rect(0, 150, 390, 694))
    harness.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    harness.advance(by: 0.125)
    #expect(abs(harness.shown(panel).height - 125) < 0.01)
    harness.advance(by: 1)
    #expect(panel.frame.height == 100)
  }

  @Test("Given an animator that goes back to its start, when its completion sets the constant back, then nothing jumps")
  func reversedWithConstantSetBack() {
    let animator = reversedHalfway()
    animator.addCompletion { [height] position in if position == .start { height.constant = 100 } }
    for _ in 0..<3 {
      harness.advance(by: 0.25)
      #expect(harness.shown(panel).height <= 200)
    }
    #expect(animator.state == .inactive)
    #expect(panel.frame == rect(0, 0, 390, 100))
    #expect(label.frame == rect(150, 40, 90, 20))
    #expect(below.frame == rect(0, 100, 390, 744))
  }

  @Test("Given an animator that goes back to its start, then its constants stay, and the next layout goes by them")
  func reversedWithConstantLeft() {
    let animator = reversedHalfway()
    harness.advance(by: 0.5)
    #expect(animator.state == .inactive)
    #expect(height.constant == 300)
    harness.perform {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(panel.frame == rect(0, 0, 390, 300))
    #expect(label.frame == rect(150, 140, 90, 20))
  }

  /// An animator of a second that makes the panel 300 points high, on its return from half.
  private func reversedHalfway() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root, height] in
      height.constant = 300
      root.layoutIfNeeded()
    }
    harness.perform { animator.startAnimation() }
    harness.advance(by: 0.5)
    harness.perform { animator.isReversed = true }
    #expect(harness.shown(panel).height == 200)
    return animator
  }

  @Test("Given a view moved by an animator that goes back to its start, then what is constrained to it is back as well")
  func reversedFixedViews() {
    let box = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(box)
    let beside = harness.view("beside")
    harness.activate(
      beside.leadingAnchor.constraint(equalTo: box.trailingAnchor), beside.topAnchor.constraint(equalTo: box.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 50), beside.heightAnchor.constraint(equalToConstant: 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [root] in
      box.frame.origin.x = 200
      root.layoutIfNeeded()
    }
    harness.perform {
      animator.startAnimation()
      animator.isReversed = true
    }
    #expect(beside.frame.minX == 300)
    harness.advance(by: 1)
    harness.perform { beside.superview?.setNeedsLayout() }
    harness.advance(by: 0.1)
    #expect(box.frame.minX == 0)
    #expect(beside.frame.minX == 100)
  }

  @Test("Given a view that is resized by its frame inside a block, then what is constrained to it moves along")
  func fixedViewsCarryOthers() {
    let box = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(box)
    let inner = harness.view("inner", in: box)
    harness.activate(
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: box.topAnchor), inner.bottomAnchor.constraint(equalTo: box.bottomAnchor))
    animate { box.frame = rect(0, 0, 300, 100) }
    harness.advance(by: 0.5)
    #expect(harness.shown(inner) == rect(10, 0, 180, 100))
  }
}
