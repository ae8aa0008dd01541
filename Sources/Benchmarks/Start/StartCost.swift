/// The time and the memory that the program requires at its start.
struct StartCost: Sendable {
  struct Run: Sendable {
    /// The time from the start of the process to its first picture, in seconds.
    let seconds: Double
    let report: StartBenchmark.Report
  }

  let runs: [Run]

  var time: Measure { measure("to the first picture") { $0.seconds } }
  var firstProcessor: Measure { measure("processor time to the first picture") { $0.report.first } }
  var wholeProcessor: Measure { measure("processor time until all photos are shown") { $0.report.whole } }
  var restProcessor: Measure { measure("processor time in a second at rest") { $0.report.rest } }
  var size: Measure {
    Measure(name: "start, memory (PSS)", unit: .megabytes, samples: runs.map { VisitCost.megabytes($0.report.memory) })
  }

  var measures: [Measure] { [time, firstProcessor, wholeProcessor, restProcessor, size] }

  private func measure(_ what: String, seconds: (Run) -> Double) -> Measure {
    Measure(name: "start, \(what)", unit: .milliseconds, samples: runs.map { seconds($0) * 1000 })
  }
}

extension StartCost: JSONRecord {
  var fields: JSONFields {
    [
      "firstPictureMilliseconds": time.median, "firstPictureProcessorMilliseconds": firstProcessor.median,
      "allPhotosProcessorMilliseconds": wholeProcessor.median, "restProcessorMilliseconds": restProcessor.median,
      "memoryMegabytes": size.median,
    ]
  }
}
