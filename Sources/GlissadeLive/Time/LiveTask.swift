import UIKit

/// The methods of tasks that wait, by the clock of the scene whose code created the task.
public enum LiveTask {
  /// Waits for a number of nanoseconds.
  public static func sleep(nanoseconds duration: UInt64) async throws { try await wait(Double(duration) / 1e9) }

  /// Waits for a number of nanoseconds, or until the task is cancelled.
  public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

  /// Waits for a duration.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await wait(duration.seconds) }

  /// Waits for a duration of the scene's clock. `clock` is ignored.
  public static func sleep<C: Clock>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws
  where C.Duration == Duration {
    try await wait(duration.seconds)
  }

  /// Waits on the scene's clock for the time that remains until an instant of another clock.
  public static func sleep<C: Clock>(until deadline: C.Instant, tolerance: Duration? = nil, clock: C = .continuous) async throws
  where C.Duration == Duration {
    try await wait(clock.now.duration(to: deadline).seconds)
  }

  @MainActor
  private static func wait(_ seconds: TimeInterval) async throws {
    guard let scene = SceneTask.current else { return try await Task.sleep(nanoseconds: UInt64(max(seconds, 0) * 1e9)) }
    let pause = TaskPause()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in pause.begin(continuation, for: seconds, in: scene) }
    } onCancel: {
      Task { @MainActor in pause.cancel() }
    }
  }
}

/// A wait of a task. It throws when the task is cancelled or the scene is closed.
@MainActor
private final class TaskPause {
  private var continuation: CheckedContinuation<Void, any Error>?

  func begin(_ continuation: CheckedContinuation<Void, any Error>, for seconds: TimeInterval, in scene: UIWindowScene) {
    guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
    let end = PauseEnd(self)
    self.continuation = continuation
    // A closed scene releases its work, and with it the end of the pause.
    scene.perform(after: seconds) { end.reach() }
  }

  func finish() {
    continuation?.resume()
    continuation = nil
  }

  func cancel() {
    continuation?.resume(throwing: CancellationError())
    continuation = nil
  }
}

/// The end of a pause. It cancels the pause if it is released early.
@MainActor
private final class PauseEnd {
  private let pause: TaskPause

  init(_ pause: TaskPause) { self.pause = pause }

  isolated deinit { pause.cancel() }

  func reach() { pause.finish() }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    let (seconds, attoseconds) = components
    return TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
  }
}
