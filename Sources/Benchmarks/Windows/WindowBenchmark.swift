import CoreGraphics
import Foundation
import GlissadeKit
import Host
import Rehearsal
import UIKit

/// Measures the workbench's window while a transition runs, while something is dragged on the stage, and at rest. It draws what a display
/// would show.
@MainActor
struct WindowBenchmark {
  /// The demo whose transition runs.
  let demo: DemoDefinition
  let photos: PhotoSource
  let configuration: StageConfiguration

  private static let runs = 5
  private static let drags = 20
  /// The longest time for which a transition is followed, in seconds.
  private static let patience = 2.0
  private static let clock = SystemClock()

  func measure(_ setting: WindowSetting) -> WindowCost {
    WindowCost(name: setting.name, runs: (0..<Self.runs).map { _ in run(setting) })
  }

  /// Measures a new window.
  private func run(_ setting: WindowSetting) -> WindowCost.Run {
    var configuration = configuration
    configuration.threads = setting.threads
    configuration.scale = CGFloat(setting.scale)
    let workbench = MeasuredWindow(demo: demo, photos: photos, configuration: configuration, setting: setting)
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

/// The workbench's window without a display.
@MainActor
private struct MeasuredWindow {
  let session: StageSession
  let host: HeadlessHost
  private let content: WorkbenchContent

  init(demo: DemoDefinition, photos: PhotoSource, configuration: StageConfiguration, setting: WindowSetting) {
    let folder = FileManager.default.temporaryDirectory
    session = StageSession(
      demos: [demo], photos: photos, configuration: configuration, pictures: folder, takes: TakeLibrary(own: folder, shipped: []),
      panelMemory: .forgetful())
    content = WorkbenchContent(session: session, appearance: .light, threads: setting.threads)
    host = HeadlessHost(
      content: content, size: setting.size, scale: CGFloat(setting.scale), framesPerSecond: Double(setting.framesPerSecond))
  }

  /// A Boolean value that indicates whether the next frame differs from the latest one.
  var needsFrame: Bool { content.nextTurn.map { $0 <= host.now } ?? false }

  /// Returns the number of turns that the window needs in the given number of seconds.
  func turns(in seconds: TimeInterval) -> Int {
    let end = host.now + seconds
    var turns = 0
    while turns < 1000, let next = content.nextTurn, next <= end {
      host.advance(to: max(next, host.now + 1 / host.framesPerSecond))
      turns += 1
      if host.now >= end { break }
    }
    return turns
  }

  func close() {
    for stage in session.stages { stage.close() }
    content.scene.disconnect()
  }
}
