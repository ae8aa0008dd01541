import Rehearsal
import Tweaks

/// The order in which the values of all demos were changed.
@MainActor
struct TuningHistory {
  typealias Step = (demo: DemoDefinition, tweaks: TweakStore, number: Int)

  /// The latest change.
  let undo: Step?
  /// The first of the undone changes, unless something else has been changed since.
  let redo: Step?

  init(_ stores: [(demo: DemoDefinition, tweaks: TweakStore)]) {
    func steps(_ number: (TweakStore) -> Int?) -> [Step] {
      stores.compactMap { demo, tweaks in number(tweaks).map { (demo, tweaks, $0) } }
    }
    undo = steps(\.undoNumber).max { $0.number < $1.number }
    let end = undo?.number ?? 0
    redo = steps(\.redoNumber).filter { $0.number > end }.min { $0.number < $1.number }
  }
}
