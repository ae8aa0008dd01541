import UIKit

/// A swipe from an edge of the screen that drives a navigation controller's transition, and finishes or cancels it on release.
public final class EdgeSwipe: NSObject {
  /// The parameters of the swipe.
  public struct Parameters: Sendable {
    /// The progress beyond which a released transition finishes, 0…1.
    public var threshold: CGFloat
    /// A Boolean value that indicates whether the velocity of the release counts as well.
    public var usesFlick = true
    /// The speed from which the direction of the release alone decides, in points per second. Into the screen the transition finishes, and
    /// out of it, it is cancelled, regardless of its progress.
    public var flick: CGFloat
    /// The timing of the rest of the transition after the release.
    public var completion = Completion.easeOut

    /// Creates parameters with the given threshold, 0…1, and flick speed, in points per second.
    public init(threshold: CGFloat = 0.5, flick: CGFloat = 600) {
      self.threshold = threshold
      self.flick = flick
    }
  }

  /// The timing of the rest of a transition after the release.
  public enum Completion: String, CaseIterable, Sendable {
    /// Continues at the finger's speed and ends slowly.
    case easeOut = "ease out"
    /// Starts and ends slowly, as `UIPercentDrivenInteractiveTransition` does by default.
    case easeInOut = "ease in and out"

    fileprivate var curve: UIView.AnimationCurve {
      switch self {
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  /// The object that drives the transition during the swipe, or nil otherwise. Return it from
  /// `navigationController(_:interactionControllerFor:)`.
  public private(set) var interaction: UIPercentDrivenInteractiveTransition?
  /// The parameters that the next release uses.
  public var parameters = Parameters()
  /// A Boolean value that indicates whether a swipe may begin at all.
  public var isEnabled = true

  private let edge: UIRectEdge
  private let mayBegin: () -> Bool
  private let start: () -> Void
  private weak var recognizer: UIGestureRecognizer?

  /// Creates a swipe from an edge and adds its recognizer to a view. `start` pushes or pops; it is called when the gesture begins.
  public init(from edge: UIRectEdge, of view: UIView, mayBegin: @escaping () -> Bool, start: @escaping () -> Void) {
    self.edge = edge
    self.mayBegin = mayBegin
    self.start = start
    super.init()
    let recognizer = UIScreenEdgePanGestureRecognizer(target: self, action: EdgeSwipe.handleSwipe)
    recognizer.edges = edge
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  /// Creates a swipe that pops the top view controller, while no transition is in progress. `mayBegin` is called if there is a controller
  /// to pop.
  public convenience init(
    from edge: UIRectEdge = .left, popping navigationController: UINavigationController, mayBegin: @escaping () -> Bool = { true }
  ) {
    self.init(from: edge, of: navigationController.view) { [weak navigationController] in
      guard let navigationController, navigationController.transitionCoordinator == nil else { return false }
      return navigationController.viewControllers.count > 1 && mayBegin()
    } start: { [weak navigationController] in
      navigationController?.popViewController(animated: true)
    }
  }

  /// Removes the gesture recognizer.
  public func stop() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  private func handleSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let translation = recognizer.translation(in: view)
    let distance = edge.isHorizontal ? view.bounds.width : view.bounds.height
    let progress = min(max(edge.inward(translation) / max(distance, 1), 0), 1)
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      interaction?.completionCurve = parameters.completion.curve
      start()
    case .changed:
      interaction?.update(progress)
    case .ended:
      let release = SwipeRelease(progress: progress, velocity: edge.inward(recognizer.velocity(in: view)))
      if release.finishes(beyond: parameters.threshold, flick: parameters.usesFlick ? parameters.flick : nil) {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

extension EdgeSwipe: UIGestureRecognizerDelegate {
  /// Returns whether the swipe may begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isEnabled && mayBegin() }
}

extension UIRectEdge {
  fileprivate var isHorizontal: Bool { self == .left || self == .right }

  /// Returns how far `translation` goes into the screen from this edge, in points.
  fileprivate func inward(_ translation: CGPoint) -> CGFloat {
    switch self {
    case .left: translation.x
    case .right: -translation.x
    case .top: translation.y
    default: -translation.y
    }
  }
}
