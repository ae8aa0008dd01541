import Synchronization

/// Undo and redo of complete states, with one step per edit regardless of the number of changes.
struct EditHistory<State: Equatable> {
  private(set) var current: State
  private var past: [Step] = []
  private var future: [Step] = []

  private struct Step {
    let state: State
    /// The position in the order in which the steps of all histories were made.
    let number: Int
  }

  /// The state before the edit in progress.
  private var beforeEdit: State?

  /// The maximum number of steps. The oldest steps beyond it are discarded.
  private let limit = 500

  init(_ state: State) { current = state }

  var canUndo: Bool { !past.isEmpty || (beforeEdit.map { $0 != current } ?? false) }
  var canRedo: Bool { !future.isEmpty }
  var isEditing: Bool { beforeEdit != nil }

  /// The number of the step that would be undone, in the order of the steps of all histories, or nil if there is none.
  var undoNumber: Int? { beforeEdit.map { $0 != current } ?? false ? .max : past.last?.number }
  var redoNumber: Int? { future.last?.number }

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

  mutating func replaceCurrent(by state: State) { current = state }

  mutating func undo() {
    endEdit()
    guard let step = past.popLast() else { return }
    future.append(Step(state: current, number: step.number))
    current = step.state
  }

  mutating func redo() {
    endEdit()
    guard let step = future.popLast() else { return }
    past.append(Step(state: current, number: step.number))
    current = step.state
  }

  /// Returns the history with every state replaced by another. Steps that then change nothing are left out. An edit in progress ends.
  func mapped(_ transform: (State) -> State) -> EditHistory {
    var ended = self
    ended.endEdit()
    var history = EditHistory(transform(ended.current))
    history.past = Self.steps(ended.past, to: history.current, transform)
    history.future = Self.steps(ended.future, to: history.current, transform)
    return history
  }

  private static func steps(_ steps: [Step], to end: State, _ transform: (State) -> State) -> [Step] {
    var found: [Step] = []
    for step in steps {
      let state = transform(step.state)
      if state != found.last?.state { found.append(Step(state: state, number: step.number)) }
    }
    while found.last?.state == end { found.removeLast() }
    return found
  }

  private mutating func record(_ before: State) {
    guard before != current else { return }
    past.append(Step(state: before, number: EditOrder.next()))
    if past.count > limit { past.removeFirst() }
    future.removeAll()
  }
}

/// The order in which the steps of all histories, and other steps that can be undone, were made.
package enum EditOrder {
  private static let latest = Atomic(0)

  package static func next() -> Int { latest.add(1, ordering: .relaxed).newValue }
}
