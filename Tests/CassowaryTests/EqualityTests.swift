import Cassowary
import Testing

@Suite("Required equalities")
struct EqualityTests {
  @Test("Given one equation, when it is solved, then its variable has the value that it says")
  func oneEquation() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(2 * width - 88, .equal, strength: .required)
    #expect(solver.value(of: width) == 44)
  }

  @Test("Given equations in any order, when values are read, then they follow from each other")
  func chainInReverse() throws {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(right - left - width, .equal, strength: .required)
    try solver.add(right - 300, .equal, strength: .required)
    try solver.add(left - 20, .equal, strength: .required)
    #expect(solver.value(of: width) == 280)
    #expect(solver.takeChangedVariables() == [left, width, right])
    #expect(solver.value(of: width) == 280)
    #expect(solver.takeChangedVariables().isEmpty)
  }

  @Test("Given an equation said twice, when one of the two is removed, then the other still holds")
  func redundant() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(x - 5, .equal, strength: .required)
    let second = try solver.add(2 * x - 10, .equal, strength: .required)
    solver.remove(first)
    #expect(solver.value(of: x) == 5)
    #expect(!solver.isAmbiguous(x))
    solver.remove(second)
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
  }

  @Test("Given variables that no constraint mentions, then they are 0 and ambiguous")
  func untouched() {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
    #expect(solver.takeChangedVariables().isEmpty)
  }
}
