import Testing
import UIKit
import UITestSupport

/// Places a box as people do when a device is turned: alongside.
@MainActor
private final class TurningController: UIViewController {
  let journal = Journal()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let bottomLine = UIView(frame: CGRect(x: 0, y: 834, width: 390, height: 10))

  override func viewDidLoad() {
    for subview in [box, bottomLine] { view.addSubview(subview) }
    bottomLine.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    journal.note("will from \(view.bounds.width) to \(size.width), \(coordinator.isAnimated), \(coordinator.transitionDuration)")
    coordinator.animate(
      alongsideTransition: { context in
        self.journal.note("alongside at \(self.view.bounds.width), \(context.isAnimated)")
        self.box.center.x = 425
      }, completion: { context in self.journal.note("completed, \(context.isCancelled)") })
  }
}

@MainActor
@Suite("A screen that is turned") struct SceneRotationTests {
  private let landscape = CGSize(width: 844, height: 390)

  @Test("Given an animated change of size, then the coordinator says so, and all moves together with what is animated alongside")
  func animated() throws {
    let root = TurningController()
    let harness = SceneHarness(root: root)
    harness.scene.resize(to: landscape, animated: true)
    #expect(root.journal.take() == ["will from 390.0 to 844.0, true, 0.3", "alongside at 844.0, true"])
    #expect(root.view.bounds.size == landscape, "the layout is the new one at once")
    harness.advance(by: 0.15)
    let half = try #require(root.box.layer.presentation()).position.x
    #expect(half > 150 && half < 300)
    #expect(abs(try #require(root.view.layer.presentation()).bounds.width - 617) < 30)
    #expect(try #require(root.bottomLine.layer.presentation()).position.y > 500)
    #expect(root.journal.take() == [])
    harness.advance(by: 0.2)
    #expect(root.journal.take() == ["completed, false"])
    #expect(root.box.center.x == 425 && root.bottomLine.frame == CGRect(x: 0, y: 380, width: 844, height: 10))
    #expect(!harness.scene.needsFrame)
  }

  @Test("Given a scene that is paused, or a change that is not animated, then all is in its place at once, alongside blocks included")
  func atOnce() {
    for isPaused in [true, false] {
      let root = TurningController()
      let harness = SceneHarness(root: root)
      harness.scene.isPaused = isPaused
      harness.scene.resize(to: landscape, animated: isPaused)
      #expect(
        root.journal.take() == ["will from 390.0 to 844.0, false, 0.0", "alongside at 844.0, false", "completed, false"])
      #expect(!root.box.layer.hasAnimations)
    }
  }

  @Test("Given a second turn during the first, then both come to their ends, each once")
  func twice() {
    let root = TurningController()
    let harness = SceneHarness(root: root)
    harness.scene.resize(to: landscape, animated: true)
    harness.advance(by: 0.1)
    harness.scene.resize(to: CGSize(width: 390, height: 844), animated: true)
    harness.advance(by: 1)
    #expect(root.journal.take().filter { $0.hasPrefix("completed") } == ["completed, false", "completed, false"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && !harness.scene.needsFrame)
  }
}
