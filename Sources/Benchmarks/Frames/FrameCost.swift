/// The cost of the frames of a phase, in seconds.
struct FrameCost: Sendable {
  /// In seconds.
  struct Run: Sendable {
    /// The time from the call that starts the phase to its first picture.
    let first: Double
    /// The time after the first picture to prepare the next frames.
    let preparation: Double
    /// The time of each frame after the first one.
    let frames: [Double]

    var mean: Double { frames.reduce(0, +) / Double(max(frames.count, 1)) }
    var worst: Double { frames.max() ?? 0 }
  }

  /// The demo and the phase, and the scale unless it is 1.
  let name: String
  let runs: [Run]
  /// The time of a plain copy of the same number of bytes.
  let copy: Double

  /// The time of each frame in its fastest run, which other processes disturbed least.
  private var frames: [Double] {
    (0..<(runs.map(\.frames.count).min() ?? 0)).map { frame in runs.map { $0.frames[frame] }.min() ?? 0 }
  }

  private var average: Run { Run(first: 0, preparation: 0, frames: frames) }

  /// The time until the first picture.
  var first: Double { measure("first frame", \.first).median / 1000 }
  /// The time after the first picture to prepare the next frames.
  var preparation: Double { measure("preparation", \.preparation).median / 1000 }
  /// The mean time of the frames after the first one.
  var mean: Double { average.mean }
  /// The time of the slowest frame after the first one.
  var worst: Double { average.worst }
  /// The cost of a mean frame, in copies of the frame.
  var copies: Double { copy > 0 ? mean / copy : 0 }

  /// The measurements of all runs, for comparisons.
  var measures: [Measure] {
    [
      measure("first frame", \.first), measure("preparation", \.preparation), measure("mean frame", \.mean),
      measure("worst frame", \.worst),
    ]
  }

  private func measure(_ what: String, _ value: (Run) -> Double) -> Measure {
    Measure(name: "\(name), \(what)", unit: .milliseconds, samples: runs.map { value($0) * 1000 })
  }
}

extension FrameCost: JSONRecord {
  var fields: JSONFields {
    [
      "name": name, "firstMilliseconds": first * 1000, "preparationMilliseconds": preparation * 1000, "meanMilliseconds": mean * 1000,
      "worstMilliseconds": worst * 1000, "copyMilliseconds": copy * 1000, "ratioToCopy": copies,
    ]
  }
}
