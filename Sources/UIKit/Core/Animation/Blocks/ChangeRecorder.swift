import Foundation

/// Records the properties that an animator's blocks have changed, so that the changes can be undone or completed.
///
/// As on iOS, constraints are not recorded: after an animator has returned to its start, they keep the constants that its blocks set. A
/// completion handler that receives `.start` must reset them, or the next layout uses them.
@MainActor
final class ChangeRecorder {
  private struct Change {
    let layer: CALayer
    let key: String
    let original: LayerState
    var final: LayerState

    @MainActor
    func apply(_ state: LayerState) {
      let view = layer.delegate as? UIView
      if key == "hidden", let view {
        // The view's setter also notifies the stack view around it.
        UIView.performWithoutAnimation { view.isHidden = state.isHidden }
      } else {
        let size = layer.bounds.size
        layer.setProperty(key, from: state)
        if let view, layer.bounds.size != size { view.boundsSizeDidChange(from: size) }
        view?.frameMayHaveChanged()
      }
    }
  }

  /// The changes, in the order in which the properties were first changed.
  private var changes: [Change] = []
  private var indices: [LayerPropertyID: Int] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// `original` holds the model values before the change.
  func note(_ key: String, of layer: CALayer, original: LayerState) {
    let id = LayerPropertyID(key, of: layer)
    if let index = indices[id] {
      changes[index].final = layer.modelState
    } else {
      indices[id] = changes.count
      changes.append(Change(layer: layer, key: key, original: original, final: layer.modelState))
    }
  }

  func restoreOriginals() {
    for change in changes { change.apply(change.original) }
    updateSafeAreas()
  }

  func restoreFinals() {
    for change in changes { change.apply(change.final) }
    updateSafeAreas()
  }

  func freeze(_ driver: AnimationDriver) {
    let shown = changes.map { $0.layer.presentedState(drivenBy: driver) }
    for (change, state) in zip(changes, shown) { change.apply(state) }
    updateSafeAreas()
  }

  /// Updates the safe areas of the views that have moved. Call it once all changes are applied.
  private func updateSafeAreas() {
    for change in changes where change.key == "position" || change.key == "bounds" {
      (change.layer.delegate as? UIView)?.updateSafeArea(boundsChanged: change.key == "bounds")
    }
  }

  func forget() {
    changes = []
    indices = [:]
  }
}
