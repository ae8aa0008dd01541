import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Diagnoses of gestures that don't decide about their transitions") struct DoctorGestureTests {
  /// Dismisses by a pan whose action handles some of the recognizer's states.
  @MainActor
  private final class Hand: NSObject {
    let dismissal: DrivenDismissal
    let handled: Set<UIGestureRecognizer.State>

    init(_ dismissal: DrivenDismissal, handles handled: Set<UIGestureRecognizer.State>) {
      self.dismissal = dismissal
      self.handled = handled
      super.init()
      dismissal.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Hand.pan))
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
      switch recognizer.state {
      case .began: dismissal.scenario.b.dismiss(animated: true)
      case .changed: dismissal.driver.update(recognizer.translation(in: nil).y / 800)
      case let state where handled.contains(state): dismissal.driver.cancel()
      default: break
      }
    }
  }

  private func kinds(handling handled: Set<UIGestureRecognizer.State>, cancelled: Bool) -> [TransitionDiagnosis] {
    let dismissal = DrivenDismissal()
    let hand = Hand(dismissal, handles: handled)
    _ = warnings {
      let harness = hand.dismissal.harness
      harness.press(CGPoint(x: 100, y: 100))
      harness.move(by: CGVector(dx: 0, dy: 300))
      harness.advance(by: 2)
      if cancelled { harness.cancel() } else { harness.release() }
      harness.advance(by: 2)
    }
    return dismissal.harness.scene.doctor.diagnoses
  }

  @Test("Given a pan that handles .ended alone, when its touch is cancelled, then that is the one diagnosis, with what to handle")
  func cancelled() throws {
    let found = kinds(handling: [.ended], cancelled: true)
    #expect(found.map(\.kind) == [.neverSettled(controller: "UIPercentDrivenInteractiveTransition", gestureWasCancelled: true)])
    let message = try #require(found.first?.message)
    #expect(message.contains("the gesture was cancelled, and neither finish() nor cancel() of its UIPercentDrivenInteractiveTransition"))
    #expect(message.hasSuffix("Handle .cancelled in the recognizer's action as well: call cancel() there."))
  }

  @Test("Given a pan that handles .cancelled alone, when its finger is lifted, then the diagnosis asks for .ended")
  func ended() {
    let found = kinds(handling: [.cancelled], cancelled: false)
    #expect(found.map(\.kind) == [.neverSettled(controller: "UIPercentDrivenInteractiveTransition", gestureWasCancelled: false)])
    #expect(found.first?.message.hasSuffix("when the recognizer's state is .ended.") == true)
  }

  @Test("Given a pan that handles both, then there is no diagnosis; nor while the finger rests on the screen", arguments: [true, false])
  func handled(cancelled: Bool) {
    #expect(kinds(handling: [.ended, .cancelled], cancelled: cancelled) == [])
  }

  @Test("Given a decision some time after the finger has left, then the diagnosis is withdrawn")
  func late() {
    let dismissal = DrivenDismissal()
    let hand = Hand(dismissal, handles: [])
    _ = warnings {
      dismissal.harness.press(CGPoint(x: 100, y: 100))
      dismissal.harness.move(by: CGVector(dx: 0, dy: 300))
      dismissal.harness.release()
      dismissal.harness.advance(by: 2)
      #expect(dismissal.harness.scene.doctor.diagnoses.count == 1)
      hand.dismissal.finish()
      dismissal.harness.advance(by: 2)
    }
    #expect(!dismissal.isPresented && dismissal.harness.scene.doctor.diagnoses == [])
  }
}
