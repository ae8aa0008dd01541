import Foundation
import Host
import Rehearsal

/// Measures the frames of a phase, from the scene's turn to the pixels.
@MainActor
struct FrameBenchmark {
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  /// The times to copy the bytes of a frame, in seconds.
  let copyTimes: [Double]

  /// The number of runs of each phase.
  private static let runs = 5
  private static let framesPerSecond = 60.0

  init(photos: PhotoSource, configuration: StageConfiguration) {
    self.photos = photos
    self.configuration = configuration
    let (width, height) = configuration.pixelSize
    let clock = SystemClock()
    copyTimes = FrameCopy.times(count: 50, width: width, height: height) { clock.now }
  }

  func measure(_ demo: DemoDefinition) throws -> [FrameCost] {
    try demo.phases.map { phase in
      let scenario = Scenario(demo, phase: phase, photos: photos, configuration: configuration)
      let scale = configuration.scale == 1 ? "" : " at \(DecimalText.of(Double(configuration.scale)))×"
      let runs = try (0..<Self.runs).map { _ in try run(scenario) }
      return FrameCost(name: "\(demo.name) \(phase.rawValue)\(scale)", runs: runs, copy: copyTimes.min() ?? 0)
    }
  }

  /// Runs the phase on a new stage. The picture before it is complete.
  private func run(_ scenario: Scenario) throws -> FrameCost.Run {
    let clock = SystemClock()
    var begin = 0.0
    let start: (Stage) -> Void = { stage in
      stage.embedded.render()
      begin = clock.now
    }
    return try scenario.run(beforePhase: start) { run in
      run.stage.embedded.render()
      let first = clock.now - begin
      // As in a window that waits for the next frame.
      begin = clock.now
      run.stage.embedded.prepareTransition(interval: 1 / Self.framesPerSecond)
      let preparation = clock.now - begin
      var times: [Double] = []
      while run.end == nil, !run.isOverdue {
        begin = clock.now
        run.step(to: Double(times.count + 1) / Self.framesPerSecond)
        run.stage.embedded.render()
        times.append(clock.now - begin)
      }
      return FrameCost.Run(first: first, preparation: preparation, frames: times)
    }
  }
}
