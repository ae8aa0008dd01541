import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The doctor accuses nobody when the screen changes its size") struct DoctorResizeTests {
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
