/// Required constraints cannot hold together. The solver is as it was before the attempt.
public struct Unsatisfiable: Error {
  /// The constraints that contradict each other, oldest first; without any one of them the rest could hold.
  /// The one that was being added or changed is among them.
  public let conflict: [ConstraintID]
}
