import Rehearsal
import Tweaks

// The values of all demos: which are unsaved, and the order in which they were changed.
extension StageSession {
  // MARK: Keeping

  /// Stores the tuned values of all demos that have been shown, in the background. They are restored at the next start.
  func keepTuning() {
    for (demo, tweaks) in shelf.shown { panelMemory.tuning.keep(tweaks, for: demo) }
  }

  /// Returns the demos whose values differ from their defaults, or from the preset on which they are based.
  func findUnsavedDemos() -> Set<String> {
    let shown = Dictionary(shelf.shown.map { ($0.demo.id, $0.tweaks) }) { first, _ in first }
    return Set(
      shelf.demos.filter { demo in
        guard let tweaks = shown[demo.id] ?? (panelMemory.tuning.contains(demo) ? shelf.tweaks(of: demo) : nil) else { return false }
        return isUnsaved(demo, tweaks)
      }.map(\.id))
  }

  func updateUnsavedDemos() {
    if isUnsaved(definition, tweaks) { unsavedDemos.insert(definition.id) } else { unsavedDemos.remove(definition.id) }
  }

  private func isUnsaved(_ demo: DemoDefinition, _ tweaks: TweakStore) -> Bool {
    panelMemory.shelf(of: demo.id, shipped: demo.presets, store: tweaks).isModified
  }

  // MARK: Undo

  /// A Boolean value that indicates whether any demo has a change to undo.
  var canUndo: Bool { latest(\.undoNumber) != nil || files.undoNumber != nil }
  /// A Boolean value that indicates whether any demo has a change to redo.
  var canRedo: Bool { next != nil }

  /// Undoes the latest change, and shows its demo. The latest change may also be the writing of values into a file.
  func undo() {
    if let writing = files.undoNumber, writing > latest(\.undoNumber)?.number ?? 0 { return files.onMessage(files.undoWriting()) }
    // A drag in progress is the latest change.
    guard let latest = latest(\.undoNumber) else { return }
    if latest.demo != definition { select(latest.demo) }
    latest.tweaks.undo()
  }

  /// Redoes the change that was undone last, and shows its demo.
  func redo() {
    guard let next else { return }
    if next.demo != definition { select(next.demo) }
    next.tweaks.redo()
  }

  private typealias Step = (demo: DemoDefinition, tweaks: TweakStore, number: Int)

  private func steps(_ number: (TweakStore) -> Int?) -> [Step] {
    shelf.shown.compactMap { demo, tweaks in number(tweaks).map { (demo, tweaks, $0) } }
  }

  private func latest(_ number: (TweakStore) -> Int?) -> Step? { steps(number).max { $0.number < $1.number } }

  /// The first of the undone changes, unless something else has been changed since.
  private var next: Step? {
    let end = latest(\.undoNumber)?.number ?? 0
    return steps(\.redoNumber).filter { $0.number > end }.min { $0.number < $1.number }
  }
}
