/// An unknown of a solver: one edge or one size of one view, say. Its solver made it with `makeVariable()`.
public struct Variable: Hashable, Sendable {
  /// Where the solver keeps it; also the order in which changed variables are listed.
  let index: Int
}

extension Variable: Comparable {
  /// Whether `lhs` is listed before `rhs`.
  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}
