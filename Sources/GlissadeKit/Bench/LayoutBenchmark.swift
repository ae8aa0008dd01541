import Cassowary
import SDLHost

/// What the constraint solver needs for a list of rows, each below the last one, and for a change in it.
struct LayoutBenchmark {
  /// What a list of one length costs.
  struct Row {
    /// How many rows of five constraints the list has.
    let rows: Int
    /// Seconds to add all constraints and work out all values.
    let build: Double
    /// `build` divided by that of the list half as long; nil for the shortest.
    let growth: Double?
    /// Seconds to give the last row another height and work out what that moves.
    let lastHeight: Double
  }

  private static let repetitions = 5

  /// One measurement for each length, every length twice the one before.
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

  /// The least time of several runs: whatever else the machine does only ever adds to it.
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
