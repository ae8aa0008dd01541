/// The identifier of a constraint in its solver.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int
  /// The number of constraints that were added before, which is unique even for successive constraints in one slot.
  let serial: Int
}
