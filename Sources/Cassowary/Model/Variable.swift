/// An unknown of a solver, such as an edge or a size of a view. Create it with the solver's `makeVariable()`.
public struct Variable: Hashable, Sendable {
  /// The index in the solver, which is also the order in which changed variables are listed.
  let index: Int
}

extension Variable: Comparable {
  /// Returns whether `lhs` is listed before `rhs`.
  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
