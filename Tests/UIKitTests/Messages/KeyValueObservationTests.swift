import Foundation
import Testing
import UIKit
import UITestSupport

@Suite("Observing properties") @MainActor
struct KeyValueObservationTests {
  private let harness = SceneHarness(hostTime: 0, pace: .singleTurns)

  @Test(
    "Given an observation of the content offset, when the content moves, then it is told of each other value, also as a part of a person's drag"
  )
  func contentOffset() {
    let scrollView = UIScrollView(frame: harness.rootView.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 4000)
    harness.rootView.addSubview(scrollView)
    harness.advance(by: 0.1)
    var changes: [(old: CGFloat?, new: CGFloat?)] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { observed, change in
      #expect(observed === scrollView && change.kind == .setting)
      changes.append((change.oldValue?.y, change.newValue?.y))
    }
    scrollView.contentOffset.y = 100
    scrollView.contentOffset.y = 100
    #expect(changes.map(\.old) == [0] && changes.map(\.new) == [100])
    harness.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 500), steps: 5)
    #expect(changes.last?.new == scrollView.contentOffset.y && scrollView.contentOffset.y > 150)
    observation.invalidate()
    let count = changes.count
    scrollView.contentOffset.y = 0
    #expect(changes.count == count)
  }

  @Test("Values are reported only as the options ask for them, and with .initial at once")
  func options() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var reports: [String] = []
    let plain = view.observe(\.frame) { _, change in reports.append("\(change.oldValue as Any) \(change.newValue as Any)") }
    let initial = view.observe(\.bounds.size.width, options: [.initial, .new]) { _, change in reports.append("\(change.newValue ?? -1)") }
    #expect(reports == ["10.0"])
    view.center.x += 5
    view.bounds.size.width = 20
    #expect(reports == ["10.0", "nil nil", "nil nil", "20.0"])
    withExtendedLifetime((plain, initial)) {}
  }

  @Test("The appearance of views and the states of controls can be observed")
  func properties() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var reports: [String] = []
    let observations = [
      button.observe(\.alpha) { _, _ in reports.append("alpha") }, button.observe(\.isHidden) { _, _ in reports.append("hidden") },
      button.observe(\.transform) { _, _ in reports.append("transform") },
      button.observe(\.isSelected) { _, _ in reports.append("selected") },
      button.observe(\.isEnabled) { _, _ in reports.append("enabled") },
    ]
    button.alpha = 0.5
    button.isHidden = true
    button.transform = CGAffineTransform(scaleX: 2, y: 2)
    button.isSelected = true
    button.isEnabled = false
    #expect(reports == ["alpha", "hidden", "transform", "selected", "enabled"])
    withExtendedLifetime(observations) {}
  }

  @Test("An observation ends with its object, and neither it nor its handler holds the observed object")
  func lifetimes() {
    weak var gone: UIView?
    var count = 0
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.alpha) { _, _ in count += 1 }
      view.alpha = 0.5
      observation = nil
      view.alpha = 0.2
      observation = view.observe(\.alpha) { _, _ in count += 10 }
      view.alpha = 0.1
    }
    #expect(count == 11 && gone == nil && observation != nil)
  }

  @Test(
    "Given an animator that pauses on completion, when it is observed, then each start, pause and end is reported, with old and new values")
  func running() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.rootView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.center.x = 200 }
    animator.pausesOnCompletion = true
    var changes: [String] = []
    let observation = animator.observe(\.isRunning, options: [.old, .new]) { observed, change in
      changes.append("\(change.oldValue ?? observed.isRunning) → \(change.newValue ?? observed.isRunning)")
    }
    harness.perform { animator.startAnimation() }
    harness.advance(by: 0.1)
    harness.perform { animator.pauseAnimation() }
    #expect(changes == ["false → true", "true → false"])
    harness.perform { animator.startAnimation() }
    harness.advance(by: 1)
    #expect(changes.suffix(2) == ["false → true", "true → false"] && animator.state == .active)
    harness.perform {
      animator.isReversed = true
      animator.startAnimation()
      animator.stopAnimation(true)
    }
    #expect(changes.count == 6)
    withExtendedLifetime(observation) {}
  }

  @Test("Code that learns of the end by isRunning can finish the animator there, or start it again")
  func endingInObserver() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    harness.rootView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.center.x = 200 }
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    let observation = animator.observe(\.isRunning) { observed, _ in
      guard !observed.isRunning, observed.state == .active else { return }
      observed.stopAnimation(false)
      observed.finishAnimation(at: .end)
    }
    harness.perform { animator.startAnimation() }
    harness.advance(by: 1)
    #expect(ends == [.end] && animator.state == .inactive && view.center.x == 200)
    withExtendedLifetime(observation) {}
  }

  @Test("When a property changes that can't be observed, then a warning names it once")
  func unobservable() {
    var warnings: [String] = []
    harness.scene.warningHandler = { warnings.append($0) }
    let (label, view) = (UILabel(), UIView())
    let observations = [label.observe(\.text) { _, _ in }, view.observe(\.alpha) { _, _ in }]
    harness.advance(by: 0.1)
    #expect(warnings.isEmpty)
    for text in ["one", "two"] {
      label.text = text
      view.alpha -= 0.1
      harness.advance(by: 0.1)
    }
    #expect(warnings.count == 1)
    let sentence = "An observed property of UILabel, of the type Optional<String>, has changed, and its observer"
    #expect(warnings.first?.hasPrefix(sentence) == true)
    withExtendedLifetime(observations) {}
  }
}
