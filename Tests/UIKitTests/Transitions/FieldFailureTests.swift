import Testing
import UITestSupport

@testable import UIKit

/// What breaks in the field, from the issue threads of transition libraries: each would have been caught here.
@MainActor
@Suite("Field failures") struct FieldFailureTests {
  /// Changes about everything that an animator changes, of both views.
  private static func shake(_ context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.insertSubview(to, at: 0) }
    UIView.animate(
      withDuration: 0.4,
      animations: {
        from?.frame = CGRect(x: 100, y: 200, width: 80, height: 60)
        from?.transform = CGAffineTransform(rotationAngle: 1)
        from?.alpha = 0.2
        from?.layer.cornerRadius = 20
        from?.backgroundColor = .red
      }
    ) { _ in
      if context.transitionWasCancelled { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @Test(
    "§K 1: a cancelled interactive transition leaves nothing changed, wherever it is cancelled",
    arguments: [0, 0.01, 0.3, 0.5, 0.99, 1] as [CGFloat], [.custom, .fullScreen] as [UIModalPresentationStyle])
  func cancelledState(percent: CGFloat, style: UIModalPresentationStyle) {
    let dismissal = DrivenDismissal(style, animator: BlockAnimator(animate: Self.shake))
    dismissal.view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30)))
    dismissal.harness.turn()
    let before = words(for: dismissal.harness.window)
    dismissal.begin()
    for step in 0...4 { dismissal.update(percent * CGFloat(step) / 4) }
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(words(for: dismissal.harness.window) == before)
    #expect(dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test(
    "§K 2: no flash at the end of a finish or a cancel, at 0 % either: every frame lies between its neighbours", arguments: [true, false])
  func flash(cancels: Bool) {
    for percent in [0, 0.4, 1] as [CGFloat] {
      let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.3))
      dismissal.begin()
      dismissal.update(percent)
      var last = CGFloat(dismissal.shown.opacity)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      for _ in 0..<30 where dismissal.view.window != nil {
        dismissal.harness.advance(by: 1.0 / 60)
        guard dismissal.view.window != nil else { break }
        let opacity = CGFloat(dismissal.shown.opacity)
        #expect(cancels ? opacity >= last - 1e-6 : opacity <= last + 1e-6)
        last = opacity
      }
      #expect(last == (cancels ? 1 : last) && dismissal.isPresented == cancels)
    }
  }

  @Test("§K 3: dragged to 100 % and released, completions come, of keyframes as well, and the app goes on")
  func completionAtTheEnd() {
    let animator = BlockAnimator { context in
      let from = context.view(forKey: .from)
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { from?.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { from?.alpha = 0 }
        }
      ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.begin()
    dismissal.update(1)
    dismissal.finish()
    dismissal.harness.advance(by: 0.05)
    #expect(!dismissal.isPresented && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("§K 4: after a dismissal, animated or not, the presenter is there, and nothing else", arguments: [true, false])
  func blackScreen(animated: Bool) {
    for style in [.fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext] as [UIModalPresentationStyle] {
      let scenario = PresentationScenario(style)
      let before = words(for: scenario.harness.window)
      scenario.presented()
      scenario.dismiss(animated: animated)
      scenario.harness.advance(by: 1)
      #expect(words(for: scenario.harness.window) == before)
      #expect(scenario.harness.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === scenario.a.view)
    }
  }

  @Test("§K 5: pan after pan, faster than the transition, leaves no snapshot on top and no frozen screen")
  func fastPans() {
    let animator = BlockAnimator { context in
      guard let from = context.view(forKey: .from), let snapshot = from.snapshotView(afterScreenUpdates: false) else { return }
      context.containerView.addSubview(snapshot)
      from.isHidden = true
      UIView.animate(withDuration: 0.4, animations: { snapshot.alpha = 0 }) { _ in
        snapshot.removeFromSuperview()
        from.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    let before = words(for: dismissal.harness.window)
    for round in 0..<20 {
      _ = warnings {
        dismissal.begin()
        dismissal.update(0.1)
        dismissal.cancel()
        dismissal.harness.advance(by: 0.01 * Double(round % 4))
      }
    }
    dismissal.harness.advance(by: 1)
    #expect(words(for: dismissal.harness.window) == before && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("§K 6: begun and released within one turn, it finishes or cancels as requested", arguments: [true, false])
  func flick(finishes: Bool) {
    let dismissal = DrivenDismissal()
    dismissal.harness.scene.perform {
      dismissal.scenario.b.dismiss(animated: true)
      dismissal.driver.update(0.1)
      if finishes { dismissal.driver.finish() } else { dismissal.driver.cancel() }
      dismissal.driver.cancel()
      dismissal.driver.update(0.7)
    }
    dismissal.harness.advance(by: 1)
    #expect(dismissal.isPresented != finishes && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("§K 7: a running transition can be caught by a finger, scrubbed, and sent either way")
  func interruption() throws {
    for finishes in [true, false] {
      let dismissal = DrivenDismissal(animator: InterruptibleFade(duration: 1))
      dismissal.driver.wantsInteractiveStart = false
      dismissal.begin()
      dismissal.harness.advance(by: 0.4)
      #expect(!dismissal.harness.scene.isUserInteractionBlocked && dismissal.scenario.b.transitionCoordinator?.isInterruptible == true)
      dismissal.harness.scene.perform { dismissal.driver.pause() }
      dismissal.update(0.5)
      if finishes { dismissal.finish() } else { dismissal.cancel() }
      dismissal.harness.advance(by: 2)
      #expect(dismissal.isPresented != finishes)
    }
  }

  @Test("§K 8: the screen turned between presenting and dismissing, or meanwhile: frames are those of the new size")
  func resized() throws {
    let size = CGSize(width: 844, height: 390)
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    scenario.harness.scene.resize(to: size)
    scenario.dismiss()
    #expect(try #require(scenario.animator.context).finalFrame(for: scenario.a).size == size)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.frame.size == size && scenario.a.view.transform == .identity)
    let dismissal = DrivenDismissal(.fullScreen, animator: BlockAnimator(animate: Self.shake))
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.harness.scene.resize(to: size)
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(dismissal.scenario.a.view.frame == CGRect(origin: .zero, size: size))
  }

  @Test("§K 9: the to view is not sized by anybody but the animator; without it, the doctor says where it should be")
  func finalFrame() throws {
    let frame = CGRect(x: 20, y: 300, width: 350, height: 400)
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { Framing($0, $1, frame) }
    scenario.present()
    let logged = warnings { scenario.harness.advance(by: 1) }
    #expect(scenario.b.view.frame == scenario.harness.window.bounds)
    #expect(logged.count == 1 && logged[0].contains("finalFrame(for:) is (20.0, 300.0) with size 350.0×400.0"))
  }

  @Test("§K 10: the safe area of a view that is moved by its transform stays as it will be at rest")
  func safeArea() {
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let a = UIViewController()
    let harness = SceneHarness(safeArea: insets, root: a)
    let b = UIViewController()
    b.modalPresentationStyle = .fullScreen
    harness.scene.perform { a.present(b, animated: true) }
    for _ in 0..<40 {
      harness.advance(by: 1.0 / 60)
      #expect(b.view.safeAreaInsets == insets)
    }
  }

  @Test("§K 11: corner radii move with the rest, masked corners stay, and both are as before after a sheet")
  func corners() throws {
    let animator = BlockAnimator(duration: 1) { context in
      let from = context.view(forKey: .from)!
      UIView.animate(withDuration: 1, animations: { from.layer.cornerRadius = 40 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.view.layer.maskedCorners = [.layerMinXMinYCorner]
    dismissal.begin()
    dismissal.update(0.25)
    #expect(abs(dismissal.shown.cornerRadius - 10) < 1e-6)
    #expect(dismissal.view.layer.maskedCorners == [.layerMinXMinYCorner])
    let sheet = PresentationScenario(.pageSheet, custom: false)
    sheet.b.view.layer.cornerRadius = 3
    sheet.b.view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    sheet.presented()
    sheet.dismiss()
    sheet.harness.advance(by: 1)
    #expect(sheet.b.view.layer.cornerRadius == 3 && sheet.b.view.layer.maskedCorners == [.layerMaxXMaxYCorner])
    #expect(!sheet.b.view.clipsToBounds)
  }

  @Test("§K 12: a snapshot keeps the shadow, unclipped")
  func shadows() throws {
    let harness = SceneHarness()
    let card = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    card.layer.shadowOpacity = 0.5
    card.layer.shadowRadius = 12
    harness.rootView.addSubview(card)
    harness.turn()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: false))
    let shadows = shadowed(snapshot.layer)
    #expect(shadows.contains { $0.shadowOpacity == 0.5 && $0.shadowRadius == 12 && !$0.masksToBounds })
    #expect(!snapshot.clipsToBounds)
  }

  private func shadowed(_ layer: CALayer) -> [CALayer] {
    (layer.shadowOpacity > 0 ? [layer] : []) + (layer.sublayers ?? []).flatMap { shadowed($0) }
  }

  @Test("§K 13: a snapshot after screen updates, of a view that was added this very moment, is not blank")
  func blankSnapshots() throws {
    let scenario = PresentationScenario(.custom)
    let label = UIView()
    label.layer.name = "label"
    let layout = LayingOut(label)
    scenario.b.view.addSubview(layout)
    layout.frame = scenario.b.view.bounds
    var found = false
    scenario.delegate.presenting = BlockAnimator { context in
      let to = context.view(forKey: .to)!
      context.containerView.addSubview(to)
      let snapshot = to.snapshotView(afterScreenUpdates: true)!
      found = layers(in: snapshot.layer).contains { $0.name == "label" && $0.bounds.width == 77 }
      context.completeTransition(true)
    }
    scenario.present()
    #expect(found)
  }

  @Test("§K 16: presented again while one is running is refused by name, and the first arrives unharmed")
  func again() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    let logged = warnings { scenario.harness.scene.perform { for _ in 0..<3 { scenario.a.present(UIViewController(), animated: true) } } }
    scenario.harness.advance(by: 1)
    #expect(logged.count == 3 && scenario.a.presentedViewController === scenario.b && scenario.b.appearance == .appeared)
  }

  @Test("§K 17: whatever is presented, cancelled and dismissed, each will has its did, and nobody hears anything twice")
  func balanced() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.delegate.presenting = BlockAnimator()
    scenario.delegate.dismissing = BlockAnimator(animate: Self.shake)
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.interaction = driver
    for round in 0..<24 {
      if scenario.a.presentedViewController == nil { scenario.present() } else { scenario.dismiss() }
      scenario.harness.advance(by: 0.05)
      scenario.harness.scene.perform { if round % 3 == 0 { driver.cancel() } else { driver.finish() } }
      scenario.harness.advance(by: 1)
    }
    for name in ["A", "B"] {
      var previous = name == "A" ? "didAppear" : "didDisappear"
      let allowed = [
        "didAppear": ["willDisappear"], "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"],
      ]
      let own = scenario.journal.entries.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
      for entry in own where entry != "isAppearing" && entry != "didLoad" {
        #expect(allowed[previous]?.contains(entry) == true, "\(name): \(entry) after \(previous)")
        previous = entry
      }
      #expect(previous.hasPrefix("did") && own.count > 20)
    }
  }

  @Test("§K 18: the coordinator's completion says whether it was cancelled, so that no router takes a try for the deed")
  func outcome() {
    for cancels in [true, false] {
      let dismissal = DrivenDismissal()
      var outcomes: [Bool] = []
      dismissal.begin()
      dismissal.scenario.b.transitionCoordinator?.animate(alongsideTransition: nil) { outcomes.append($0.isCancelled) }
      dismissal.update(0.5)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      dismissal.harness.advance(by: 1)
      #expect(outcomes == [cancels] && dismissal.completions == (cancels ? 0 : 1))
    }
  }

  @Test("§K 20: a transition's property animator is scrubbed while inactive, continued at its end, and released without harm")
  func propertyAnimators() throws {
    let fade = InterruptibleFade(duration: 0.5)
    let scenario = PresentationScenario(.custom)
    let held = HeldInteraction()
    scenario.delegate.presenting = fade
    scenario.delegate.interaction = held
    scenario.present()
    let context = try #require(held.context)
    let animator = try #require(fade.animator)
    #expect(animator.state == .inactive)
    scenario.harness.scene.perform {
      animator.fractionComplete = 1
      #expect(animator.state == .active)
      context.finishInteractiveTransition()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    scenario.harness.advance(by: 1.0 / 30)
    #expect(!scenario.b.isBeingPresented && animator.state == .inactive && fade.animator == nil)
  }
}

@MainActor
private func layers(in layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap { layers(in: $0) } }

@MainActor
private final class Framing: UIPresentationController {
  private let frame: CGRect

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ frame: CGRect) {
    self.frame = frame
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { frame }
}

/// Gives its label a size when it is laid out.
@MainActor
private final class LayingOut: UIView {
  private let label: UIView

  init(_ label: UIView) {
    self.label = label
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = CGRect(x: 0, y: 0, width: 77, height: 20) }
}
