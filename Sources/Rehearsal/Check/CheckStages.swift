/// The stages of a check, and the fraction of the total duration that each usually takes. Progress is 0…1.
struct CheckStages {
  private let ends: [Double]

  /// Creates the stages from their durations in any unit, with 0 for each stage that the check doesn't have.
  init(sweep: Double, disturbances: Double, monkey: Double) {
    let whole = sweep + disturbances + monkey
    ends = [0, sweep / whole, (sweep + disturbances) / whole, 1]
  }

  func sweep(_ progress: Double) -> Double { part(0, progress) }

  func disturbances(_ progress: Double) -> Double { part(1, progress) }

  func monkey(_ progress: Double) -> Double { part(2, progress) }

  private func part(_ index: Int, _ progress: Double) -> Double { ends[index] + (ends[index + 1] - ends[index]) * progress }
}
