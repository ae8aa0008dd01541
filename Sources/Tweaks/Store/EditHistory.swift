/// Undo and redo over whole states, with one step for each edit however many changes it took.
struct EditHistory<State: Equatable> {
  private(set) var current: State
  private var past: [State] = []
  private var future: [State] = []
  /// The state before the edit now going on.
  private var beforeEdit: State?

  /// The oldest steps are forgotten beyond this many.
  private let limit = 500

  init(_ state: State) { current = state }

  var canUndo: Bool { !past.isEmpty || (beforeEdit.map { $0 != current } ?? false) }
  var canRedo: Bool { !future.isEmpty }

  /// Starts an edit, whose changes up to `endEdit()` are one step. One that is still going on ends.
  mutating func beginEdit() {
    endEdit()
    beforeEdit = current
  }

  mutating func endEdit() {
    guard let before = beforeEdit else { return }
    beforeEdit = nil
    record(before)
  }

  /// Gives up the edit now going on, back to where it began.
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

  /// Amends the state without making a step of it.
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

  private mutating func record(_ before: State) {
    guard before != current else { return }
    past.append(before)
    if past.count > limit { past.removeFirst() }
    future.removeAll()
  }
}
