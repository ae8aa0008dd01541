import Rehearsal
import Tweaks

/// The order in which the values of all demos were changed.
@MainActor
struct TuningHistory {
  typealias Step = (demo: DemoDefinition, tweaks: TweakStore, number: Int)

  private let stores: [(demo: DemoDefinition, tweaks: TweakStore)]

  init(_ stores: [(demo: DemoDefinition, tweaks: TweakStore)]) { self.stores = stores }

  /// The latest change.
  var undo: Step? { steps(\.undoNumber).max { $0.number < $1.number } }

  /// The first of the undone changes, unless something else has been changed since.
  var redo: Step? {
    let end = undo?.number ?? 0
    return steps(\.redoNumber).filter { $0.number > end }.min { $0.number < $1.number }
  }

  private func steps(_ number: (TweakStore) -> Int?) -> [Step] {
    stores.compactMap { demo, tweaks in number(tweaks).map { (demo, tweaks, $0) } }
  }
}
