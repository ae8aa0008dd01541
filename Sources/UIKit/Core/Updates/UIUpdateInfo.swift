import Foundation

/// Information about an update of the screen.
@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
  /// The time for changes of the model, such as animations and physics, in seconds: `CACurrentMediaTime()` of the update.
  public let modelTime: TimeInterval
  /// The time by which the update should be complete, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the update is expected on the screen, in seconds.
  public let estimatedPresentationTime: TimeInterval
  /// A Boolean value that indicates whether a link wants the update to be shown as soon as it is complete. Every update is.
  public let isImmediatePresentationExpected: Bool
  public let isLowLatencyEventDispatchConfirmed: Bool
  public let isPerformingLowLatencyPhases: Bool

  private init(time: TimeInterval, frame: TimeInterval, in updates: SceneUpdates) {
    modelTime = time
    completionDeadlineTime = time + frame
    estimatedPresentationTime = time + frame
    isImmediatePresentationExpected = updates.wantsImmediatePresentation
    isLowLatencyEventDispatchConfirmed = updates.hasLowLatencyPhases
    isPerformingLowLatencyPhases = updates.isInLowLatencyPhases
  }

  /// Returns information about the update of a scene, or nil if it isn't being updated.
  public class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    guard windowScene.updates.isUpdating else { return nil }
    return UIUpdateInfo(time: windowScene.time, frame: windowScene.layerTree.frameInterval, in: windowScene.updates)
  }

  /// Returns information about the update of a view's scene, or nil if it isn't being updated.
  public class func current(for view: UIView) -> UIUpdateInfo? { view.window?.windowScene.flatMap { current(for: $0) } }
}
