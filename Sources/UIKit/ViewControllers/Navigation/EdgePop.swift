import Foundation

/// The drag from the left edge that takes the top page of a navigation controller away.
@MainActor
final class EdgePop: NSObject {
  /// From which speed on the direction of a release decides wherever the page is, in points per second.
  private static let flick: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigationController: UINavigationController
  private let rules: EdgePopRules
  /// What follows the drag under way.
  private var driver: UIPercentDrivenInteractiveTransition?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    rules = EdgePopRules(navigationController: navigationController)
    super.init()
    recognizer.edges = .left
    recognizer.name = "interactivePop"
    recognizer.delegate = rules
    recognizer.addTarget(self, action: EdgePop.drag)
  }

  private func drag() {
    let view = navigationController.contentView
    let progress = max(0, recognizer.translation(in: view).x) / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(progress)
    case .ended: release(at: progress, velocity: recognizer.velocity(in: view).x)
    case .cancelled, .failed: settle { $0.cancel() }
    case .possible: break
    }
  }

  /// The rules may have been replaced, but where there is nothing to pop nothing begins.
  private func begin() {
    guard navigationController.mayGoBack else { return }
    let driver = EdgePopDriver()
    driver.completionCurve = .easeOut
    self.driver = driver
    navigationController.popDriver = driver
    navigationController.goBack()
  }

  private func release(at progress: CGFloat, velocity: CGFloat) {
    let finishes = abs(velocity) > Self.flick ? velocity > 0 : progress > 0.5
    settle { if finishes { $0.finish() } else { $0.cancel() } }
  }

  private func settle(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let driver { end(driver) }
    driver = nil
  }
}

/// The driver of UIKit's own drag: what it does is not the code's.
private final class EdgePopDriver: UIPercentDrivenInteractiveTransition {}

/// What keeps the drag from beginning unless somebody else becomes the recogniser's delegate.
@MainActor
private final class EdgePopRules: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, navigationController.mayGoBack, !navigationController.isNavigationBarHidden else { return false }
    return navigationController.topViewController?.navigationItem.showsBackButton ?? false
  }
}
