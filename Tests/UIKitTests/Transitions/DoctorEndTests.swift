import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("What is right when a transition has ended is accused of nothing")
struct DoctorEndTests {
  @Test("An animator that undoes its changes right after it has ended a cancelled transition")
  func undoneAfterTheEnd() {
    let cell = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let animator = BlockAnimator { context in
      cell.alpha = 0
      UIView.animate(withDuration: 0.3, animations: { context.view(forKey: .from)?.alpha = 0 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
        cell.alpha = 1
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.view.addSubview(cell)
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test("A dismissal that moves the presentation's picture of the presenter back over the screen")
  func pictureThatReturns() {
    var picture: UIView?
    let animator = BlockAnimator { context in
      let isPresenting = picture == nil
      if isPresenting, let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
        picture = from.snapshotView(afterScreenUpdates: true)
        for view in [to, picture].compactMap({ $0 }) { context.containerView.addSubview(view) }
        picture?.addGestureRecognizer(UITapGestureRecognizer())
      }
      UIView.animate(withDuration: 0.4, animations: { picture?.frame.origin.y = isPresenting ? 400 : 0 }) { _ in
        context.completeTransition(true)
        if !isPresenting { picture?.removeFromSuperview() }
      }
    }
    let scenario = PresentationScenario(.fullScreen)
    (scenario.delegate.presenting, scenario.delegate.dismissing) = (animator, animator)
    scenario.presented()
    scenario.dismiss()
    scenario.harness.advance(by: 2)
    #expect(scenario.harness.scene.doctor.diagnoses == [] && scenario.a.view.window != nil)
  }
}
