/// The name of a constraint in its solver.
public struct ConstraintID: Hashable, Sendable {
  /// Where the solver keeps it.
  let slot: Int
  /// How many constraints had been added before: no two share it, also when they share a slot one after the other.
  let serial: Int
}
