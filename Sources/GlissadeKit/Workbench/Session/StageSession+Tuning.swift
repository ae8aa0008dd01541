import Tweaks

// The values of all demos: which are unsaved, and the order in which they were changed.
extension StageSession {
  // MARK: Keeping

  /// Stores the tuned values of all demos that have been shown, in the background. They are restored at the next start.
  func keepTuning() { shelf.keepTuning() }

  /// The identifiers of the demos with values that are neither saved as a preset nor written into a file.
  var unsavedDemos: Set<String> { unsaved.demos }

  func updateUnsavedDemos() { unsaved.update(definition, tweaks) }

  // MARK: Undo

  private var history: TuningHistory { TuningHistory(shelf.shown) }

  /// A Boolean value that indicates whether any demo has a change to undo.
  var canUndo: Bool { history.undo != nil || files.undoNumber != nil }
  /// A Boolean value that indicates whether any demo has a change to redo.
  var canRedo: Bool { history.redo != nil }

  /// Undoes the latest change, and shows its demo. The latest change may also be the writing of values into a file.
  func undo() {
    // A drag in progress is the latest change.
    let latest = history.undo
    if let writing = files.undoNumber, writing > latest?.number ?? 0 { return files.onMessage(files.undoWriting()) }
    guard let latest else { return }
    if latest.demo != definition { select(latest.demo) }
    latest.tweaks.undo()
  }

  /// Redoes the change that was undone last, and shows its demo.
  func redo() {
    guard let next = history.redo else { return }
    if next.demo != definition { select(next.demo) }
    next.tweaks.redo()
  }
}
