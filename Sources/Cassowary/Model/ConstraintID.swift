/// The identifier of a constraint in its solver.
public struct ConstraintID: Hashable, Sendable {
  /// The index at which the solver stores it.
  let slot: Int
  /// The number of constraints that were added before, which is unique even among successive constraints in one slot.
  let serial: Int
}
