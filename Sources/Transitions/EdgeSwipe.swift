import UIKit

/// A swipe from an edge of the screen that drives a navigation controller's transition, and lets it run on or back when let go.
public final class EdgeSwipe: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// The share of the way after which a transition that is let go runs on by itself, 0…1.
    public var threshold: CGFloat
    /// The speed into the screen at which it runs on from anywhere, and out of it at which it runs back from anywhere, points/s.
    public var flick: CGFloat

    public init(threshold: CGFloat = 0.4, flick: CGFloat = 600) {
      self.threshold = threshold
      self.flick = flick
    }
  }

  /// What drives the transition while the finger is down: for `navigationController(_:interactionControllerFor:)`.
  public private(set) var interaction: UIPercentDrivenInteractiveTransition?
  /// What the next release goes by.
  public var parameters = Parameters()

  private let edge: UIRectEdge
  private let mayBegin: () -> Bool
  private let start: () -> Void
  private weak var recognizer: UIGestureRecognizer?

  /// Watches `edge` of `view`; `start` pushes or pops once a swipe has begun that `mayBegin` allows.
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

  /// Watches the edge no more.
  public func stop() {
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  private func handleSwipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let view = recognizer.view else { return }
    let translation = recognizer.translation(in: view)
    let way = edge.isSideways ? view.bounds.width : view.bounds.height
    let progress = min(max(edge.inward(translation) / max(way, 1), 0), 1)
    switch recognizer.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      interaction?.completionCurve = .easeOut
      start()
    case .changed:
      interaction?.update(progress)
    case .ended:
      let velocity = edge.inward(recognizer.velocity(in: view))
      let isFar = progress > parameters.threshold
      let runsOn = isFar ? velocity > -parameters.flick : velocity > parameters.flick
      if runsOn { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .cancelled, .failed:
      interaction?.cancel()
      interaction = nil
    default: break
    }
  }
}

extension EdgeSwipe: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}

extension UIRectEdge {
  fileprivate var isSideways: Bool { self == .left || self == .right }

  /// How far `translation` goes into the screen from this edge, points.
  fileprivate func inward(_ translation: CGPoint) -> CGFloat {
    switch self {
    case .left: translation.x
    case .right: -translation.x
    case .top: translation.y
    default: -translation.y
    }
  }
}
