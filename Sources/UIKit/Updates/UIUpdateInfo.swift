import Foundation

/// What is known about an update of the screen.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
  /// The time for changes of the model, such as animations and physics, in seconds: `CACurrentMediaTime()` of the update.
  public let modelTime: TimeInterval
  /// The time by which the update should be complete, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is expected on the screen, in seconds.
  public let estimatedPresentationTime: TimeInterval
  /// A Boolean value that indicates whether the update is shown as soon as it is complete, which is always so here.
  public let isImmediatePresentationExpected = true

  private init(time: TimeInterval, frame: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + frame
    estimatedPresentationTime = time + frame
  }

  /// Returns what is known about the update of a scene, or nil if it isn't being updated.
  public class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    guard windowScene.updates.isUpdating else { return nil }
    return UIUpdateInfo(time: windowScene.time, frame: windowScene.layerTree.frameInterval)
  }

  /// Returns what is known about the update of a view's scene, or nil if it isn't being updated.
  public class func current(for view: UIView) -> UIUpdateInfo? { view.window?.windowScene.flatMap { current(for: $0) } }
}
