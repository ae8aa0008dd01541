import Cassowary
import Host

/// Measures the constraint solver with a list of rows, each below the last one, and with a change in it.
struct LayoutBenchmark {
  struct Row {
    /// With five constraints each.
    let rows: Int
    /// The time to add and solve all constraints, in seconds.
    let build: Double
    /// The ratio of `build` to that of the list half as long, or nil for the shortest list.
    let growth: Double?
    /// The time to change the height of the last row and solve the list again, in seconds.
    let lastHeight: Double
  }

  private static let repetitions = 5

  /// Returns one result per length. Each length is twice the previous one.
  func measure() throws(Unsatisfiable) -> [Row] {
    var measured: [Row] = []
    for rows in [250, 500, 1000, 2000] {
      var list = try ConstraintList(rows: rows)
      let build = try Self.least { _ throws(Unsatisfiable) in list = try ConstraintList(rows: rows) }
      let lastHeight = try Self.least { repetition throws(Unsatisfiable) in try list.setLastHeight(44 + Double(repetition)) }
      measured.append(Row(rows: rows, build: build, growth: measured.last.map { build / $0.build }, lastHeight: lastHeight))
    }
    return measured
  }

  /// Returns the shortest time of several runs, because other processes only add to it.
  private static func least(_ body: (Int) throws(Unsatisfiable) -> Void) throws(Unsatisfiable) -> Double {
    let clock = SystemClock()
    var least = Double.infinity
    for repetition in 1...repetitions {
      let start = clock.now
      try body(repetition)
      least = min(least, clock.now - start)
    }
    return least
  }
}
