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
  func median(_ time: (ReloadTimes) -> Double) -> Double {
    let times = edits.map(time).sorted()
    let middle = times.count / 2
    return times.count.isMultiple(of: 2) ? (times[middle - 1] + times[middle]) / 2 : times[middle]
  }

  /// The maximum total time, in seconds.
  var worst: Double { edits.map(\.total).max() ?? 0 }
}

extension ReloadCost: Encodable {
  private enum CodingKeys: String, CodingKey {
    case name, edits, medianMilliseconds, worstMilliseconds, portingMilliseconds, compilingMilliseconds, trialMilliseconds,
      loadingMilliseconds, frameMilliseconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(edits.count, forKey: .edits)
    try container.encode(median(\.total) * 1000, forKey: .medianMilliseconds)
    try container.encode(worst * 1000, forKey: .worstMilliseconds)
    try container.encode(median(\.porting) * 1000, forKey: .portingMilliseconds)
    try container.encode(median(\.compiling) * 1000, forKey: .compilingMilliseconds)
    try container.encode(median(\.trial) * 1000, forKey: .trialMilliseconds)
    try container.encode(median(\.loading) * 1000, forKey: .loadingMilliseconds)
    try container.encode(median(\.frame) * 1000, forKey: .frameMilliseconds)
  }
}
