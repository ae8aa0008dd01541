import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The transition context's contract") struct ContextContractTests {
  @Test("CT-01: both controllers and views by their keys; the view may be a wrapper, or nil where it must be left alone")
  func keys() throws {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { WrappingController(presentedViewController: $0, presenting: $1) }
    scenario.present()
    let context = try #require(scenario.animator.context)
    #expect(context.viewController(forKey: .from) === scenario.a && context.viewController(forKey: .to) === scenario.b)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) !== scenario.b.view && scenario.b.view.superview === context.view(forKey: .to))
    #expect(context.view(forKey: UITransitionContextViewKey(rawValue: "other")) == nil)
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.window != nil)
  }

  @Test("CT-02: full screen, the container holds the from view already, and the animator adds the to view")
  func container() throws {
    let scenario = PresentationScenario(.fullScreen)
    scenario.animator.addsToView = false
    scenario.present()
    let context = try #require(scenario.animator.context)
    #expect(context.containerView.subviews == [scenario.a.view])
    #expect(scenario.b.view.superview == nil)
  }

  @Test("CT-03: frames are zero where unknown or removed, and follow a container that is resized meanwhile")
  func frames() throws {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    let context = try #require(scenario.animator.context)
    #expect(context.initialFrame(for: scenario.b) == .zero && context.finalFrame(for: scenario.a) == .zero)
    #expect(context.finalFrame(for: UIViewController()) == .zero)
    scenario.harness.scene.resize(to: CGSize(width: 500, height: 600))
    scenario.harness.turn()
    #expect(context.finalFrame(for: scenario.b) == CGRect(x: 0, y: 0, width: 500, height: 600))
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }

  @Test(
    "CT-02: the to view fills the container before an animator is asked that never sets its frame",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext])
  func fitted(style: UIModalPresentationStyle) throws {
    let scenario = PresentationScenario(style)
    scenario.b.view.frame = CGRect(x: 0, y: 0, width: 600, height: 600)
    scenario.present()
    let context = try #require(scenario.animator.context)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(scenario.b.view.frame == screen && context.finalFrame(for: scenario.b) == screen)
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.frame == screen)
  }

  // Published dismissals are laid out from it, for instance SlideInPresentationAnimator in Kodeco's "UIPresentationController Tutorial:
  // Getting Started", which asks for `finalFrame(for:)` of whichever controller is the presented one, both ways.
  @Test("CT-03: on a dismissal the final frame of the presented controller is where the presentation has it, in any size of the container")
  func dismissedFrame() throws {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { RightHalf(presentedViewController: $0, presenting: $1) }
    scenario.presented()
    scenario.dismiss()
    let context = try #require(scenario.animator.context)
    let half = CGRect(x: 195, y: 0, width: 195, height: 844)
    #expect(context.finalFrame(for: scenario.b) == half && context.initialFrame(for: scenario.b) == half)
    #expect(context.finalFrame(for: scenario.a) == CGRect(x: 0, y: 0, width: 390, height: 844))
    scenario.harness.scene.resize(to: CGSize(width: 500, height: 600))
    scenario.harness.turn()
    #expect(context.finalFrame(for: scenario.b) == CGRect(x: 250, y: 0, width: 250, height: 600))
    scenario.harness.advance(by: 1)
  }

  @Test("CT-04: completeTransition counts once; animationEnded hears the same, after the controllers", arguments: [true, false])
  func once(completes: Bool) {
    let scenario = PresentationScenario(.custom)
    scenario.animator.journal = scenario.journal
    scenario.animator.completes = completes
    scenario.present()
    scenario.harness.advance(by: 1)
    _ = warnings { scenario.animator.context?.completeTransition(!completes) }
    #expect(scenario.animator.ended == [completes])
    #expect(scenario.journal.take().suffix(2) == (completes ? ["B.didAppear", "ended true"] : ["B.didDisappear", "ended false"]))
  }

  @Test("CT-05: without animation isAnimated is false, and the views are in their places at once")
  func notAnimated() throws {
    let scenario = PresentationScenario(.custom)
    var wasAnimated: Bool?
    scenario.b.onWillDisappear = {}
    scenario.present(animated: false)
    #expect(scenario.b.view.superview != nil && scenario.b.view.frame == scenario.harness.window.bounds)
    scenario.b.onWillDisappear = { wasAnimated = scenario.b.transitionCoordinator?.isAnimated }
    scenario.dismiss(animated: false)
    #expect(wasAnimated == false && scenario.b.view.window == nil)
  }

  @Test("CT-06: transitionWasCancelled follows the last decision; isInteractive says whether a gesture holds it now")
  func redriven() throws {
    let dismissal = DrivenDismissal(.fullScreen, animator: InterruptibleFade(duration: 1))
    _ = dismissal.scenario.journal.take()
    dismissal.begin()
    let context = try #require(dismissal.context)
    #expect(context.isInteractive && !context.transitionWasCancelled)
    dismissal.update(0.5)
    dismissal.cancel()
    dismissal.harness.advance(by: 0.1)
    #expect(!context.isInteractive && context.transitionWasCancelled)
    dismissal.harness.scene.perform { dismissal.driver.pause() }
    #expect(context.isInteractive)
    let caught = dismissal.driver.percentComplete
    #expect(caught > 0.3 && caught < 0.5)
    dismissal.update(caught + 0.1)
    dismissal.finish()
    #expect(!context.transitionWasCancelled)
    dismissal.harness.advance(by: 2)
    #expect(!dismissal.isPresented && dismissal.completions == 1)
    #expect(
      dismissal.scenario.journal.take() == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.willDisappear",
        "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear",
      ])
  }

  @Test("CT-06: a transition that can be caught blocks no touches, before, while and after it is driven; others do")
  func input() {
    for isInterruptible in [true, false] {
      let dismissal = DrivenDismissal(animator: isInterruptible ? InterruptibleFade() : BlockAnimator())
      let scene = dismissal.harness.scene
      dismissal.begin()
      #expect(!scene.isUserInteractionBlocked)
      dismissal.update(0.5)
      dismissal.cancel()
      #expect(scene.isUserInteractionBlocked != isInterruptible)
      dismissal.harness.advance(by: 1)
      #expect(!scene.isUserInteractionBlocked)
      // Radar 41217893: without an interaction controller UIKit ignores all input while a presentation runs, whatever the animator can.
      dismissal.scenario.delegate.interaction = nil
      dismissal.begin()
      #expect(scene.isUserInteractionBlocked)
      dismissal.harness.advance(by: 1)
      #expect(!scene.isUserInteractionBlocked && !dismissal.isPresented)
    }
  }

  @Test("CT-07: the style is the one presented in; the container turns with the window, so that views need not")
  func style() throws {
    for style in [.fullScreen, .custom, .overFullScreen, .pageSheet] as [UIModalPresentationStyle] {
      let scenario = PresentationScenario(style)
      scenario.present()
      let context = try #require(scenario.animator.context)
      #expect(context.presentationStyle == style && context.targetTransform == .identity)
    }
  }

  @Test("CT-08: delegate, animator, interaction controller, duration, start and end come in UIKit's order", arguments: [true, false])
  func order(isInteractive: Bool) {
    let scenario = PresentationScenario(.custom)
    let journal = scenario.journal
    scenario.delegate.journal = journal
    scenario.animator.journal = journal
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.interaction = isInteractive ? driver : nil
    scenario.present { journal.note("completion") }
    if isInteractive { scenario.harness.scene.perform { driver.finish() } }
    scenario.harness.advance(by: 1)
    #expect(
      journal.take().filter { !$0.hasPrefix("B.") } == [
        "asked for animator", "asked for interaction", "duration", "animate", "ended true", "completion",
      ])
  }

  @Test("CT-08: an interaction controller of one's own is started in place of the animator")
  func ownInteraction() {
    let scenario = PresentationScenario(.custom)
    scenario.animator.journal = scenario.journal
    let held = HeldInteraction()
    scenario.delegate.interaction = held
    scenario.present()
    #expect(scenario.journal.take() == ["B.didLoad", "B.willAppear", "duration"])
    #expect(held.context != nil && scenario.animator.context == nil)
  }

  @Test("CT-09: a completed transition takes the from view out, unless the presenter stays")
  func fromView() {
    for (style, leaves) in [(.fullScreen, true), (.currentContext, true), (.custom, false), (.pageSheet, false)]
      as [(UIModalPresentationStyle, Bool)]
    {
      let scenario = PresentationScenario(style)
      scenario.presented()
      #expect((scenario.a.view.window == nil) == leaves)
      scenario.dismiss()
      scenario.harness.advance(by: 1)
      #expect(scenario.a.view.window != nil && scenario.b.view.window == nil)
    }
  }
}

/// Shows the presented view in the right half of the container.
@MainActor
private final class RightHalf: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let area = containerView?.bounds ?? .zero
    return CGRect(x: area.midX, y: 0, width: area.width / 2, height: area.height)
  }

  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

/// Wraps the presented view, as controllers with a shadow do.
@MainActor
private final class WrappingController: UIPresentationController {
  private lazy var wrapper: UIView = {
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    let inner: UIView = presentedViewController.view
    inner.frame = wrapper.bounds
    wrapper.addSubview(inner)
    return wrapper
  }()

  override var presentedView: UIView? { wrapper }
}
