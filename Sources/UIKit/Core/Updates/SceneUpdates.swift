import Foundation

/// The update links of a scene, and its update in progress.
@MainActor
final class SceneUpdates {
  private var links: [UIUpdateLink] = []
  private(set) var isUpdating = false
  private(set) var isInLowLatencyPhases = false

  func add(_ link: UIUpdateLink) { links.append(link) }
  func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  /// A Boolean value that indicates whether updates have low-latency phases, because a link wants them.
  var hasLowLatencyPhases: Bool { isInLowLatencyPhases || links.contains(where: \.wantsLowLatencyEventDispatch) }
  /// A Boolean value that indicates whether a link wants updates to be shown as soon as they are complete.
  var wantsImmediatePresentation: Bool { links.contains(where: \.wantsImmediatePresentation) }

  func begin(in scene: UIWindowScene) {
    isUpdating = true
    perform(.afterUpdateScheduled, in: scene)
  }

  func end(in scene: UIWindowScene) {
    perform(.afterUpdateComplete, in: scene)
    isUpdating = false
  }

  /// Runs the low-latency phases if a link wants them, around `commit`. No events are delivered in them here.
  func performLowLatencyPhases(in scene: UIWindowScene, commit: () -> Void) {
    guard hasLowLatencyPhases, !scene.isStopped else { return }
    isInLowLatencyPhases = true
    perform(.beforeLowLatencyEventDispatch, in: scene)
    perform(.afterLowLatencyEventDispatch, in: scene)
    perform(.beforeLowLatencyCATransactionCommit, in: scene)
    commit()
    perform(.afterLowLatencyCATransactionCommit, in: scene)
    isInLowLatencyPhases = false
  }

  func perform(_ phase: UIUpdateActionPhase, in scene: UIWindowScene) {
    let links = links
    guard !links.isEmpty, !scene.isStopped, let info = UIUpdateInfo.current(for: scene) else { return }
    for link in links { link.perform(phase, info) }
  }
}

/// The enabled update links of a view, which follow it from window to window.
@MainActor
struct ViewUpdateLinks {
  private var links: [UIUpdateLink] = []

  mutating func add(_ link: UIUpdateLink) { if !links.contains(where: { $0 === link }) { links.append(link) } }
  mutating func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  /// Notifies the links that the view has entered or left a window.
  func follow() { for link in links { link.follow() } }
}
