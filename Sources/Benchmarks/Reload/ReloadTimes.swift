/// The times of the steps from saving a file to the new pixels, in seconds.
struct ReloadTimes: Sendable {
  /// The time until the source is ported.
  var porting = 0.0
  /// The time of the compiler.
  var compiling = 0.0
  /// The time of the trial in a separate process.
  var trial = 0.0
  /// The time to load the library.
  var loading = 0.0
  /// The time to simulate the demo until the shown moment and to draw the frame.
  var frame = 0.0

  var total: Double { porting + compiling + trial + loading + frame }
}

/// The times of several edits of one kind.
struct ReloadCost: Sendable {
  let name: String
  /// Not empty.
  let edits: [ReloadTimes]

  /// In seconds.
  func median(_ time: (ReloadTimes) -> Double) -> Double { Measure.median(of: edits.map(time)) }

  /// The maximum total time, in seconds.
  var worst: Double { edits.map(\.total).max() ?? 0 }
}

extension ReloadCost: JSONRecord {
  var fields: JSONFields {
    [
      "name": name, "edits": edits.count, "medianMilliseconds": median(\.total) * 1000, "worstMilliseconds": worst * 1000,
      "portingMilliseconds": median(\.porting) * 1000, "compilingMilliseconds": median(\.compiling) * 1000,
      "trialMilliseconds": median(\.trial) * 1000, "loadingMilliseconds": median(\.loading) * 1000,
      "frameMilliseconds": median(\.frame) * 1000,
    ]
  }
}
