import Foundation

/// The update links of a scene, and its update in progress.
@MainActor
struct SceneUpdates {
  private var links: [UIUpdateLink] = []
  fileprivate(set) var isUpdating = false
  fileprivate(set) var isInLowLatencyPhases = false

  mutating func add(_ link: UIUpdateLink) { links.append(link) }
  mutating func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  fileprivate var all: [UIUpdateLink] { links }
  /// A Boolean value that indicates whether updates have low-latency phases, because a link wants them.
  var hasLowLatencyPhases: Bool { isInLowLatencyPhases || links.contains(where: \.wantsLowLatencyEventDispatch) }
  /// A Boolean value that indicates whether a link wants updates to be shown as soon as they are complete.
  var wantsImmediatePresentation: Bool { links.contains(where: \.wantsImmediatePresentation) }
}

extension UIWindowScene {
  /// Runs `body` as an update of the scene.
  func update(_ body: () -> Void) {
    updates.isUpdating = true
    performActions(.afterUpdateScheduled)
    body()
    performActions(.afterUpdateComplete)
    updates.isUpdating = false
  }

  /// Runs the low-latency phases if a link wants them, around `commit`. No events are delivered in them here.
  func performLowLatencyPhases(commit: () -> Void) {
    guard updates.hasLowLatencyPhases, !isStopped else { return }
    updates.isInLowLatencyPhases = true
    performActions(.beforeLowLatencyEventDispatch)
    performActions(.afterLowLatencyEventDispatch)
    performActions(.beforeLowLatencyCATransactionCommit)
    commit()
    performActions(.afterLowLatencyCATransactionCommit)
    updates.isInLowLatencyPhases = false
  }

  func performActions(_ phase: UIUpdateActionPhase) {
    let links = updates.all
    guard !links.isEmpty, !isStopped, let info = UIUpdateInfo.current(for: self) else { return }
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
