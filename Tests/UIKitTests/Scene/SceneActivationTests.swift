import Foundation
import Testing
import UITestSupport

@testable import UIKit

@Suite("A scene that leaves the foreground") @MainActor
struct SceneActivationTests {
  private let harness = SceneHarness()
  private let journal = Journal()

  // https://developer.apple.com/documentation/uikit/uiscene: each notification, and which state the scene is in meanwhile.
  @Test("Given a scene on show, when it goes to the background and comes back, then it passes through the inactive state both times")
  func notifications() {
    let names: [(NSNotification.Name, String)] = [
      (UIScene.willDeactivateNotification, "will deactivate"), (UIScene.didEnterBackgroundNotification, "did enter background"),
      (UIScene.willEnterForegroundNotification, "will enter foreground"), (UIScene.didActivateNotification, "did activate"),
    ]
    let observers = names.map { name, words in
      NotificationCenter.default.addObserver(forName: name, object: harness.scene, queue: nil) { [journal, harness] _ in
        MainActor.assumeIsolated { journal.note("\(words), \(harness.scene.activationState)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    harness.scene.enter(.background)
    #expect(journal.take() == ["will deactivate, foregroundActive", "did enter background, background"])
    harness.scene.enter(.background)
    #expect(journal.take() == [])
    harness.scene.enter(.foregroundActive)
    #expect(journal.take() == ["will enter foreground, background", "did activate, foregroundActive"])
  }

  @Test("Given the code of a scene, then the application is where its own scene is")
  func applicationState() {
    let other = SceneHarness()
    harness.scene.enter(.background)
    #expect(harness.scene.perform { UIApplication.shared.applicationState } == .background)
    #expect(other.scene.perform { UIApplication.shared.applicationState } == .active)
    other.scene.enter(.foregroundInactive)
    #expect(other.scene.perform { UIApplication.shared.applicationState } == .inactive)
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:): "a system event … such as an alert".
  @Test("Given a finger that is down, when the scene is interrupted, then its view hears that the touch is cancelled, and no more")
  func touches() {
    let view = TouchNotingView(journal)
    harness.rootView.addSubview(view)
    harness.pointer(.began, at: CGPoint(x: 10, y: 10))
    harness.scene.enter(.foregroundInactive)
    #expect(journal.take() == ["began", "cancelled"])
    harness.pointer(.moved, at: CGPoint(x: 20, y: 10))
    harness.pointer(.began, at: CGPoint(x: 30, y: 10), finger: 1)
    harness.scene.enter(.foregroundActive)
    harness.pointer(.moved, at: CGPoint(x: 40, y: 10), finger: 1)
    harness.pointer(.ended, at: CGPoint(x: 40, y: 10), finger: 1)
    harness.pointer(.ended, at: CGPoint(x: 40, y: 10))
    #expect(journal.take() == [])
    harness.click(CGPoint(x: 10, y: 10))
    #expect(journal.take() == ["began", "ended"])
  }

  @Test("Given a finger that was kept away by a transition and is interrupted, when it comes down again, then it is heard")
  func blockedTouches() {
    harness.rootView.addSubview(TouchNotingView(journal))
    let block = InputBlock(harness.scene)
    harness.pointer(.began, at: CGPoint(x: 10, y: 10))
    harness.scene.enter(.foregroundInactive)
    harness.scene.enter(.foregroundActive)
    block.lift()
    harness.click(CGPoint(x: 10, y: 10))
    #expect(journal.take() == ["began", "ended"])
  }

  @Test("Given a finger whose lifting got lost, when it comes down again, then the lost touch is cancelled and the new one goes on")
  func lostRelease() {
    harness.rootView.addSubview(TouchNotingView(journal))
    harness.pointer(.began, at: CGPoint(x: 10, y: 10))
    harness.click(CGPoint(x: 20, y: 10))
    #expect(journal.take() == ["began", "cancelled", "began", "ended"])
  }

  // Animations do not survive the background: github.com/wnagrodzki/AnimationRestoration; what begins there is over at once:
  // stackoverflow.com/questions/74329333.
  @Test("Given an animation, when the scene goes to the background, then it ends at once, and so does what is animated there")
  func animations() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    harness.rootView.addSubview(view)
    harness.turn()
    func animate(_ name: String) {
      harness.scene.perform {
        UIView.animate(withDuration: 1) {
          view.center.x += 100
        } completion: { [journal] in
          journal.note("\(name) \($0)")
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
        animator.addCompletion { [journal] in journal.note("\(name) at \($0 == .end ? "its end" : "\($0)")") }
        animator.startAnimation()
      }
    }
    animate("running")
    harness.advance(by: 0.1)
    harness.scene.enter(.background)
    #expect(journal.take() == ["running false", "running at its end"])
    #expect(view.layer.animationKeys() == nil)
    animate("hidden")
    harness.advance(by: 0.05)
    #expect(journal.take().sorted() == ["hidden at its end", "hidden true"])
    harness.scene.enter(.foregroundActive)
    animate("back")
    harness.advance(by: 0.5)
    #expect(journal.take() == [])
    #expect(view.layer.presentation()?.position.x != view.layer.position.x)
    harness.advance(by: 0.6)
    #expect(journal.take().sorted() == ["back at its end", "back true"])
  }

  @Test("Given a presentation under way, when the scene goes to the background, then it is over, and the screen takes input again")
  func presentation() {
    let screen = UIViewController()
    harness.scene.perform { harness.window.rootViewController?.present(screen, animated: true) }
    harness.advance(by: 0.1)
    #expect(harness.scene.isUserInteractionBlocked)
    harness.scene.enter(.background)
    harness.scene.enter(.foregroundActive)
    harness.turn()
    #expect(!harness.scene.isUserInteractionBlocked)
    #expect(!screen.isBeingPresented)
    #expect(screen.view.window != nil)
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }
}

private final class TouchNotingView: UIView {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("cancelled") }
}
