import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The doctor accuses nobody who is right") struct DoctorFairnessTests {
  @Test("Two pushes in one turn: what the second brings is none of the first one's doing", arguments: [true, false])
  func twoPushes(isCustom: Bool) {
    let scenario = NavigationScenario()
    if isCustom {
      scenario.navigation.delegate = scenario.delegate
      scenario.delegate.animator = FadeAnimator()
    }
    scenario.perform {
      scenario.navigation.pushViewController(scenario.b, animated: true)
      scenario.navigation.pushViewController(scenario.c, animated: true)
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.navigation.topViewController === scenario.c)
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("An animator that removes its helper right after it has ended the transition")
  func removedAfterTheEnd() {
    let helper = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    let animator = BlockAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      for view in [to, helper] { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.4, animations: { helper.frame.origin.y = 0 }) { _ in
        context.completeTransition(true)
        helper.removeFromSuperview()
      }
    }
    #expect(diagnoses(.custom, animator) == [])
  }

  @Test("A picture of the screen that is moved aside, and takes the tap that brings it back")
  func snapshotThatStays() {
    let animator = BlockAnimator { context in
      guard let to = context.view(forKey: .to) else { return }
      let picture = UIView(frame: context.containerView.bounds)
      picture.addGestureRecognizer(UITapGestureRecognizer())
      for view in [to, picture] { context.containerView.addSubview(view) }
      UIView.animate(withDuration: 0.4, animations: { picture.frame.origin.y = 400 }) { _ in context.completeTransition(true) }
    }
    #expect(diagnoses(.custom, animator) == [])
  }

  @Test("A dismissal that animates pictures of both screens, and leaves it to UIKit to put the presenter back")
  func picturesOfBoth() {
    let animator = BlockAnimator { context in
      guard let from = context.view(forKey: .from), let to = context.viewController(forKey: .to)?.view else { return }
      let pictures = [to, from].compactMap { $0.snapshotView(afterScreenUpdates: true) }
      for picture in pictures { context.containerView.addSubview(picture) }
      from.isHidden = true
      UIView.animate(withDuration: 0.4, animations: { pictures.last?.alpha = 0 }) { _ in
        for picture in pictures { picture.removeFromSuperview() }
        context.completeTransition(true)
      }
    }
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    scenario.delegate.dismissing = animator
    scenario.dismiss()
    scenario.harness.advance(by: 2)
    #expect(scenario.harness.scene.doctor.diagnoses == [] && scenario.a.view.window != nil)
  }

  @Test("A cancelled dismissal whose finger has touched a button meanwhile")
  func touchedButton() {
    let button = UIButton(type: .system)
    button.setTitle("Close", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 44)
    let dismissal = DrivenDismissal()
    dismissal.view.addSubview(button)
    dismissal.begin()
    dismissal.update(0.3)
    dismissal.harness.scene.perform { button.isHighlighted = true }
    dismissal.harness.advance(by: 1)
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test("A cancelled dismissal during which a pinch zooms a picture on the screen")
  func zoomedPicture() {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let zooming = Zooming()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scrollView.maximumZoomScale = 4
    scrollView.delegate = zooming
    scrollView.addSubview(zooming.picture)
    let dismissal = DrivenDismissal()
    dismissal.view.addSubview(scrollView)
    dismissal.begin()
    dismissal.update(0.3)
    dismissal.harness.scene.perform { scrollView.setZoomScale(2, animated: false) }
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(zooming.picture.transform.a == 2 && dismissal.harness.scene.doctor.diagnoses == [])
  }

  /// Returns the diagnoses of a presentation.
  private func diagnoses(_ style: UIModalPresentationStyle, _ animator: BlockAnimator) -> [TransitionDiagnosis] {
    let scenario = PresentationScenario(style)
    scenario.delegate.presenting = animator
    scenario.present()
    scenario.harness.advance(by: 2)
    return scenario.harness.scene.doctor.diagnoses
  }

  @Test("Two quick changes of tabs")
  func twoTabs() {
    let scenario = TabScenario()
    scenario.delegate.animator = FadeAnimator()
    scenario.tapTab(1)
    scenario.harness.advance(by: 0.1)
    scenario.tapTab(2)
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.tabs.selectedViewController === scenario.c)
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("A change of tabs that is cancelled, and followed by another one from the coordinator's completion")
  func cancelledTab() throws {
    let scenario = TabScenario()
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.animator = FadeAnimator()
    scenario.delegate.interaction = driver
    scenario.perform { scenario.tabs.selectedIndex = 1 }
    scenario.harness.turn()
    let coordinator = try #require(scenario.tabs.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { context in
      guard context.isCancelled else { return }
      scenario.delegate.interaction = nil
      scenario.tabs.selectedIndex = 2
    }
    scenario.perform {
      driver.update(0.4)
      driver.cancel()
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.tabs.selectedViewController === scenario.c)
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("A message that comes up in the window during a push is nobody's leftover; a snapshot of a screen there is")
  func toast() {
    for isSnapshot in [false, true] {
      let scenario = NavigationScenario()
      scenario.push(scenario.b)
      scenario.harness.advance(by: 0.1)
      scenario.perform {
        let view = isSnapshot ? scenario.a.view.snapshotView(afterScreenUpdates: false)! : UIView()
        view.frame = CGRect(x: 20, y: 700, width: 350, height: 50)
        view.layer.name = "message"
        scenario.harness.window.addSubview(view)
      }
      _ = warnings { scenario.harness.advance(by: 1) }
      #expect(
        scenario.harness.scene.doctor.diagnoses.map(\.kind) == (isSnapshot ? [.leftBehind(view: "“message” (SnapshotView)")] : []))
    }
  }

  @Test("A transition that ends at once because the app goes to the background has no wrong duration")
  func background() {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.presenting = BlockAnimator(duration: 0.5) { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      // Two steps, of which the first is shorter than the whole.
      UIView.animate(withDuration: 0.25, animations: { to.alpha = 0.5 }) { _ in
        UIView.animate(withDuration: 0.25, animations: { to.alpha = 1 }) { _ in context.completeTransition(true) }
      }
    }
    scenario.present()
    scenario.harness.advance(by: 0.08)
    scenario.harness.scene.enter(.background)
    scenario.harness.advance(by: 0.1)
    scenario.harness.scene.enter(.foregroundActive)
    scenario.harness.advance(by: 1)
    #expect(scenario.b.presentingViewController != nil && scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("A view that fades by itself when a transition begins hasn't been left changed by that transition")
  func fadingBefore() {
    let note = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let dismissal = DrivenDismissal()
    dismissal.view.addSubview(note)
    dismissal.harness.turn()
    dismissal.harness.perform { UIView.animate(withDuration: 0.2, animations: { note.transform.tx = 20 }) { _ in note.alpha = 0.5 } }
    dismissal.harness.advance(by: 0.1)
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.harness.advance(by: 1)
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(note.alpha == 0.5 && dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test("UIKit's own animations are blamed for nothing: a view that stays transparent was made so by other code")
  func ownAnimators() throws {
    let scenario = PresentationScenario(.fullScreen, custom: false)
    scenario.b.view.alpha = 0
    _ = warnings {
      scenario.present()
      scenario.harness.advance(by: 1)
    }
    let found = try #require(scenario.harness.scene.doctor.diagnoses.first)
    #expect(found.kind == .destinationInvisible(.transparent) && found.transition?.animator == nil)
    #expect(found.message.contains("the view of ReportingController is transparent (alpha 0). UIKit's own animation doesn't change that"))
  }
}
