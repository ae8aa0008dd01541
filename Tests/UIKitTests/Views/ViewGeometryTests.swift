import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct ViewGeometryTests {
  @Test func `frame, bounds and center are one geometry`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test func `points convert through transforms and scrolled bounds`() {
    let harness = SceneHarness()
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    harness.rootView.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: harness.window) == CGPoint(x: 111, y: 112))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 111, y: 112))
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(inner.convert(CGPoint.zero, to: harness.window) == CGPoint(x: 110, y: 60))
    outer.bounds.origin = .zero
    outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(inner.convert(inner.bounds, to: harness.rootView) == CGRect(x: 130, y: 130, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 130, y: 130), from: harness.rootView) == .zero)
  }

  @Test("Autoresizing shares a change of size among what is flexible", arguments: AutoresizingCase.all)
  fileprivate func autoresizing(_ example: AutoresizingCase) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    child.autoresizingMask = example.mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.frame.minX - example.x) < 1e-9)
    #expect(abs(child.frame.width - example.width) < 1e-9)
  }

  @Test func `a view that grows from nothing gives its flexible subview the whole growth`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test func `layoutSubviews runs once for many calls of setNeedsLayout, and superviews come first`() {
    let harness = SceneHarness()
    let journal = Journal()
    let outer = LayoutReportingView("outer", journal)
    let inner = LayoutReportingView("inner", journal)
    outer.addSubview(inner)
    harness.rootView.addSubview(outer)
    harness.turn()
    _ = journal.take()
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    outer.setNeedsLayout()
    #expect(journal.take() == [])
    harness.turn()
    #expect(journal.take() == ["outer", "inner"])
    harness.turn()
    #expect(journal.take() == [])
  }

  @Test func `layoutIfNeeded lays out at once what a new size has made out of date`() {
    let journal = Journal()
    let view = LayoutReportingView("view", journal)
    view.layoutIfNeeded()
    _ = journal.take()
    view.frame.origin = CGPoint(x: 5, y: 5)
    view.layoutIfNeeded()
    #expect(journal.take() == [])
    view.frame.size = CGSize(width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(journal.take() == ["view"])
  }

  @Test func `the safe area reaches into a view only as far as the view reaches under it`() {
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(harness.rootView.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 400))
    harness.rootView.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 0, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 7, width: 10, height: 10))
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.frame.origin.y = 50
    #expect(view.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
    view.frame.origin.y = 424
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 14, right: 0))
  }

  @Test func `the safe area is as before when an animator has returned to its start`() {
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 400))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = 60 }
    harness.scene.perform {
      harness.rootView.addSubview(view)
      animator.startAnimation()
    }
    #expect(view.safeAreaInsets.top == 0)
    harness.advance(by: 0.5)
    harness.scene.perform { animator.isReversed = true }
    harness.advance(by: 1)
    #expect(view.frame.origin.y == 20 && view.safeAreaInsets.top == 27)
  }

  @Test func `a controller adds to the safe area of its view and is notified of changes`() {
    let journal = Journal()
    let root = SafeAreaReportingController(journal)
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), root: root)
    _ = journal.take()
    root.additionalSafeAreaInsets.bottom = 49
    #expect(journal.take() == ["bottom 83.0"])
    harness.scene.safeAreaInsets = .zero
    #expect(journal.take() == ["bottom 49.0"])
  }

  @Test func `a transform does not move the safe area`() {
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    harness.rootView.transform = CGAffineTransform(translationX: 0, y: 844)
    #expect(harness.rootView.safeAreaInsets.top == 47)
  }
}

@MainActor
private final class LayoutReportingView: UIView {
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { journal.note(name) }
}

@MainActor
private final class SafeAreaReportingController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewSafeAreaInsetsDidChange() { journal.note("bottom \(view.safeAreaInsets.bottom)") }
}

/// A child at x 10…60 of 100 points, whose superview grows to 200.
private struct AutoresizingCase: CustomTestStringConvertible {
  let testDescription: String
  let mask: UIView.AutoresizingMask
  let x: CGFloat
  let width: CGFloat

  init(_ description: String, _ mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    testDescription = description
    self.mask = mask
    self.x = x
    self.width = width
  }

  static let all = [
    AutoresizingCase("nothing flexible", [], x: 10, width: 50),
    AutoresizingCase("width", .flexibleWidth, x: 10, width: 150),
    AutoresizingCase("left margin", .flexibleLeftMargin, x: 110, width: 50),
    AutoresizingCase("right margin", .flexibleRightMargin, x: 10, width: 50),
    AutoresizingCase("both margins, shared 10 : 40", [.flexibleLeftMargin, .flexibleRightMargin], x: 30, width: 50),
    AutoresizingCase("width and right margin, shared 50 : 40", [.flexibleWidth, .flexibleRightMargin], x: 10, width: 50 + 5000.0 / 90),
    AutoresizingCase(
      "everything, shared 10 : 50 : 40", [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], x: 20, width: 100),
  ]
}
