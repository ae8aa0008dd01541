import Foundation

/// The drag from the left edge that pops the top page of a navigation controller.
@MainActor
final class EdgePop: NSObject {
  /// The speed above which the direction of a release decides the outcome, whatever the progress, in points per second.
  private static let flick: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigationController: UINavigationController
  private let rules: EdgePopRules
  /// The interaction controller of the drag in progress.
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

  /// Begins the pop. The recognizer's delegate may have been replaced, so check again that a pop is possible.
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

/// The interaction controller of UIKit's own gesture, a separate class so that its calls are not reported as code's.
private final class EdgePopDriver: UIPercentDrivenInteractiveTransition {}

/// The initial delegate of the recognizer, which decides whether the drag may begin.
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
