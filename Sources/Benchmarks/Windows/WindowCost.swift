/// The cost of the frames of the window, in seconds.
struct WindowCost: Sendable {
  struct Run: Sendable {
    /// The time of each frame of a transition, from its start.
    let frames: [Double]
    /// The processor time of a frame, over all threads.
    let processor: Double
    /// The times from a movement of the pointer to the finished frame that shows it.
    let latencies: [Double]
    /// The number of turns in a second at rest.
    let idleTurns: Int
  }

  /// A description of the display.
  let name: String
  let runs: [Run]

  var first: Measure { measure("first frame", runs.map { $0.frames.first ?? 0 }) }
  var mean: Measure {
    measure("mean frame", runs.map { $0.frames.dropFirst().reduce(0, +) / Double(max($0.frames.count - 1, 1)) })
  }
  var worst: Measure { measure("worst frame", runs.map { $0.frames.dropFirst().max() ?? 0 }) }
  var processor: Measure { measure("processor time of a frame", runs.map(\.processor)) }
  var latency: Measure { measure("latency", runs.flatMap(\.latencies)) }
  var idleTurns: Measure { Measure(name: "\(name), turns at rest", unit: .count, samples: runs.map { Double($0.idleTurns) }) }

  var measures: [Measure] { [first, mean, worst, processor, latency, idleTurns] }

  private func measure(_ what: String, _ seconds: [Double]) -> Measure {
    Measure(name: "\(name), \(what)", unit: .milliseconds, samples: seconds.map { $0 * 1000 })
  }
}

extension WindowCost: JSONRecord {
  var fields: JSONFields {
    [
      "name": name, "firstMilliseconds": first.median, "meanMilliseconds": mean.median, "worstMilliseconds": worst.median,
      "processorMilliseconds": processor.median, "latencyMilliseconds": latency.median, "idleTurns": idleTurns.median,
    ]
  }
}
