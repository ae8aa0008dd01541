import Foundation

/// A record of the properties that the blocks of an animator have changed, so that the changes can be undone or completed.
///
/// Constraints are not recorded, as on iOS: after an animator has returned to its start, they keep the constants that its
/// blocks set. A completion handler that receives `.start` must reset them, or the next layout uses them.
@MainActor
final class ChangeRecorder {
  private struct Change {
    let layer: CALayer
    let key: String
    let original: LayerState
    var final: LayerState

    /// Sets the property to its value in `state`, and notifies the objects whose layout depends on it.
    @MainActor
    func apply(_ state: LayerState) {
      let view = layer.delegate as? UIView
      if key == "hidden", let view {
        // Go through the view, because a surrounding stack view must be notified.
        UIView.performWithoutAnimation { view.isHidden = state.isHidden }
      } else {
        layer.setProperty(key, from: state)
        view?.frameMayHaveChanged()
      }
    }
  }

  /// The changes, in the order in which the properties were first changed.
  private var changes: [Change] = []
  /// The index of each property's change.
  private var indices: [LayerPropertyID: Int] = [:]

  var isEmpty: Bool { changes.isEmpty }

  /// Records a change of `key` on `layer`.
  ///
  /// - Parameter original: The model values before the change.
  func note(_ key: String, of layer: CALayer, original: LayerState) {
    let id = LayerPropertyID(key, of: layer)
    if let index = indices[id] {
      changes[index].final = layer.modelState
    } else {
      indices[id] = changes.count
      changes.append(Change(layer: layer, key: key, original: original, final: layer.modelState))
    }
  }

  /// Restores the values from before the first change of each property.
  func restoreOriginals() {
    for change in changes { change.apply(change.original) }
    updateSafeAreas()
  }

  /// Sets all changed properties to the values that the blocks gave them.
  func restoreFinals() {
    for change in changes { change.apply(change.final) }
    updateSafeAreas()
  }

  /// Sets all changed properties to the values that the animations of `driver` currently show.
  func freeze(_ driver: AnimationDriver) {
    let shown = changes.map { $0.layer.presentedState(drivenBy: driver) }
    for (change, state) in zip(changes, shown) { change.apply(state) }
    updateSafeAreas()
  }

  /// Computes the safe areas of the views that have moved, whose parts are all in their places by now.
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
