import Foundation

/// The drags that pop the top page of a navigation controller: from the left edge, and from anywhere in the content.
///
/// A drag also catches a standard push or pop in progress.
@MainActor
final class PopGestures: NSObject {
  let edge = UIScreenEdgePanGestureRecognizer()
  private(set) lazy var content = ContentPopGestureRecognizer(in: navigationController.contentView) { [unowned self] in
    if navigationController.popInFlight != nil { return true }
    return $0 * side > 0 && navigationController.mayGoBackByDrag && !navigationController.delegateAnimates
  }

  private unowned let navigationController: UINavigationController
  private let rules: EdgePopRules
  /// The driver of the transition that a drag controls.
  private var driver: SlideDriver?
  /// The distance between the drag's translation and the position of the front page, in points.
  private var lead: CGFloat = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    rules = EdgePopRules(navigationController: navigationController)
    super.init()
    edge.edges = .left
    edge.name = "interactivePop"
    edge.delegate = rules
    edge.addTarget(self, action: PopGestures.drag)
    content.name = "interactiveContentPop"
    content.addTarget(self, action: PopGestures.drag)
  }

  private func drag(_ recognizer: UIPanGestureRecognizer) {
    let view = navigationController.contentView
    let width = max(view.bounds.width, 1)
    let translation = recognizer.translation(in: view).x * side
    switch recognizer.state {
    case .began: begin(translation, width, isEdge: recognizer === edge)
    case .changed: driver?.move(to: (translation + lead) / width)
    case .ended: release(at: (translation + lead) / width, speed: recognizer.velocity(in: view).x * side / width)
    case .cancelled, .failed: release { $0.release(finishing: false, speed: 0) }
    case .possible: break
    }
  }

  /// The direction in which a drag pops: 1 to the right, or −1 to the left if pages come from there.
  private var side: CGFloat { navigationController.view.isRightToLeft ? -1 : 1 }

  /// Updates the edge from which the drag begins, which is the leading one.
  func updateEdge() { edge.edges = side < 0 ? .right : .left }

  private func begin(_ translation: CGFloat, _ width: CGFloat, isEdge: Bool) {
    if let running = navigationController.popInFlight {
      driver = running
      lead = running.grab() * width - translation
      return
    }
    let place = navigationController.completePushInFlight()
    // The recognizer's delegate may have been replaced, so check again that a pop is possible.
    guard navigationController.mayGoBack else { return }
    // A page that is dragged from the edge stays under the finger. Otherwise, and in flight, it starts where it is.
    lead = isEdge && place == nil ? 0 : (place ?? 0) * width - translation
    let driver = SlideDriver(.held(at: ((translation + lead) / width).clamped(to: 0...1)))
    self.driver = driver
    navigationController.nextDriver = driver
    navigationController.goBack()
  }

  private func release(at progress: CGFloat, speed: CGFloat) {
    release { $0.release(finishing: NavigationMotion.pops(at: progress, speed: speed), speed: speed) }
  }

  private func release(_ end: (SlideDriver) -> Void) {
    if let driver { end(driver) }
    driver = nil
  }
}

/// The initial delegate of the edge recognizer, which decides whether the drag may begin.
@MainActor
private final class EdgePopRules: NSObject, UIGestureRecognizerDelegate {
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController else { return false }
    return navigationController.popInFlight != nil || navigationController.mayGoBackByDrag
  }
}
