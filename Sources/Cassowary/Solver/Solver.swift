/// An incremental solver for linear constraints with preferences, after Cassowary (Badros, Borning and Stuckey, 2001).
///
/// Where possible, a required equality *defines* one of its variables by the others. The definitions form an acyclic graph, through which
/// values propagate. The remaining constraints (inequalities, preferences, and equalities with only defined variables) are expressed in
/// undefined variables and stored in a sparse simplex tableau.
///
/// A change costs about as much as what depends on it, and a list of rows, each below the previous one, time proportional to its length.
/// This works best if what much depends on, such as the window's frame, is fixed first. Rows with preferences for one width that is still
/// open are solved together. Increasing lower bounds on one open length cost the square of their number.
///
/// The same calls in the same order produce the same values. A variable that the constraints leave open has an arbitrary value. A variable
/// that no constraint mentions is 0.
public struct Solver: Sendable {
  var nodes = SlotArray<Node>()
  var constraints = SlotArray<Constraint>()
  var tableau = Tableau()
  /// The variables that may have changed since they were last taken, possibly with duplicates.
  var unsettled: [Int] = []
  var ranks = RankOrder()
  var constraintCount = 0

  /// Creates a solver without variables and constraints.
  public init() {}

  /// Returns a new variable, with the value 0 as long as no constraint mentions it.
  public mutating func makeVariable() -> Variable {
    Variable(index: nodes.insert(Node(rank: ranks.next())))
  }

  /// Removes a variable. Constraints must no longer mention it.
  public mutating func remove(_ variable: Variable) {
    let node = nodes[variable.index]
    guard node.isInUse, node.definition == nil, node.dependents.isEmpty, node.residuals.isEmpty else {
      fatalError("Remove the constraints that mention a variable before the variable.")
    }
    var blank = Node(rank: node.rank)
    blank.isInUse = false
    nodes.remove(at: variable.index, leaving: blank)
  }

  /// Makes all changes of `body`, or none if it throws. If `isCertain`, `body` can't throw, and nothing is stored for a rollback.
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
