import Foundation

@preconcurrency @MainActor
public final class UIUpdateInfo: NSObject {
  /// `CACurrentMediaTime()` of the update.
  public let modelTime: TimeInterval
  public let completionDeadlineTime: TimeInterval
  public let estimatedPresentationTime: TimeInterval
  /// True if a link wants it, although every update is shown as soon as it is complete.
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

  /// Returns nil unless the scene is being updated.
  public class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    guard windowScene.updates.isUpdating else { return nil }
    return UIUpdateInfo(time: windowScene.time, frame: windowScene.layerTree.frameInterval, in: windowScene.updates)
  }

  /// Returns nil unless the view's scene is being updated.
  public class func current(for view: UIView) -> UIUpdateInfo? { view.window?.windowScene.flatMap { current(for: $0) } }
}
