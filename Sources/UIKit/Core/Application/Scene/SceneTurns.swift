import Foundation

/// The turns of a scene, and the work after layout that waits for the next one.
@MainActor
final class SceneTurns {
  private var workAfterLayout: [() -> Void] = []
  /// The change count of the layers at the end of the latest turn.
  private var committedChangeCount = -1

  func performAfterLayout(_ work: @escaping () -> Void) { workAfterLayout.append(work) }

  func removeWork() { workAfterLayout = [] }

  func perform(in scene: UIWindowScene) {
    let updates = scene.updates
    updates.begin(in: scene)
    scene.layerTree.advance {
      updates.perform(.beforeCADisplayLinkDispatch, in: scene)
      $0()
      updates.perform(.afterCADisplayLinkDispatch, in: scene)
    }
    updates.perform(.beforeEventDispatch, in: scene)
    scene.input.handlePending(in: scene)
    updates.perform(.afterEventDispatch, in: scene)
    scene.scheduler.runDue(by: scene.time) { !scene.isStopped }
    if !scene.isStopped {
      scene.doctor.check(at: scene.time)
      updates.perform(.beforeCATransactionCommit, in: scene)
      commit(scene)
      updates.perform(.afterCATransactionCommit, in: scene)
      KeyValueObservers.review(in: scene)
      updates.performLowLatencyPhases(in: scene) { commit(scene) }
    }
    updates.end(in: scene)
  }

  private func commit(_ scene: UIWindowScene) {
    // Appearance callbacks run after layout, and may change views again. If that does not settle after a few rounds, the rest waits for the
    // next turn.
    for _ in 0..<8 {
      if PropertyUpdates.areRequested { PropertyUpdates.perform(in: scene) }
      scene.layerTree.commit()
      guard !workAfterLayout.isEmpty || PropertyUpdates.areRequested(in: scene) else { break }
      let work = workAfterLayout
      workAfterLayout = []
      for item in work where !scene.isStopped { item() }
    }
    if scene.isStopped { return }
    for window in scene.windows { window.placeFocusRing() }
    committedChangeCount = scene.layerTree.changeCount
  }

  func areNeeded(for tree: LayerTree) -> Bool { !workAfterLayout.isEmpty || tree.changeCount != committedChangeCount }
}
