import UIKit

/// A swipe from an edge of the screen that drives a navigation controller's transition, and lets it run on or back when let go.
public final class EdgeSwipe: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// The fraction of the way past which a released transition runs on by itself, 0…1.
    public var threshold: CGFloat
    /// Whether the speed of the release decides as well.
    public var usesFlick = true
    /// The speed into the screen at which it runs on from anywhere, and out of it at which it runs back from anywhere, points/s.
    public var flick: CGFloat
    /// How the rest of the transition is paced after the release.
    public var completion = Completion.easeOut

    public init(threshold: CGFloat = 0.5, flick: CGFloat = 600) {
      self.threshold = threshold
      self.flick = flick
    }
  }

  /// The pacing of what remains of a transition after the release.
  public enum Completion: String, CaseIterable, Sendable {
    /// Goes on at the finger's pace, and ends softly.
    case easeOut = "ease out"
    /// Starts and ends softly: what `UIPercentDrivenInteractiveTransition` does by itself.
    case easeInOut = "ease in and out"

    fileprivate var curve: UIView.AnimationCurve {
      switch self {
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
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
      interaction?.completionCurve = parameters.completion.curve
      start()
    case .changed:
      interaction?.update(progress)
    case .ended:
      if runsOn(from: progress, velocity: edge.inward(recognizer.velocity(in: view))) {
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

  /// Returns whether a transition that is released at `progress`, at `velocity` points per second into the screen, runs on.
  private func runsOn(from progress: CGFloat, velocity: CGFloat) -> Bool {
    if parameters.usesFlick, abs(velocity) >= parameters.flick { return velocity > 0 }
    return progress > parameters.threshold
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
