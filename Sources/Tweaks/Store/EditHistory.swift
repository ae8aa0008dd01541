/// Undo and redo of complete states, with one step per edit regardless of the number of changes.
struct EditHistory<State: Equatable> {
  private(set) var current: State
  private var past: [State] = []
  private var future: [State] = []
  /// The state before the edit in progress.
  private var beforeEdit: State?

  /// The maximum number of steps. The oldest steps beyond it are discarded.
  private let limit = 500

  init(_ state: State) { current = state }

  var canUndo: Bool { !past.isEmpty || (beforeEdit.map { $0 != current } ?? false) }
  var canRedo: Bool { !future.isEmpty }
  var isEditing: Bool { beforeEdit != nil }

  /// Starts an edit. Its changes up to `endEdit()` are one step. An edit in progress ends.
  mutating func beginEdit() {
    endEdit()
    beforeEdit = current
  }

  mutating func endEdit() {
    guard let before = beforeEdit else { return }
    beforeEdit = nil
    record(before)
  }

  /// Cancels the edit in progress, and restores the state at its start.
  mutating func cancelEdit() {
    guard let before = beforeEdit else { return }
    beforeEdit = nil
    current = before
  }

  mutating func change(to state: State) {
    let before = current
    current = state
    if beforeEdit == nil { record(before) }
  }

  /// Amends the state without adding a step.
  mutating func replaceCurrent(by state: State) { current = state }

  mutating func undo() {
    endEdit()
    guard let state = past.popLast() else { return }
    future.append(current)
    current = state
  }

  mutating func redo() {
    endEdit()
    guard let state = future.popLast() else { return }
    past.append(current)
    current = state
  }

  /// Returns the history with every state replaced by another. Steps that then change nothing are left out. An edit in progress ends.
  func mapped(_ transform: (State) -> State) -> EditHistory {
    var ended = self
    ended.endEdit()
    var history = EditHistory(transform(ended.current))
    for state in ended.past.map(transform) where state != history.past.last { history.past.append(state) }
    while history.past.last == history.current { history.past.removeLast() }
    for state in ended.future.map(transform) where state != history.future.last { history.future.append(state) }
    while history.future.last == history.current { history.future.removeLast() }
    return history
  }

  private mutating func record(_ before: State) {
    guard before != current else { return }
    past.append(before)
    if past.count > limit { past.removeFirst() }
    future.removeAll()
  }
}
