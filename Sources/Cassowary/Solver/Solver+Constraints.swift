extension Solver {
  /// Adds the constraint that `expression` is at most, equal to, or at least zero.
  ///
  /// - Throws: `Unsatisfiable` if it is required and contradicts other required ones; the solver is then unchanged.
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

  /// Takes a constraint out. One that has been removed before is ignored.
  public mutating func remove(_ id: ConstraintID) {
    guard contains(id) else { return }
    let affected = detach(id.slot)
    constraints.remove(at: id.slot, leaving: .blank)
    // What held beside a constraint holds without it.
    for slot in affected { restore(slot) }
    finish()
  }

  /// Gives a constraint's expression another constant, and solves again only what depends on it.
  ///
  /// - Throws: `Unsatisfiable` if the constraint is required and contradicts other required ones then; the solver is then unchanged.
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

  /// Gives a constraint another strength.
  ///
  /// - Throws: `Unsatisfiable` if it becomes required and contradicts other required ones; the solver is then unchanged.
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

  /// Whether a constraint has been added and not yet removed.
  func contains(_ id: ConstraintID) -> Bool {
    id.slot < constraints.endIndex && constraints[id.slot].serial == id.serial
  }

  /// Whether a new constraint holds beside any others: a preference may be missed, and a variable that nothing mentions yet gives way.
  private func isCertain(_ constraint: Constraint) -> Bool {
    guard constraint.isRequiredEquality else { return !constraint.strength.isRequired }
    return definableTerms(of: constraint).contains { isUnmentioned($0.index) }
  }

  /// Brings the tableau to its optimum, and notes which variables that moves.
  private mutating func finish() {
    tableau.optimize()
    tableau.forgetMended()
    noteMoved()
  }

  /// Attaches a constraint that held until now and has lost a companion. That it cannot be is rounding at its worst: it then waits,
  /// missed by no more than the tolerance, until its constant or its strength changes.
  private mutating func restore(_ slot: Int) {
    do {
      try transaction { solver throws(Unsatisfiable) in try solver.attach(slot) }
    } catch {}
  }
}
