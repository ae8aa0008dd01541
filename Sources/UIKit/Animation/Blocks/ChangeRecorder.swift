import Foundation

/// Remembers what the blocks of an animator changed, so that it can be taken back or finished.
///
/// Constraints are not among it, as on iOS: after an animator has gone back to its start they still say what its blocks made them say.
/// A completion that is told `.start` sets them back; else the next layout goes by them.
@MainActor
final class ChangeRecorder {
  private struct Change {
    let layer: CALayer
    let key: String
    let original: LayerState
    var final: LayerState

    /// Gives the property the value that it has in `state`, and tells what is laid out by it.
    @MainActor
    func apply(_ state: LayerState) {
      let view = layer.delegate as? UIView
      if key == "hidden", let view {
        // The stack around has to know.
        UIView.performWithoutAnimation { view.isHidden = state.isHidden }
      } else {
        layer.setProperty(key, from: state)
        view?.frameMayHaveChanged()
      }
    }
  }

  /// In the order of the first change.
  private var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Notes that `key` of `layer` is changed; `original` is the model before the change.
  func note(_ key: String, of layer: CALayer, original: LayerState) {
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].final = layer.modelState
    } else {
      changes.append(Change(layer: layer, key: key, original: original, final: layer.modelState))
    }
  }

  /// Gives every changed property its value from before the first change.
  func restoreOriginals() { for change in changes { change.apply(change.original) } }

  /// Gives every changed property the value that the blocks gave it.
  func restoreFinals() { for change in changes { change.apply(change.final) } }

  /// Gives every changed property the value that the animations of `driver` show at this moment.
  func freeze(_ driver: AnimationDriver) {
    let shown = changes.map { $0.layer.presentedState(drivenBy: driver) }
    for (change, state) in zip(changes, shown) { change.apply(state) }
  }

  func forget() { changes = [] }
}
