/// An incremental solver of linear constraints with preferences, after Cassowary (Badros, Borning and Stuckey, 2001).
///
/// A required equality *defines* one of its variables wherever it can, by the others: such definitions form a graph without cycles,
/// through which values are passed on. What is left (inequalities, preferences, equalities whose variables are all defined already) is
/// written in undefined variables and kept in a sparse simplex tableau. So a change costs about what depends on it, and a long
/// list of rows, each below the last one, costs in proportion to its length. That holds best where what much depends on, such as the
/// frame of the window, is fixed first: rows whose preferences bear on one width that is still open are solved together,
/// and lower bounds on one open length, each higher than the last, cost the square of their number.
///
/// The same calls in the same order give the same values. A variable that the constraints leave open is as near to 0 as
/// the tableau happens to put it; one that none of them mentions is 0.
public struct Solver: Sendable {
  var nodes = SlotArray<Node>()
  var constraints = SlotArray<Constraint>()
  var tableau = Tableau()
  /// Variables that may have changed since they were last taken, some more than once.
  var unsettled: [Int] = []
  var highestRank = 0
  var lowestRank = 0
  var constraintCount = 0

  /// A solver without variables and constraints.
  public init() {}

  /// A new variable, of value 0 as long as no constraint mentions it.
  public mutating func makeVariable() -> Variable {
    highestRank += 1
    return Variable(index: nodes.insert(Node(rank: highestRank)))
  }

  /// Forgets a variable that no constraint mentions any more.
  public mutating func remove(_ variable: Variable) {
    let node = nodes[variable.index]
    guard node.isInUse, node.definition == nil, node.dependents.isEmpty, node.residuals.isEmpty else {
      fatalError("Remove the constraints that mention a variable before the variable.")
    }
    var blank = Node(rank: node.rank)
    blank.isInUse = false
    nodes.remove(at: variable.index, leaving: blank)
  }

  /// Makes all changes of `body`, or none if it throws.
  ///
  /// - Parameter isCertain: nothing is kept for taking it back, as it cannot throw.
  mutating func transaction<Result>(isCertain: Bool = false, _ body: (inout Solver) throws(Unsatisfiable) -> Result)
    throws(Unsatisfiable) -> Result
  {
    guard !isCertain else { return try body(&self) }
    nodes.begin()
    constraints.begin()
    tableau.begin()
    do {
      let result = try body(&self)
      nodes.commit()
      constraints.commit()
      tableau.commit()
      return result
    } catch {
      nodes.rollback()
      constraints.rollback()
      tableau.rollback()
      throw error
    }
  }
}
