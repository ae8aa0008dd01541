import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Percent-driven transitions") struct PercentDrivenTests {
  @Test("PD-01: duration is the animator's, percentComplete what was last reported, kept between 0 and 1")
  func values() {
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.7))
    dismissal.begin()
    #expect(dismissal.driver.duration == 0.7 && dismissal.driver.percentComplete == 0)
    for (reported, kept) in [(0.3, 0.3), (-0.2, 0), (1.4, 1)] as [(CGFloat, CGFloat)] {
      dismissal.update(reported)
      #expect(dismissal.driver.percentComplete == kept)
      #expect(dismissal.context?.percentComplete == kept)
      #expect(abs(CGFloat(dismissal.shown.opacity) - (1 - kept)) < 1e-6)
    }
    #expect(dismissal.isPresented, "at 100 % it looks complete, and waits for the finger")
  }

  @Test("Given a drag at 30 %, when it reports what isn't a number, as in a view without a size, then everything stays where it is")
  func notANumber() {
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.7))
    dismissal.begin()
    dismissal.update(0.3)
    dismissal.update(.nan)
    #expect(dismissal.driver.percentComplete == 0.3)
    #expect(abs(CGFloat(dismissal.shown.opacity) - 0.7) < 1e-6)
  }

  @Test("Given a resizable image that a drag makes larger, when it is cancelled, then the image is drawn for the size that it has again")
  func resizableImage() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let view = UIImageView(image: picture.resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    let drawing = view.layer.contents as? CGDrawing
    let dismissal = DrivenDismissal(
      animator: BlockAnimator(duration: 1) { context in
        context.containerView.addSubview(view)
        UIView.animate(
          withDuration: 1, animations: { view.frame.size = CGSize(width: 90, height: 200) },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      })
    dismissal.begin()
    dismissal.update(0.3)
    #expect((view.layer.contents as? CGDrawing)?.size == CGSize(width: 90, height: 200))
    dismissal.cancel()
    dismissal.scenario.harness.advance(by: 1)
    #expect(view.bounds.size == drawing?.size && (view.layer.contents as? CGDrawing)?.size == drawing?.size)
  }

  @Test("PD-02: it begins with speed 1, a soft start and end, no curve of its own, under the finger")
  func defaults() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart && driver.timingCurve == nil)
    #expect(driver.duration == 0 && driver.percentComplete == 0)
  }

  @Test("PD-03: under the finger everything moves evenly: blocks, springs, delays, keyframes, animators, Core Animation")
  func evenPacing() {
    var views: [UIView] = []
    let probe = CALayer()
    let animator = BlockAnimator(duration: 1) { context in
      views = (0..<5).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
      for view in views { context.containerView.addSubview(view) }
      context.containerView.layer.addSublayer(probe)
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: { views[0].center.x = 105 })
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2, animations: { views[1].center.x = 105 })
      UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveEaseOut, animations: { views[2].center.x = 105 })
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { views[3].center.x = 105 } })
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { views[4].center.x = 105 }.startAnimation()
      let explicit = CABasicAnimation(keyPath: "position.x")
      explicit.fromValue = 5
      explicit.toValue = 105
      explicit.duration = 1
      explicit.timingFunction = CAMediaTimingFunction(name: .easeIn)
      probe.add(explicit, forKey: nil)
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.begin()
    for percent in [0.25, 0.75, 0.5, 0.1] as [CGFloat] {
      dismissal.update(percent)
      let way = (views.map(\.layer) + [probe]).map { layer in
        (dismissal.harness.shownState(of: layer).position.x - 5) / 100
      }
      let expected = [percent, percent, max(percent - 0.5, 0) * 2, min(percent * 2, 1), percent, percent]
      for (value, wanted) in zip(way, expected) { #expect(abs(value - wanted) < 1e-6) }
    }
  }

  @Test("PD-03: what was moving before the transition keeps moving; what repeats for ever is not frozen")
  func othersMoveOn() {
    let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let pulse = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dismissal = DrivenDismissal(
      animator: BlockAnimator { context in
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear], animations: { pulse.center.x = 105 })
        BlockAnimator.fade(context)
      })
    dismissal.harness.scene.perform {
      dismissal.view.addSubview(spinner)
      dismissal.view.addSubview(pulse)
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: { spinner.center.x = 405 })
    }
    dismissal.begin()
    let shown = { (view: UIView) in view.layer.presentation()!.position.x }
    let before = shown(spinner)
    dismissal.harness.advance(by: 0.5)
    #expect(shown(spinner) > before + 40)
    #expect(shown(pulse) > 40)
  }

  @Test("PD-04: what remains takes its share of the duration, over completionSpeed, along completionCurve", arguments: [false, true])
  func remainder(cancels: Bool) {
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 1))
    dismissal.driver.completionSpeed = 2
    dismissal.driver.completionCurve = .easeIn
    dismissal.begin()
    dismissal.update(0.6)
    if cancels { dismissal.cancel() } else { dismissal.finish() }
    let (way, seconds): (CGFloat, TimeInterval) = cancels ? (-0.6, 0.3) : (0.4, 0.2)
    dismissal.harness.advance(by: seconds / 2)
    let half = CubicCurve.easeIn.value(at: 0.5)
    #expect(abs(CGFloat(dismissal.shown.opacity) - (1 - (0.6 + way * half))) < 1e-4)
    #expect(dismissal.scenario.b.isBeingDismissed)
    dismissal.harness.advance(by: seconds / 2 + 0.001)
    #expect(!dismissal.scenario.b.isBeingDismissed)
    #expect(dismissal.isPresented == cancels)
    #expect(dismissal.completions == (cancels ? 0 : 1))
  }

  @Test("PD-05: update, finish and cancel go to the context, which tells the coordinator")
  func forwards() throws {
    for cancels in [true, false] {
      let dismissal = DrivenDismissal()
      dismissal.begin()
      let coordinator = try #require(dismissal.scenario.b.transitionCoordinator)
      var changes: [Bool] = []
      coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
      dismissal.update(0.5)
      #expect(coordinator.percentComplete == 0.5 && coordinator.isInteractive)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      #expect(changes == [cancels] && !coordinator.isInteractive && coordinator.isCancelled == cancels)
    }
  }

  @Test("PD-06: animateTransition's completion decides, after what remains has run; it comes once, at 0 % and at 100 % as well")
  func completions() {
    for percent in [0, 0.5, 1] as [CGFloat] {
      for cancels in [true, false] {
        var calls = 0
        let animator = BlockAnimator { context in
          let from = context.view(forKey: .from)
          UIView.animateKeyframes(
            withDuration: 0.4, delay: 0,
            animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { from?.alpha = 0 } }
          ) { _ in
            calls += 1
            context.completeTransition(!context.transitionWasCancelled)
          }
        }
        let dismissal = DrivenDismissal(animator: animator)
        dismissal.begin()
        dismissal.update(percent)
        #expect(calls == 0)
        if cancels { dismissal.cancel() } else { dismissal.finish() }
        dismissal.harness.advance(by: 1)
        #expect(calls == 1 && animator.ended == [!cancels])
        #expect(dismissal.isPresented == cancels)
        #expect(dismissal.view.alpha == 1 || !cancels)
      }
    }
  }

  @Test("PD-07: the system starts the interaction controller, which starts the animator and holds it")
  func order() {
    let scenario = PresentationScenario(.custom)
    let animator = BlockAnimator { context in
      scenario.journal.note("animate, interactive \(context.isInteractive)")
      BlockAnimator.fade(context)
    }
    let driver = NotingDriver(scenario.journal)
    scenario.delegate.presenting = animator
    scenario.delegate.interaction = driver
    scenario.present()
    scenario.harness.advance(by: 2)
    #expect(scenario.journal.take().filter { !$0.contains("B.") } == ["start", "animate, interactive true", "started"])
    #expect(scenario.b.isBeingPresented)
    #expect(scenario.b.view.layer.presentation()?.opacity == 0)
  }

  @Test("Nothing is shown between the last frame of a cancelled transition and the state before it: no flash", arguments: 0..<24)
  func noFlash(frame: Int) {
    let shadeOutside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let animator = BlockAnimator { context in
      let from = context.view(forKey: .from)
      UIView.animate(
        withDuration: 0.4, animations: { from?.transform = CGAffineTransform(translationX: 0, y: 800) }
      ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.harness.rootView.addSubview(shadeOutside)
    dismissal.begin()
    dismissal.scenario.b.transitionCoordinator?.animate(alongsideTransition: { _ in shadeOutside.alpha = 0 }, completion: nil)
    for step in 1...6 { dismissal.update(CGFloat(step) / 10) }
    dismissal.driver.completionCurve = .linear
    dismissal.cancel()
    var last: CGFloat = .infinity
    for _ in 0...frame {
      dismissal.harness.advance(by: 1.0 / 60)
      let offset = dismissal.shown.transform.m42
      #expect(offset <= last && offset >= 0)
      last = offset
    }
    dismissal.harness.advance(by: 1)
    #expect(dismissal.shown.transform.m42 == 0 && shadeOutside.layer.presentation()?.opacity == 1 && shadeOutside.alpha == 1)
  }

  @Test("Called at the wrong time (before the start, after the end, twice) it does nothing and nothing breaks")
  func wrongTimes() {
    let dismissal = DrivenDismissal()
    let everything = {
      dismissal.driver.update(0.5)
      dismissal.driver.pause()
      dismissal.driver.cancel()
      dismissal.driver.finish()
      dismissal.driver.cancel()
    }
    everything()
    dismissal.begin()
    dismissal.update(0.4)
    dismissal.cancel()
    dismissal.finish()
    dismissal.cancel()
    dismissal.update(0.9)
    dismissal.harness.advance(by: 1)
    #expect(dismissal.isPresented && dismissal.scenario.b.appearance == .appeared)
    everything()
    dismissal.begin()
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(!dismissal.isPresented && dismissal.completions == 1)
    everything()
    #expect(!dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("Decided while the transition is being set up, it starts and goes the way that was decided", arguments: [true, false])
  func decidedEarly(finishes: Bool) {
    let dismissal = DrivenDismissal()
    let driver = dismissal.driver
    dismissal.scenario.delegate.makePresentationController = nil
    dismissal.scenario.b.onWillDisappear = { if finishes { driver.finish() } else { driver.cancel() } }
    dismissal.begin()
    dismissal.harness.advance(by: 1)
    #expect(dismissal.isPresented != finishes)
    #expect(!dismissal.scenario.b.isBeingDismissed)
  }

  @Test("What outlasts transitionDuration is scrubbed with the rest, and not cut off")
  func outlasting() {
    let animator = BlockAnimator(duration: 0.2) { context in
      let from = context.view(forKey: .from)
      UIView.animate(withDuration: 0.4, animations: { from?.alpha = 0 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.begin()
    dismissal.update(0.5)
    #expect(abs(dismissal.shown.opacity - 0.5) < 1e-6)
    dismissal.finish()
    dismissal.harness.advance(by: 0.19)
    #expect(dismissal.isPresented && dismissal.shown.opacity < 0.1)
    dismissal.harness.advance(by: 0.03)
    #expect(!dismissal.isPresented)
  }

  @Test("A window that gets a new root under the finger releases everything")
  func newRoot() {
    let dismissal = DrivenDismissal(.fullScreen)
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.harness.scene.perform { dismissal.harness.window.rootViewController = UIViewController() }
    dismissal.update(0.7)
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(!dismissal.harness.scene.isUserInteractionBlocked && !dismissal.harness.scene.needsFrame)
    #expect(dismissal.view.alpha == 1)
  }
}

/// A subclass, as most code has one.
@MainActor
private final class NotingDriver: UIPercentDrivenInteractiveTransition {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    journal.note("start")
    super.startInteractiveTransition(transitionContext)
    journal.note("started")
  }
}
