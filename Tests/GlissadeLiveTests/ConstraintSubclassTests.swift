import Testing
import UIKit
import UITestSupport

@Suite("A constraint of a class of one's own") @MainActor
struct ConstraintSubclassTests {
  /// As libraries for layout have it.
  final class OwnConstraint: NSLayoutConstraint {
    weak var maker: UIView?
  }

  @Test("Given a subclass without initializers, then it has those of its superclass, and its constraints take effect")
  func inherited() {
    let scene = SceneHarness(hostTime: 0, pace: .singleTurns)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = OwnConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 120)
    constraint.maker = view
    scene.scene.perform {
      scene.rootView.addSubview(view)
      constraint.isActive = true
      scene.window.layoutIfNeeded()
    }
    #expect(view.bounds.width == 120)
    #expect(constraint.description.hasPrefix("<OwnConstraint:"))
  }
}
