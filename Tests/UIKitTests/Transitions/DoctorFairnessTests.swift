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

  @Test("A form sheet on a screen that becomes a phone's while it comes, and a popover whose content grows while it becomes one")
  func resizedOnTheWay() {
    let tablet = PresentedScreen(PresentedScreen.tablet)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    form.preferredContentSize = CGSize(width: 240, height: 200)
    tablet.harness.perform { tablet.root.present(form, animated: true) }
    tablet.harness.scene.resize(to: CGSize(width: 320, height: 568))
    tablet.harness.advance(by: 2)
    #expect(tablet.harness.scene.doctor.diagnoses == [] && tablet.frame(of: form.view).width == 320)
    let phone = PresentedScreen()
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 200)
    content.popoverPresentationController?.sourceView = phone.button
    phone.harness.perform { phone.root.present(content, animated: true) }
    phone.harness.scene.resize(to: PresentedScreen.tablet)
    phone.harness.perform { content.preferredContentSize = CGSize(width: 160, height: 270) }
    phone.harness.advance(by: 2)
    #expect(phone.harness.scene.doctor.diagnoses == [] && phone.frame(of: content.view).size == CGSize(width: 160, height: 270))
  }

  @Test("The list of a split view that is shown while the screen becomes large enough for both columns")
  func splitOnTheWay() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .primary)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let harness = SceneHarness(root: split)
    harness.advance(by: 0.1)
    harness.perform { split.show(.primary) }
    harness.scene.resize(to: PresentedScreen.tablet)
    harness.advance(by: 2)
    #expect(harness.scene.doctor.diagnoses == [] && !split.isCollapsed)
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

  @Test("A push or a presentation during which the screen is resized", arguments: [true, false])
  func resized(animated: Bool) {
    let scenario = NavigationScenario()
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.1)
    scenario.harness.scene.resize(to: CGSize(width: 667, height: 375), animated: animated)
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.harness.scene.doctor.diagnoses == [])
    for style in [.fullScreen, .pageSheet, .custom] as [UIModalPresentationStyle] {
      let scenario = PresentationScenario(style, custom: style == .custom)
      if style == .custom { scenario.delegate.presenting = BlockAnimator() }
      scenario.present()
      scenario.harness.advance(by: 0.1)
      scenario.harness.scene.resize(to: CGSize(width: 667, height: 375), animated: animated)
      scenario.harness.advance(by: 2)
      #expect(scenario.harness.scene.doctor.diagnoses == [], "\(style)")
    }
  }

  @Test(
    "A push that ends in the very turn in which the device is turned back: the view is where the container has it", arguments: [0.1, 0.25])
  func turnedBackAtTheEnd(delay: TimeInterval) {
    let scenario = NavigationScenario()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = FadeAnimator()
    let (scene, size) = (scenario.harness.scene, scenario.harness.scene.screen.bounds.size)
    let duration = scenario.delegate.animator?.transitionDuration(using: nil) ?? 0
    scenario.push(scenario.b)
    scene.perform {
      scene.perform(after: delay) { scene.resize(to: CGSize(width: size.height, height: size.width), animated: true) }
      scene.perform(after: duration) { scene.resize(to: size, animated: true) }
    }
    scenario.harness.advance(by: 2)
    #expect(scenario.isAtRest && scenario.b.view.frame.size == size)
    #expect(scene.doctor.diagnoses == [])
  }

  @Test("A view that lays itself out for another size, by its transform or by hiding, has not been left changed by a cancelled transition")
  func laidOut() {
    let card = ScaledCard(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    card.autoresizingMask = .flexibleWidth
    let dismissal = DrivenDismissal()
    dismissal.view.addSubview(card)
    dismissal.harness.turn()
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.harness.scene.resize(to: CGSize(width: 667, height: 375))
    dismissal.harness.turn()
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(card.content.transform.a > 1 && card.note.isHidden)
    #expect(dismissal.isPresented && dismissal.harness.scene.doctor.diagnoses == [])
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

  @Test("Each sentence is written once, and at the end how often it came again")
  func sentences() {
    var lines: [String] = []
    let log = WarningLog { lines.append($0) }
    for warning in ["a", "b", "a", "a", "c", "c"] { log.add(warning) }
    #expect(lines == ["UIKit: a", "UIKit: b", "UIKit: c"])
    log.finish()
    #expect(lines.suffix(2) == ["UIKit: 2 times more: a", "UIKit: once more: c"])
    log.add("a")
    log.finish()
    #expect(lines.count == 6 && lines.last == "UIKit: a")
  }

  @Test("A sentence that only differs in its numbers, as after another replay with other values, is the same one")
  func numbers() {
    var lines: [String] = []
    let log = WarningLog { lines.append($0) }
    for seconds in [0.5, 0.45, 12] { log.add("took \(seconds) s") }
    log.finish()
    #expect(lines == ["UIKit: took 0.5 s", "UIKit: 2 times more: took 0.5 s"])
  }
}

/// Content of one shape, scaled to the width.
private final class ScaledCard: UIView {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
  let note = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [content, note] where view.superview == nil { addSubview(view) }
    content.transform = CGAffineTransform(scaleX: bounds.width / 390, y: bounds.width / 390)
    note.isHidden = bounds.width > 500
  }
}
