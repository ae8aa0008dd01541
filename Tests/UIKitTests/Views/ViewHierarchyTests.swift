import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct ViewHierarchyTests {
  @Test func `a view tells and is told of each step of being added`() {
    let harness = SceneHarness()
    let journal = Journal()
    let view = ReportingView(journal)
    harness.rootView.addSubview(view)
    #expect(journal.take() == ["willMoveToSuperview", "willMoveToWindow", "didMoveToWindow", "didMoveToSuperview"])
    view.removeFromSuperview()
    #expect(journal.take() == ["willMoveToSuperview nil", "willMoveToWindow nil", "didMoveToWindow nil", "didMoveToSuperview nil"])
  }

  @Test func `adding a view elsewhere takes it out of where it was`() {
    let (a, b, child) = (UIView(), UIView(), UIView())
    a.addSubview(child)
    b.addSubview(child)
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [child])
    #expect(child.superview === b)
    #expect(child.layer.superlayer === b.layer)
  }

  @Test func `subviews and their layers stay in the same order through every way of inserting`() {
    let parent = UIView()
    let views = (0..<5).map { number in
      let view = UIView()
      view.tag = number
      return view
    }
    parent.addSubview(views[0])
    parent.insertSubview(views[1], at: 0)
    parent.insertSubview(views[2], aboveSubview: views[1])
    parent.insertSubview(views[3], belowSubview: views[1])
    parent.insertSubview(views[4], at: 99)
    #expect(parent.subviews.map(\.tag) == [3, 1, 2, 0, 4])
    parent.bringSubviewToFront(views[1])
    parent.sendSubviewToBack(views[4])
    #expect(parent.subviews.map(\.tag) == [4, 3, 2, 0, 1])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews.map(\.tag) == [0, 3, 2, 4, 1])
    parent.insertSubview(views[1], aboveSubview: views[3])
    #expect(parent.subviews.map(\.tag) == [0, 3, 1, 2, 4])
    #expect(parent.layer.sublayers?.map { ObjectIdentifier($0) } == parent.subviews.map { ObjectIdentifier($0.layer) })
  }

  @Test func `a layer that is nobody's view keeps its place among the views' layers`() {
    let parent = UIView()
    let (back, front) = (UIView(), UIView())
    let shade = CALayer()
    parent.addSubview(back)
    parent.layer.addSublayer(shade)
    parent.addSubview(front)
    #expect(parent.layer.sublayers?.firstIndex { $0 === shade } == 1)
    parent.insertSubview(UIView(), belowSubview: front)
    #expect(parent.layer.sublayers?.firstIndex { $0 === shade } == 1)
  }

  @Test func `viewWithTag searches depth first and finds the view itself`() {
    let root = UIView()
    let (branch, leaf, sibling) = (UIView(), UIView(), UIView())
    leaf.tag = 7
    sibling.tag = 7
    branch.addSubview(leaf)
    root.addSubview(branch)
    root.addSubview(sibling)
    #expect(root.viewWithTag(7) === leaf)
    #expect(leaf.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
  }

  @Test func `the responder chain runs from view to controller, superview, window, scene and application`() {
    let harness = SceneHarness()
    let child = UIView()
    harness.rootView.addSubview(child)
    let chain = sequence(first: child as UIResponder) { $0.next }.dropFirst()
    let expected: [UIResponder] = [
      harness.rootView, harness.window.rootViewController!, harness.window, harness.scene, UIApplication.shared,
    ]
    #expect(Array(chain) == expected)
  }

  // Presentation controllers keep a view in front with each layout of their container.
  @Test func `a view that is in front already is brought to the front without another layout`() {
    final class Container: UIView {
      let front = UIView()
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        bringSubviewToFront(front)
      }
    }
    let harness = SceneHarness()
    let container = Container()
    harness.scene.perform {
      container.addSubview(container.front)
      container.addSubview(UIView())
      harness.rootView.addSubview(container)
    }
    harness.advance(by: 1)
    #expect(container.subviews.last === container.front && container.layouts <= 2)
  }
}

@MainActor
private final class ReportingView: UIView {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview", newSuperview) }
  override func didMoveToSuperview() { note("didMoveToSuperview", superview) }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow", newWindow) }
  override func didMoveToWindow() { note("didMoveToWindow", window) }

  private func note(_ event: String, _ target: UIView?) { journal.note(target == nil ? event + " nil" : event) }
}
