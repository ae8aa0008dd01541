import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Endurance") struct EnduranceTests {
  @Test("10,000 transitions in a row leave the view tree, the layers and the memory as one does")
  func tenThousand() {
    let a = UIViewController()
    let harness = SceneHarness(root: a)
    let delegate = ScriptedDelegate()
    delegate.presenting = BlockAnimator(duration: 0.02)
    delegate.dismissing = BlockAnimator(duration: 0.02, animate: InsertBehind.fade)
    let driver = UIPercentDrivenInteractiveTransition()
    let present = { (round: Int) -> Weak in
      let b = UIViewController()
      b.modalPresentationStyle = [.custom, .fullScreen, .overFullScreen, .pageSheet][round % 4]
      b.transitioningDelegate = delegate
      delegate.interaction = round % 3 == 0 ? driver : nil
      harness.scene.perform { a.present(b, animated: round % 7 != 0) }
      if round % 3 == 0 { harness.scene.perform { driver.finish() } }
      while b.isBeingPresented { harness.advance(by: 1.0 / 60) }
      harness.scene.perform { b.dismiss(animated: round % 5 != 0) }
      if round % 3 == 0 { harness.scene.perform { driver.finish() } }
      while b.isBeingDismissed { harness.advance(by: 1.0 / 60) }
      return Weak(object: b, view: b.view)
    }
    var first = [present(0)]
    harness.advance(by: 0.1)
    let (tree, layers) = (words(for: harness.window), layerCount(of: harness.scene.rootLayer))
    for round in 1..<5000 {
      let weak = present(round)
      if round % 100 == 0 { first.append(weak) }
    }
    harness.advance(by: 0.1)
    #expect(words(for: harness.window) == tree && layerCount(of: harness.scene.rootLayer) == layers)
    #expect(first.allSatisfy { $0.object == nil && $0.view == nil }, "nobody is kept")
    #expect(a.presentedViewController == nil && !harness.scene.isUserInteractionBlocked && !harness.scene.needsFrame)
    #expect(harness.scene.doctor.diagnoses.map(\.message) == [] && harness.scene.doctor.nextCheck == nil)
  }

  private struct Weak {
    weak var object: AnyObject?
    weak var view: UIView?
  }
}

@MainActor
private enum InsertBehind {
  static func fade(_ context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    let from = context.view(forKey: .from)
    UIView.animate(withDuration: 0.02, animations: { from?.alpha = 0 }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
