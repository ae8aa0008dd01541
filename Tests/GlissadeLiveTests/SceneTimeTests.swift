import Foundation
import Testing
import UIKit
import UITestSupport

@testable import GlissadeLive

@Suite("The time of a user's code") @MainActor
struct SceneTimeTests {
  private let stage = LiveScene()

  @Test("The date is the same each time that a scene is run, and follows its clock")
  func date() {
    let first = stage.perform { LiveTime.now }
    stage.scene.speed = 0.5
    stage.advance(by: 2)
    let second = stage.perform { LiveTime.now }
    #expect(abs(second.timeIntervalSince(first) - 1) < 1e-6)
    let other = LiveScene()
    #expect(abs(other.perform { LiveTime.now }.timeIntervalSince(first)) < 1e-6)
  }

  @Test("A timer calls once, or again and again on the scene's clock, until it is invalid")
  func timer() {
    var ticks: [Double] = []
    let timer = stage.perform {
      SceneTimer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in ticks.append(-1) }
      return SceneTimer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [stage] _ in ticks.append(stage.scene.time) }
    }
    stage.advance(by: 0.65)
    #expect(ticks.count == 4 && ticks.first == -1)
    for (tick, expected) in zip(ticks.dropFirst(), [0.2, 0.4, 0.6]) { #expect(abs(tick - expected) < 0.011) }
    #expect(!stage.scene.hasFinitePendingWork)
    timer.invalidate()
    stage.advance(by: 1)
    #expect(ticks.count == 4 && !timer.isValid)
  }

  @Test("A paused scene's timers wait")
  func pause() {
    var count = 0
    stage.perform { _ = SceneTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in count += 1 } }
    stage.scene.isPaused = true
    stage.advance(by: 1)
    #expect(count == 0)
  }

  @Test("A timer sends its selector with itself; one that was made by hand starts when it is added to a run loop")
  func selector() {
    stage.perform {
      let timer = SceneTimer(timeInterval: 0.1, target: stage.controller, selector: "tick:", userInfo: 7, repeats: true)
      timer.fire()
      RunLoop.main.add(timer, forMode: .common)
    }
    stage.advance(by: 0.25)
    #expect(stage.controller.calls == ["tick 7", "tick 7", "tick 7"])
  }

  @Test("A closed scene's timers end, and release their targets")
  func closedScene() {
    final class Witness {}
    weak var gone: Witness?
    var count = 0
    do {
      let witness = Witness()
      gone = witness
      stage.perform {
        _ = SceneTimer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
          _ = witness
          count += 1
        }
      }
    }
    stage.scene.disconnect()
    #expect(gone == nil && count == 0)
  }

  @Test("Work is done by the scene's clock, and not at all if it was cancelled before")
  func workItems() {
    var done: [String] = []
    let kept = SceneWorkItem { done.append("kept") }
    let dropped = SceneWorkItem { done.append("dropped") }
    stage.perform {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: dropped)
      DispatchQueue.main.async(execute: SceneWorkItem { done.append("soon") })
    }
    stage.advance(by: 0.2)
    #expect(done == ["soon"])
    dropped.cancel()
    stage.advance(by: 0.2)
    #expect(done == ["soon", "kept"])
    #expect(dropped.isCancelled && !kept.isCancelled)
    kept.perform()
    #expect(done == ["soon", "kept", "kept"])
  }

  @Test("What a task defers, and the values that it reads, are those of the scene whose code created it")
  func deferredByTask() async {
    var values: [Double] = []
    let code = LiveCode()
    stage.perform {
      LiveValues([2], of: code).install()
      _ = Task { @MainActor in
        try await LiveTask.sleep(nanoseconds: 100_000_000)
        values.append(code.number(0, 1.0))
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { MainActor.assumeIsolated { values.append(code.number(0, 1.0)) } }
      }
    }
    await stage.settleTasks()
    stage.advance(by: 0.15)
    await stage.settleTasks()
    #expect(values == [2])
    stage.advance(by: 0.3)
    #expect(values == [2, 2])
  }

  @Test("A task waits on the clock of the scene whose code created it")
  func sleeping() async {
    var steps: [String] = []
    stage.perform {
      _ = Task { @MainActor in
        steps.append("begin")
        try await LiveTask.sleep(nanoseconds: 500_000_000)
        steps.append("half")
        try await LiveTask.sleep(for: .seconds(0.5))
        steps.append("end")
      }
    }
    await stage.settleTasks()
    stage.advance(by: 0.4)
    await stage.settleTasks()
    #expect(steps == ["begin"])
    stage.advance(by: 0.2)
    await stage.settleTasks()
    #expect(steps == ["begin", "half"])
    stage.advance(by: 0.6)
    await stage.settleTasks()
    #expect(steps == ["begin", "half", "end"])
  }

  @Test("A task that is cancelled, or whose scene is closed, stops waiting with an error")
  func cancellation() async {
    var ends: [String] = []
    let (first, second) = stage.perform {
      let wait: @MainActor (String) async -> Void = { name in
        do { try await LiveTask.sleep(for: .seconds(5)) } catch { ends.append("\(name) \(error is CancellationError)") }
      }
      return (Task { @MainActor in await wait("cancelled") }, Task { @MainActor in await wait("closed") })
    }
    await stage.settleTasks()
    first.cancel()
    await first.value
    stage.scene.disconnect()
    await second.value
    #expect(ends == ["cancelled true", "closed true"])
  }

  @Test("An observer that calls a block ends with the scene")
  func blocks() {
    let name = NSNotification.Name("SceneTimeTests")
    let counter = Counter()
    let token = stage.perform {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in counter.count += 1 }
    }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(counter.count == 1)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: name, object: nil)
    stage.perform { _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in counter.count += 1 } }
    stage.scene.disconnect()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(counter.count == 1)
  }
}

/// A number that blocks of observers count up, on the main thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}
