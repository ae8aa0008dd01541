/// Required constraints contradict each other. The solver is in the state before the attempt.
public struct Unsatisfiable: Error {
  /// The constraints that contradict each other, oldest first, including the added or changed one. Without any one of them, the rest could
  /// hold.
  public let conflict: [ConstraintID]
}
