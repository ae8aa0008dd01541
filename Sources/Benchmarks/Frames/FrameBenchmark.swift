import Host
import Rehearsal

/// Measures the cost of a phase's frames, from the scene's turn to the pixels.
@MainActor
struct FrameBenchmark {
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  /// The time that copying a frame's bytes takes, in seconds.
  private let copyTime: Double

  /// The number of runs of each phase. The cost of a frame is that of its fastest run, which other processes disturbed least.
  private static let runs = 5
  private static let framesPerSecond = 60.0

  /// Creates a benchmark of frames of the given configuration.
  init(photos: PhotoSource, configuration: StageConfiguration) {
    self.photos = photos
    self.configuration = configuration
    let (width, height) = configuration.pixelSize
    let clock = SystemClock()
    copyTime = FrameCopy.times(count: 50, width: width, height: height) { clock.now }.min() ?? 0
  }

  /// Measures all phases of a demo.
  func measure(_ demo: DemoDefinition) throws -> [FrameCost] {
    try demo.phases.map { phase in
      let scenario = Scenario(demo, phase: phase, photos: photos, configuration: configuration)
      let runs = try (0..<Self.runs).map { _ in try frameTimes(of: scenario) }
      let frames = (0..<(runs.map(\.count).min() ?? 0)).map { frame in runs.map { $0[frame] }.min() ?? 0 }
      return FrameCost(
        name: "\(demo.name) \(phase.rawValue)", mean: frames.reduce(0, +) / Double(max(frames.count, 1)), worst: frames.max() ?? 0,
        copy: copyTime)
    }
  }

  /// Returns the duration of each frame in seconds, without the first one, which fills the caches.
  private func frameTimes(of scenario: Scenario) throws -> [Double] {
    try scenario.run { run in
      run.stage.embedded.render()
      let clock = SystemClock()
      var times: [Double] = []
      while run.end == nil, !run.isOverdue {
        let begin = clock.now
        run.step(to: Double(times.count + 1) / Self.framesPerSecond)
        run.stage.embedded.render()
        times.append(clock.now - begin)
      }
      return times
    }
  }
}
