import Testing

@testable import Cassowary

@Suite("A solver that is used for long")
struct EnduranceTests {
  @Test("Given constraints that come, change and go, then no broken row is remembered that is broken no more", arguments: 0..<20)
  func nothingIsRemembered(seed: Int) {
    var system = RandomSystem(seed: 2000 + seed)
    for _ in 0..<60 {
      system.change()
      #expect(system.solver.tableau.broken.isEmpty && system.solver.tableau.improvable.isEmpty)
    }
  }
}
