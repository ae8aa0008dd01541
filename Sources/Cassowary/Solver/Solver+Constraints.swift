extension Solver {
  /// Adds the constraint that `expression` is at most, equal to, or at least zero.
  ///
  /// Throws if the constraint is required and contradicts other required ones. The solver is then unchanged.
  @discardableResult
  public mutating func add(_ expression: Expression, _ relation: Relation, strength: Strength) throws(Unsatisfiable) -> ConstraintID {
    constraintCount += 1
    let constraint = Constraint(
      serial: constraintCount, terms: Constraint.normalized(expression.terms), constant: expression.constant, relation: relation,
      strength: strength)
    return try transaction(isCertain: isCertain(constraint)) { solver throws(Unsatisfiable) in
      let slot = solver.constraints.insert(constraint)
      try solver.attach(slot)
      solver.finish()
      return ConstraintID(slot: slot, serial: constraint.serial)
    }
  }

  /// Removes a constraint. Does nothing if it has already been removed.
  public mutating func remove(_ id: ConstraintID) {
    guard contains(id) else { return }
    let affected = detach(id.slot)
    constraints.remove(at: id.slot, leaving: .blank)
    // Constraints that held together with the removed one also hold without it.
    for slot in affected { restore(slot) }
    finish()
  }

  /// Changes the constant of an expression, and solves only what depends on it.
  ///
  /// Throws if the constraint is required and then contradicts other required ones. The solver is then unchanged.
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(Unsatisfiable) {
    guard contains(id), constraints[id.slot].constant != constant else { return }
    try transaction { solver throws(Unsatisfiable) in
      solver.constraints[id.slot].constant = constant
      switch solver.constraints[id.slot].state {
      case .definition(let variable):
        let divisor = solver.nodes[variable].definition?.divisor ?? 1
        solver.nodes[variable].definition?.constant = -constant / divisor
        for slot in solver.invalidate(variable, .offset) { solver.updateConstant(slot) }
      case .residual:
        solver.updateConstant(id.slot)
      case .idle:
        try solver.attach(id.slot)
      }
      do throws(Contradiction) { try solver.tableau.repair() } catch { throw solver.explain(error) }
      solver.finish()
    }
  }

  /// Changes the strength of a constraint.
  ///
  /// Throws if the constraint becomes required and contradicts other required ones. The solver is then unchanged.
  public mutating func setStrength(_ strength: Strength, of id: ConstraintID) throws(Unsatisfiable) {
    guard contains(id), constraints[id.slot].strength != strength else { return }
    guard !constraints[id.slot].strength.isRequired else {
      let affected = detach(id.slot)
      constraints[id.slot].strength = strength
      for slot in affected + [id.slot] { restore(slot) }
      finish()
      return
    }
    try transaction { solver throws(Unsatisfiable) in
      if case .residual(var row) = solver.constraints[id.slot].state, !strength.isRequired {
        solver.tableau.weigh(row, times: -1)
        row.strength = strength
        solver.tableau.weigh(row, times: 1)
        solver.constraints[id.slot].strength = strength
        solver.constraints[id.slot].state = .residual(row)
      } else {
        _ = solver.detach(id.slot)
        solver.constraints[id.slot].strength = strength
        try solver.attach(id.slot)
      }
      solver.finish()
    }
  }

  /// Returns whether a constraint has been added and not removed.
  func contains(_ id: ConstraintID) -> Bool {
    id.slot < constraints.endIndex && constraints[id.slot].serial == id.serial
  }

  /// Returns whether a new constraint can't contradict others: a preference, which may be violated, or a constraint with an unmentioned
  /// variable, which can have any value.
  private func isCertain(_ constraint: Constraint) -> Bool {
    guard constraint.isRequiredEquality else { return !constraint.strength.isRequired }
    return definableTerms(of: constraint).contains { isUnmentioned($0.index) }
  }

  /// Optimizes the tableau, and records the variables that this changes.
  private mutating func finish() {
    tableau.optimize()
    tableau.forgetRepaired()
    noteMoved()
  }

  /// Attaches a constraint again after the removal of another one.
  ///
  /// This can fail only because of extreme rounding. The constraint is then idle, and violated by at most the tolerance, until its constant
  /// or strength changes.
  private mutating func restore(_ slot: Int) {
    do {
      try transaction { solver throws(Unsatisfiable) in try solver.attach(slot) }
    } catch {}
  }
}
