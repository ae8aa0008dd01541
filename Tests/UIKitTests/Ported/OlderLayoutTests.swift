import Foundation
import Testing
import UIKit
import UITestSupport

@Suite("Layout as in older code") @MainActor
struct OlderLayoutTests {
  @Test("Given bars at the top and the bottom, then the layout guides of a controller are what they cover, also after they change")
  func layoutGuides() {
    let controller = UIViewController()
    let harness = SceneHarness(
      size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), hostTime: 0,
      pace: .singleTurns, root: controller)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    harness.scene.perform {
      controller.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
        NSLayoutConstraint(
          item: label, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide, attribute: .top, multiplier: 1,
          constant: -8), label.widthAnchor.constraint(equalToConstant: 100),
        label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      ])
    }
    harness.advance(by: 0.1)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    #expect(label.frame == CGRect(x: 0, y: 55, width: 100, height: 747))
    harness.scene.perform { controller.additionalSafeAreaInsets.top = 44 }
    harness.advance(by: 0.1)
    #expect(controller.topLayoutGuide.length == 91)
    #expect(label.frame == CGRect(x: 0, y: 99, width: 100, height: 703))
  }

  @Test("The keyboard's guide is below the safe area, or without height where it doesn't use that")
  func keyboardGuide() {
    let (controller, view) = (UIViewController(), UIView())
    let harness = SceneHarness(
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), hostTime: 0, pace: .singleTurns, root: controller)
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
    let trackingGuide: UITrackingLayoutGuide = guide
    harness.scene.perform {
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.bottomAnchor.constraint(equalTo: guide.topAnchor), view.heightAnchor.constraint(equalToConstant: 50),
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    harness.advance(by: 0.1)
    let bounds = controller.view.bounds
    #expect(controller.view.keyboardLayoutGuide === guide && guide.layoutFrame.height == 34)
    #expect(view.frame == CGRect(x: 0, y: bounds.height - 84, width: bounds.width, height: 50))
    harness.scene.perform { guide.usesBottomSafeArea = false }
    harness.advance(by: 0.1)
    #expect(trackingGuide.layoutFrame.height == 0 && view.frame.maxY == bounds.height)
  }

  @Test("Given a constraint without items, then it never takes effect")
  func emptyConstraint() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1 && constraint.priority == .required)
  }

  @Test("The insets of both indicators are set together, and either by itself")
  func indicatorInsets() {
    let scrollView = UIScrollView()
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scrollView.verticalScrollIndicatorInsets == scrollView.horizontalScrollIndicatorInsets)
    scrollView.verticalScrollIndicatorInsets.top = 9
    #expect(scrollView.scrollIndicatorInsets.top == 9 && scrollView.horizontalScrollIndicatorInsets.top == 1)
  }

  @Test("Details are presented where no container has room beside the controller")
  func details() {
    let (container, child, detail) = (UIViewController(), UIViewController(), UIViewController())
    let harness = SceneHarness(hostTime: 0, pace: .singleTurns, root: container)
    harness.scene.perform {
      container.addChild(child)
      child.didMove(toParent: container)
      child.showDetailViewController(detail, sender: nil)
    }
    harness.advance(by: 1)
    #expect(container.presentedViewController === detail)
  }
}
