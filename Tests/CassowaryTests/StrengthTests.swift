import Cassowary
import Testing

@Suite("Preferences")
struct StrengthTests {
  @Test("Given preferences that differ, when they are of two priorities, then the higher one holds, whichever came first")
  func higherWins() throws {
    for highFirst in [true, false] {
      var solver = Solver()
      let width = solver.makeVariable()
      for (size, priority) in highFirst ? [(100.0, 750.0), (50, 250)] : [(50, 250), (100, 750)] {
        try solver.add(width - Expression(constant: size), .equal, strength: Strength(priority: priority))
      }
      #expect(solver.value(of: width) == 100)
    }
  }

  @Test("Given one preference of 501 against a thousand of 500, then the one holds")
  func neverTraded() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<1000 { try solver.add(width - 50, .equal, strength: Strength(priority: 500)) }
    try solver.add(width - 100, .equal, strength: Strength(priority: 501))
    #expect(solver.value(of: width) == 100)
  }

  @Test("Given three equal preferences for three sizes, then the one in the middle misses least")
  func leastMissed() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    for size in [10.0, 70, 30] { try solver.add(width - Expression(constant: size), .equal, strength: Strength(priority: 500)) }
    #expect(solver.value(of: width) == 30)
  }

  @Test("Given a tie between preferences, when it is solved again, then the value is the same, and said to be ambiguous")
  func ties() throws {
    let values = try (0..<5).map { _ in
      var solver = Solver()
      let width = solver.makeVariable()
      try solver.add(width - 10, .equal, strength: Strength(priority: 500))
      try solver.add(width - 30, .equal, strength: Strength(priority: 500))
      #expect(solver.isAmbiguous(width))
      return solver.value(of: width)
    }
    #expect(Set(values).count == 1)
    #expect((10...30).contains(values[0]))
  }

  @Test("Given a required limit, when a preference wants more, then it gets as much as there is")
  func requiredFirst() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width - 500, .equal, strength: Strength(priority: 999))
    try solver.add(width - 320, .lessThanOrEqual, strength: .required)
    #expect(solver.value(of: width) == 320)
  }

  @Test("Given a label beside a button, when there is too little room, then the one that resists less gives way")
  func compression() throws {
    var solver = Solver()
    let (label, button) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(label + button - 200, .equal, strength: .required)
    for (width, size, resistance) in [(label, 180.0, 750.0), (button, 60, 751)] {
      let content = Expression(constant: size)
      try solver.add(width - content, .greaterThanOrEqual, strength: Strength(priority: resistance))
      try solver.add(width - content, .lessThanOrEqual, strength: Strength(priority: 250))
    }
    #expect(solver.value(of: label) == 140)
    #expect(solver.value(of: button) == 60)
  }

  @Test("Given two preferences, when one is made stronger than the other, then it holds, and then the other again")
  func changedStrength() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let small = try solver.add(width - 50, .equal, strength: Strength(priority: 250))
    try solver.add(width - 100, .equal, strength: Strength(priority: 500))
    try solver.setStrength(Strength(priority: 750), of: small)
    #expect(solver.value(of: width) == 50)
    try solver.setStrength(.required, of: small)
    #expect(solver.value(of: width) == 50)
    try solver.setStrength(Strength(priority: 250), of: small)
    #expect(solver.value(of: width) == 100)
  }

  @Test("Strengths are ordered by priority, and required is the highest")
  func order() {
    #expect(Strength(priority: 250) < Strength(priority: 250.5))
    #expect(Strength(priority: 999) < .required)
    #expect(Strength.required.isRequired)
    #expect(!Strength(priority: 999).isRequired)
  }
}
