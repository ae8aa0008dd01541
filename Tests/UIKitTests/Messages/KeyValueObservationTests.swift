import Foundation
import Testing
import UITestSupport

@testable import UIKit

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
}
