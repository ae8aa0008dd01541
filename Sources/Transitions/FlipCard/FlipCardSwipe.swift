import UIKit

/// A swipe from the left edge that flips a presented screen back into its card.
final class FlipCardSwipe: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private var completes = false
  private weak var controller: UIViewController?
  private let parameters: FlipCard.Parameters

  init(dismissing controller: UIViewController, parameters: FlipCard.Parameters) {
    self.controller = controller
    self.parameters = parameters
    super.init()
    let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: FlipCardSwipe.handleSwipe)
    recognizer.edges = .left
    controller.view.addGestureRecognizer(recognizer)
  }

  private func handleSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let distance = recognizer.translation(in: recognizer.view?.superview).x
    let progress = min(max(distance / parameters.swipeDistance, 0), 1)
    switch recognizer.state {
    case .began:
      isInProgress = true
      completes = false
      controller?.dismiss(animated: true)
    case .changed:
      completes = progress > parameters.completionThreshold
      update(progress)
    case .ended where completes:
      isInProgress = false
      finish()
    case .ended, .cancelled, .failed:
      isInProgress = false
      cancel()
    default: break
    }
  }
}
