import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Diagnoses of the views that transitions leave") struct DoctorViewTests {
  @Test("PF-01, PF-04: Given an animator that never adds the to view, then the diagnosis is that, presenting and dismissing")
  func neverAdded() {
    let animator = ScriptedAnimator()
    animator.addsToView = false
    #expect(findings(.custom, animator).map(\.kind) == [.destinationNeverAdded])
    let dismissal = findings(.fullScreen, animator, dismissing: true)
    #expect(dismissal.map(\.kind) == [.presenterNeverAdded], "UIKit puts the presenter's view back at the end")
    #expect(dismissal.last?.severity == .warning && dismissal.last?.message.contains("black") == false)
    #expect(findings(.custom, animator, dismissing: true) == [], "a presenter that stays is not to be added")
  }

  @Test("PF-07: Given a to view that is empty, hidden, transparent or inaccessible at the end, then the diagnosis is that")
  func invisible() {
    for kind in [.empty, .hidden, .transparent, .inaccessible] as [TransitionDiagnosis.Invisibility] {
      let animator = BlockAnimator { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        switch kind {
        case .empty: to.bounds.size = .zero
        case .hidden: to.isHidden = true
        case .transparent: to.alpha = 0
        case .inaccessible: to.accessibilityElementsHidden = true
        }
        context.completeTransition(true)
      }
      #expect(findings(.custom, animator).map(\.kind) == [.destinationInvisible(kind)])
    }
  }

  @Test("Given a to view that isn't at its final frame at the end, then the diagnosis has both frames")
  func wrongFrame() {
    let wrong = CGRect(x: 0, y: 40, width: 390, height: 844)
    let animator = BlockAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.frame = wrong
      context.completeTransition(true)
    }
    let found = findings(.fullScreen, animator)
    #expect(found.map(\.kind) == [.wrongFinalFrame(wrong, expected: CGRect(x: 0, y: 0, width: 390, height: 844))])
    #expect(found[0].message.contains("(0.0, 40.0)"))
    for style in [.custom, .overFullScreen, .overCurrentContext] as [UIModalPresentationStyle] {
      #expect(findings(style, animator) == [], "the code of such a presentation chooses the frame")
    }
  }

  @Test("Given a snapshot that is left on top, then there is a diagnosis; given a dimming view behind, then there is none")
  func orphans() {
    for isOnTop in [true, false] {
      let animator = BlockAnimator { context in
        guard let to = context.view(forKey: .to) else { return }
        let extra = UIView(frame: context.containerView.bounds)
        extra.layer.name = "snapshot"
        if isOnTop { context.containerView.addSubview(to) }
        context.containerView.addSubview(extra)
        if !isOnTop { context.containerView.addSubview(to) }
        context.completeTransition(true)
      }
      #expect(findings(.custom, animator).map(\.kind) == (isOnTop ? [.leftBehind(view: "“snapshot” (UIView)")] : []))
    }
  }

  @Test(
    "Given a cancelled transition that leaves a view changed, then the diagnosis names the change",
    arguments: [.alpha, .visibility, .transform, .place, .frame, .accessibility] as [TransitionDiagnosis.Change])
  func leftChanged(change: TransitionDiagnosis.Change) {
    let cell = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    cell.layer.name = "cell"
    let animator = BlockAnimator { context in
      let from = context.view(forKey: .from)!
      switch change {
      case .alpha: cell.alpha = 0.5
      case .visibility: cell.isHidden = true
      case .transform: cell.transform = CGAffineTransform(scaleX: 2, y: 2)
      case .presence: context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
      case .place: from.superview?.addSubview(cell)
      case .frame: from.frame.origin.y = 30
      case .accessibility: cell.accessibilityElementsHidden = true
      }
      UIView.animate(withDuration: 0.3, animations: { from.alpha = 0 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.view.addSubview(cell)
    let logged = warnings {
      dismissal.begin()
      dismissal.update(0.5)
      dismissal.cancel()
      dismissal.harness.advance(by: 1)
    }
    let name = change == .frame ? "the view of ReportingController" : "“cell” (UIView)"
    #expect(dismissal.harness.scene.doctor.diagnoses.map(\.kind) == [.leftChanged(view: name, change)])
    #expect(logged.count == 1 && logged[0].contains("the transition was cancelled, but \(name)"))
  }

  @Test("Given a dismissal that is cancelled, then the presenter's view stays where the animator put it, and the diagnosis says so")
  func presenterStays() {
    for removes in [false, true] {
      let animator = BlockAnimator { context in
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.3, animations: { from.alpha = 0 }) { _ in
          if context.transitionWasCancelled, removes { to.removeFromSuperview() }
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      let dismissal = DrivenDismissal(.fullScreen, animator: animator)
      _ = warnings {
        dismissal.begin()
        dismissal.update(0.5)
        dismissal.cancel()
        dismissal.harness.advance(by: 1)
      }
      let expected = TransitionDiagnosis.Kind.leftChanged(view: "the view of ReportingController", .presence)
      #expect(dismissal.harness.scene.doctor.diagnoses.map(\.kind) == (removes ? [] : [expected]))
    }
  }

  // That iOS ends black too is what radar 20069328 shows for `.overFullScreen`, splinter.com.au (2015) for `.custom`, and for the
  // `.automatic` of iOS 13 LazyTransitions #8, ImageSlideshow #350, Cards #131 and TOCropViewController #365, all cured by `.fullScreen`.
  @Test(
    "Given an animator that moves the presenter's view into the container, then it leaves with it, unless full screen puts it back",
    arguments: [.automatic, .custom, .overFullScreen, .fullScreen] as [UIModalPresentationStyle])
  func presenterTakenAway(style: UIModalPresentationStyle) throws {
    let animator = BlockAnimator { context in
      let presenter = context.viewController(forKey: .to)!.view!
      context.containerView.insertSubview(presenter, at: 0)
      let leaving = context.view(forKey: .from)!
      UIView.animate(withDuration: 0.4, animations: { leaving.alpha = 0 }) { _ in context.completeTransition(true) }
    }
    let scenario = PresentationScenario(style)
    scenario.presented()
    scenario.harness.scene.doctor.clear()
    scenario.delegate.dismissing = animator
    _ = warnings {
      scenario.dismiss()
      scenario.harness.advance(by: 1)
    }
    let puts = style == .fullScreen
    #expect((scenario.a.view.window == nil) != puts, "the screen is black")
    #expect(scenario.harness.scene.doctor.diagnoses.map(\.kind) == (puts ? [] : [.presenterTakenAway]))
    if let found = scenario.harness.scene.doctor.diagnoses.first {
      #expect(found.message.contains("the view of ReportingController is in the container") && found.message.contains(".fullScreen"))
    }
  }

  @Test("Given an animator that has removed the presenter's view, when it is not put back, then the end of the dismissal says so")
  func presenterRemoved() throws {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.presenting = BlockAnimator { context in
      context.viewController(forKey: .from)?.view.removeFromSuperview()
      BlockAnimator.fade(context)
    }
    scenario.present()
    scenario.harness.advance(by: 1)
    #expect(scenario.harness.scene.doctor.diagnoses.isEmpty)
    let said = warnings {
      scenario.dismiss()
      scenario.harness.advance(by: 1)
    }
    #expect(scenario.harness.scene.doctor.diagnoses.map(\.kind) == [.presenterRemoved])
    #expect(said.first?.contains("the view of ReportingController is in no window at the end of the dismissal") == true)
  }
}
