import Foundation
import Host
import Rehearsal

/// Measures the cost of a phase's frames, from the scene's turn to the pixels.
@MainActor
struct FrameBenchmark {
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  /// The times that copying a frame's bytes takes, in seconds.
  let copyTimes: [Double]

  /// The number of runs of each phase.
  private static let runs = 5
  private static let framesPerSecond = 60.0

  /// Creates a benchmark of frames of the given configuration.
  init(photos: PhotoSource, configuration: StageConfiguration) {
    self.photos = photos
    self.configuration = configuration
    let (width, height) = configuration.pixelSize
    let clock = SystemClock()
    copyTimes = FrameCopy.times(count: 50, width: width, height: height) { clock.now }
  }

  /// Measures all phases of a demo.
  func measure(_ demo: DemoDefinition) throws -> [FrameCost] {
    try demo.phases.map { phase in
      let scenario = Scenario(demo, phase: phase, photos: photos, configuration: configuration)
      let scale = configuration.scale == 1 ? "" : " at \(DecimalText.of(Double(configuration.scale)))×"
      let runs = try (0..<Self.runs).map { _ in try run(scenario) }
      return FrameCost(name: "\(demo.name) \(phase.rawValue)\(scale)", runs: runs, copy: copyTimes.min() ?? 0)
    }
  }

  /// Runs the phase on a new stage, whose picture before the phase is complete.
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
      // As a window does while it waits for the next frame.
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
