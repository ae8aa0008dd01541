/// The stages of a check, with the shares of its duration that they usually have.
struct CheckStages {
  private let ends: [Double]

  /// Creates the stages of a check by their durations in any unit, with 0 for those that it doesn't have.
  init(sweep: Double, disturbances: Double, monkey: Double) {
    let whole = sweep + disturbances + monkey
    ends = [0, sweep / whole, (sweep + disturbances) / whole, 1]
  }

  /// Returns the progress of the check at a progress of its interruptions. All are in 0…1.
  func sweep(_ progress: Double) -> Double { part(0, progress) }

  /// Returns the progress of the check at a progress of its disturbances.
  func disturbances(_ progress: Double) -> Double { part(1, progress) }

  /// Returns the progress of the check at a progress of its random input.
  func monkey(_ progress: Double) -> Double { part(2, progress) }

  private func part(_ index: Int, _ progress: Double) -> Double { ends[index] + (ends[index + 1] - ends[index]) * progress }
}
