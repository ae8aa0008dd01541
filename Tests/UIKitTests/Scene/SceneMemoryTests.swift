import Testing
import UIKit
import UITestSupport

@Suite("What a scene that has been disconnected leaves in memory") @MainActor
struct SceneMemoryTests {
  /// Uses a scene, disconnects it, and tells whether anything of it is still there.
  private func leavesNothing(_ use: (SceneHarness) -> Void) -> Bool {
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var rootView: UIView?
    do {
      let harness = SceneHarness()
      (scene, window, rootView) = (harness.scene, harness.window, harness.rootView)
      use(harness)
      harness.scene.disconnect()
    }
    return scene == nil && window == nil && rootView == nil
  }

  @Test("Given a view that was tapped, then a scene that is closed leaves nothing")
  func touched() {
    #expect(leavesNothing { $0.click(CGPoint(x: 50, y: 50)) })
  }

  @Test("Given a finger that is down on a view with gestures, when the scene is closed, then it leaves nothing")
  func fingerDown() {
    #expect(
      leavesNothing { harness in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for recognizer in [UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()] {
          view.addGestureRecognizer(recognizer)
        }
        harness.rootView.addSubview(view)
        harness.pointer(.began, at: CGPoint(x: 50, y: 50))
        harness.pointer(.began, at: CGPoint(x: 60, y: 60), finger: 1)
        harness.pointer(.moved, at: CGPoint(x: 90, y: 50))
      })
  }

  @Test("Given a dismissal and an animation of the dismissed controller, when the scene is closed, then the completion still finds it")
  func completionOfDismissed() {
    var found: Bool?
    #expect(
      leavesNothing { harness in
        harness.perform {
          let (root, controller) = (harness.window.rootViewController, UIViewController())
          root?.present(controller, animated: false)
          controller.dismiss(animated: true)
          let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { [unowned controller] in controller.view.alpha = 0.5 }
          animator.addCompletion { [weak controller] _ in found = controller != nil }
          animator.startAnimation()
        }
        harness.turn()
      })
    #expect(found == true)
  }

  @Test("Given a key that is held, when the scene is closed, then who was told of it hears that it is cancelled, and nothing is left")
  func keyDown() {
    let journal = Journal()
    #expect(
      leavesNothing { harness in
        harness.rootView.addSubview(KeyView(journal))
        (harness.rootView.subviews.last as? KeyView)?.becomeFirstResponder()
        harness.scene.deliver(
          .key(KeyInput(isDown: true, usage: 4, characters: "a", timestamp: harness.scene.time)))
        harness.turn()
      })
    #expect(journal.entries == ["began a", "cancelled a"])
  }

  @Test("Given a key that nobody makes anything of and that is held, when the scene is closed, then it leaves nothing")
  func keyDownOnWindow() {
    #expect(
      leavesNothing { harness in
        harness.scene.deliver(
          .key(KeyInput(isDown: true, usage: 4, characters: "a", timestamp: harness.scene.time)))
        harness.turn()
      })
  }

  private final class KeyView: UIView {
    private let journal: Journal

    init(_ journal: Journal) {
      self.journal = journal
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancelled", presses) }

    private func note(_ what: String, _ presses: Set<UIPress>) {
      for press in presses { journal.note("\(what) \(press.key?.characters ?? "")") }
    }
  }
}
