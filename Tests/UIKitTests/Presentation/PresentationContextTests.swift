import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("The context of a modal presentation")
struct PresentationContextTests {
  @Test("Given a full-screen presentation, then the container holds the from view, and the context has both views and their frames")
  func fullScreenContext() throws {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    let context = try #require(scenario.animator.context)
    #expect(scenario.a.view.superview === context.containerView)
    #expect(context.view(forKey: .from) === scenario.a.view)
    #expect(context.view(forKey: .to) === scenario.b.view)
    #expect(context.viewController(forKey: .from) === scenario.a && context.viewController(forKey: .to) === scenario.b)
    #expect(context.initialFrame(for: scenario.a) == scenario.harness.window.bounds)
    #expect(context.finalFrame(for: scenario.a) == .zero)
    #expect(context.initialFrame(for: scenario.b) == .zero)
    #expect(context.finalFrame(for: scenario.b) == scenario.harness.window.bounds)
    #expect(context.presentationStyle == .fullScreen)
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    let back = try #require(scenario.animator.context)
    #expect(back.view(forKey: .from) === scenario.b.view && back.view(forKey: .to) === scenario.a.view)
    #expect(back.initialFrame(for: scenario.b) == scenario.harness.window.bounds)
    #expect(back.finalFrame(for: scenario.b) == .zero)
    #expect(back.finalFrame(for: scenario.a) == scenario.harness.window.bounds)
    #expect(back.viewController(forKey: .to) === scenario.a)
  }

  @Test("Given a presenter that stays in the hierarchy, then the context has no view of it, neither presenting nor dismissing")
  func customContext() throws {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    #expect(try #require(scenario.animator.context).view(forKey: .from) == nil)
    #expect(scenario.animator.context?.finalFrame(for: scenario.a) == scenario.harness.window.bounds)
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    #expect(try #require(scenario.animator.context).view(forKey: .to) == nil)
  }

  @Test("Given a presented view, then it is laid out with the window's safe area before the animator runs")
  func laidOut() throws {
    let card = CardController()
    card.modalPresentationStyle = .overFullScreen
    let delegate = ScriptedDelegate()
    let animator = ScriptedAnimator()
    delegate.presenting = animator
    card.transitioningDelegate = delegate
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    animator.addsToView = false
    harness.scene.perform { harness.window.rootViewController?.present(card, animated: true) }
    #expect(card.card.frame == CGRect(x: 8, y: 844 - 34 - 8 - 300, width: 374, height: 300))
  }

  @Test(
    "Given a presentation over its presenter, then the frame that the animator has left stays, until the screen gets another size",
    arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen, .custom])
  func frameLeft(style: UIModalPresentationStyle) {
    let scenario = PresentationScenario(style)
    scenario.delegate.presenting = BlockAnimator { context in
      guard let view = context.view(forKey: .to) else { return }
      view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 844)
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.4, animations: { view.frame.origin.y = 50 }) { _ in context.completeTransition(true) }
    }
    scenario.present()
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == CGRect(x: 0, y: 50, width: 390, height: 844))
    scenario.harness.scene.resize(to: CGSize(width: 844, height: 390))
    scenario.harness.advance(by: 1)
    if style != .custom { #expect(scenario.b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390)) }
  }

  @Test("PF-07: Given a view that loadView creates without a size, then its frame stays empty, and its final frame is the window's")
  func zeroSized() {
    let scenario = PresentationScenario(.fullScreen)
    let empty = EmptyViewController()
    empty.modalPresentationStyle = .fullScreen
    empty.transitioningDelegate = scenario.delegate
    scenario.harness.scene.perform { scenario.a.present(empty, animated: true) }
    #expect(empty.view.frame == .zero)
    #expect(scenario.animator.context?.finalFrame(for: empty) == scenario.harness.window.bounds)
  }

  @Test("Given a presenter that its animator has shrunk, when it comes back, then its final frame is the whole window")
  func shrunkenPresenter() {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let bounds = scenario.harness.window.bounds
    scenario.harness.scene.perform { scenario.a.view.frame = bounds.insetBy(dx: 16, dy: 20) }
    scenario.dismiss()
    #expect(scenario.animator.context?.finalFrame(for: scenario.a) == bounds)
  }

  // Tutorials slide or scale both screens, and slide the presenter back from where it was left.
  @Test("Given a presenter that its animator has left transformed, when it comes back, then its bounds, center and transform are kept")
  func transformedPresenter() throws {
    let scenario = PresentationScenario(.fullScreen)
    let slide = BlockAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      UIView.animate(withDuration: 0.3, animations: { from.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5) })
      { _ in context.completeTransition(true) }
    }
    scenario.delegate.presenting = slide
    scenario.presented()
    let bounds = scenario.a.view.bounds
    scenario.dismiss()
    let view = try #require(scenario.animator.context?.view(forKey: .to))
    #expect(view.bounds == bounds && view.center == CGPoint(x: bounds.midX, y: bounds.midY))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5))
  }

  @Test("A presentation controller's size for its child is the container's, so that the frame can be computed from it")
  func sizeForChild() {
    final class Drawer: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
        return CGRect(x: 0, y: bounds.maxY - size.height, width: size.width, height: size.height)
      }
      override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        return CGSize(width: size.width, height: size.height - 100)
      }
    }
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { Drawer(presentedViewController: $0, presenting: $1) }
    scenario.present()
    let bounds = scenario.harness.window.bounds
    #expect(scenario.animator.context?.finalFrame(for: scenario.b) == bounds.divided(atDistance: 100, from: .minYEdge).remainder)
  }
}

@MainActor
private final class CardController: UIViewController {
  let card = UIView()
  override func viewDidLoad() { view.addSubview(card) }
  override func viewDidLayoutSubviews() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    card.frame = CGRect(x: area.minX + 8, y: area.maxY - 8 - 300, width: area.width - 16, height: 300)
  }
}

@MainActor
private final class EmptyViewController: UIViewController {
  override func loadView() { view = UIView() }
}
