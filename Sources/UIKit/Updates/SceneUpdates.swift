import Foundation

/// The update links of a scene, and its update in progress.
@MainActor
struct SceneUpdates {
  private var links: [UIUpdateLink] = []
  /// A Boolean value that indicates whether the scene is being updated.
  fileprivate(set) var isUpdating = false

  mutating func add(_ link: UIUpdateLink) { links.append(link) }
  mutating func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  fileprivate var all: [UIUpdateLink] { links }
}

extension UIWindowScene {
  /// Runs `body` as an update of the scene.
  func update(_ body: () -> Void) {
    updates.isUpdating = true
    body()
    performActions(.afterUpdateComplete)
    updates.isUpdating = false
  }

  /// Runs the actions of the update links at a phase.
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

  /// Lets the links follow the view, which has entered or left a window.
  func follow() { for link in links { link.follow() } }
}
