import UIKit

/// The places that can be touched on a screen at rest.
@MainActor
struct ScreenSurvey {
  /// The paths of all drags that a pan recognizer may react to.
  let drags: [DragPath]
  /// The centers of views that respond to taps.
  let targets: [CGPoint]
  /// The centers of scroll views.
  let scrollViews: [CGPoint]

  init(of window: UIWindow) {
    drags = DragPath.all(in: window)
    targets = window.touchTargets
    scrollViews = window.scrollViewCenters
  }
}

/// A phase with the screens before and after it.
@MainActor
struct PhaseSurvey {
  let phase: DemoPhase
  /// The duration of the phase, in seconds.
  let duration: TimeInterval
  let before: ScreenSurvey
  let after: ScreenSurvey

  init(of phase: DemoPhase, in scenario: Scenario) {
    self.phase = phase
    before = scenario.onStage { demo, stage in
      stage.settle(before: phase, in: demo)
      return ScreenSurvey(of: stage.window)
    }
    (duration, after) = scenario.running(phase).rehearse { run in
      run.finish()
      return (min(run.end ?? run.time, Self.longest), ScreenSurvey(of: run.stage.window))
    }
  }

  /// The time after which nothing is expected to move, in seconds.
  private static let longest: TimeInterval = 5

  /// The number of frames of the phase at 60 frames per second.
  private var frames: Int { max(Int((duration * 60).rounded()), 1) }

  /// The times of all frames of the phase, but of 60 at most, in seconds since its start.
  var everyFrame: [TimeInterval] { times(60) }

  /// Returns at most `count` times from the start to the end of the phase, evenly spaced and each at a frame.
  func times(_ count: Int) -> [TimeInterval] {
    guard frames > count else { return (0..<frames).map { Double($0) / 60 } }
    return (0..<count).map { Double($0 * (frames - 1) / max(count - 1, 1)) / 60 }
  }
}

extension UIView {
  /// The centers of the visible scroll views in this tree that receive touches there.
  fileprivate var scrollViewCenters: [CGPoint] {
    guard !isHidden, isUserInteractionEnabled, let window else { return [] }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let isFound = (self as? UIScrollView)?.isScrollEnabled == true && window.bounds.contains(middle)
    return (isFound ? [middle] : []) + subviews.flatMap(\.scrollViewCenters)
  }
}
