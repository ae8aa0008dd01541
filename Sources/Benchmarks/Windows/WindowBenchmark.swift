import GlissadeKit
import Host
import UIKit

/// Measures the window of the workbench during a transition, during a drag on the stage, and at rest. It draws what a display would show.
@MainActor
struct WindowBenchmark {
  /// The demo with the transition.
  let demo: DemoDefinition
  let photos: PhotoSource
  let configuration: StageConfiguration

  private static let runs = 5
  private static let drags = 20
  /// The maximum time of a measured transition, in seconds.
  private static let patience = 2.0
  private static let clock = SystemClock()

  func measure(_ setting: WindowSetting) -> WindowCost {
    WindowCost(name: setting.name, runs: (0..<Self.runs).map { _ in run(setting) })
  }

  private func run(_ setting: WindowSetting) -> WindowCost.Run {
    var configuration = configuration
    configuration.threads = setting.threads
    configuration.scale = CGFloat(setting.scale)
    let workbench = BenchmarkWindow(
      [demo], photos: photos, configuration: configuration, size: setting.size, framesPerSecond: Double(setting.framesPerSecond))
    defer { workbench.close() }
    let host = workbench.host
    let interval = 1 / Double(setting.framesPerSecond)
    host.advance(by: 1)
    host.render()
    let start = host.now

    func frame(_ body: () -> Void) -> Double {
      let begin = Self.clock.now
      body()
      host.render()
      return Self.clock.now - begin
    }
    let processorTime = SystemClock.processorTime
    var frames = [
      frame {
        workbench.session.run(.present)
        host.advance(to: start + interval)
      }
    ]
    while workbench.needsFrame, host.now - start < Self.patience {
      frames.append(frame { host.advance(to: start + Double(frames.count + 1) * interval) })
    }
    let processor = (SystemClock.processorTime - processorTime) / Double(frames.count)
    host.advance(by: 1)
    host.render()

    let middle = CGPoint(x: setting.size.width / 2, y: setting.size.height / 2)
    func pointer(_ phase: PointerInput.Phase, _ step: Int) -> InputEvent {
      .pointer(PointerInput(phase: phase, location: CGPoint(x: middle.x, y: middle.y + CGFloat(step * 4)), timestamp: host.now))
    }
    host.send(pointer(.began, 0))
    let latencies = (1...Self.drags).map { step in
      host.advance(by: interval)
      return frame { host.send(pointer(.moved, step)) }
    }
    host.send(pointer(.ended, Self.drags))
    host.advance(by: 3)
    host.render()
    return WindowCost.Run(frames: frames, processor: processor, latencies: latencies, idleTurns: workbench.turns(in: 1))
  }
}
