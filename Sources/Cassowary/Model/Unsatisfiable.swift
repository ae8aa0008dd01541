/// An error that indicates that required constraints can't hold together. The solver is in the state before the attempt.
public struct Unsatisfiable: Error {
  /// The constraints that contradict each other, oldest first. Without any one of them, the rest could hold.
  ///
  /// The constraint that was being added or changed is among them.
  public let conflict: [ConstraintID]
}
