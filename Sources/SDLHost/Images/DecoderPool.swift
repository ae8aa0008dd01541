import CPictures
import Foundation
import Host
import Synchronization

/// The processes that decode pictures: a launcher, and one worker for each decoding thread, which decodes one picture after another.
final class DecoderPool: Sendable {
  static let shared = DecoderPool()

  private struct State {
    /// The socket of the launcher, or -1 if it has not been started.
    var launcher: Int32 = -1
    /// The idle workers, the most recently used one last.
    var idle: [PictureWorker] = []

    mutating func startLauncher() {
      if launcher < 0 { launcher = picture_launcher_start() }
    }

    /// Forgets a launcher that has ended, and with it all of its workers.
    mutating func forgetLauncher() {
      close(launcher)
      launcher = -1
      for var worker in idle { picture_worker_forget(&worker) }
      idle = []
    }
  }

  private let state = Mutex(State())

  init() {}

  deinit {
    endIdle()
    state.withLock { if $0.launcher >= 0 { close($0.launcher) } }
  }

  /// Starts the launcher, unless it has been started. Call it while the program is small and has one thread.
  func prepare() { state.withLock { $0.startLauncher() } }

  /// Returns a worker that decodes a format, for the use of the calling thread, or nil if none can be started, with the reason in `errno`.
  /// Return it with `put` or `end`.
  ///
  /// The worker has at least the given capacity, in bytes. A new one has exactly that.
  func take(for format: PictureFormat, capacity: Int = Int(PictureMinimumCapacity)) -> PictureWorker? {
    state.withLock { state in
      let fitting = state.idle.lastIndex { $0.formats >> (format.rawValue & 31) & 1 == 1 && $0.capacity >= capacity }
      if let fitting { return state.idle.remove(at: fitting) }
      // There are no more workers than threads that have needed one at the same time.
      if var other = state.idle.first {
        state.idle.removeFirst()
        _ = picture_worker_end(state.launcher, &other)
      }
      var worker = PictureWorker()
      // A launcher that was killed is replaced once.
      for _ in 0..<2 {
        state.startLauncher()
        guard state.launcher >= 0 else { return nil }
        if picture_worker_start(state.launcher, format, capacity, &worker) { return worker }
        guard errno == EPIPE else { return nil }
        state.forgetLauncher()
      }
      return nil
    }
  }

  /// Returns the memory of the idle workers to the system, unless another thread is about to use one.
  func trim() {
    _ = state.withLockIfAvailable { state in
      for var worker in state.idle { picture_worker_trim(&worker) }
    }
  }

  /// Ends the idle workers. Others are started for the next pictures.
  func endIdle() {
    state.withLock { state in
      for var worker in state.idle { _ = picture_worker_end(state.launcher, &worker) }
      state.idle = []
    }
  }

  /// Takes back a worker that has answered.
  func put(_ worker: PictureWorker) { state.withLock { $0.idle.append(worker) } }

  /// Ends a worker that has not answered. Returns the signal that had ended the worker before, 0 if there was none, or -1 if it has ended
  /// with the launcher.
  func end(_ worker: PictureWorker) -> Int32 {
    var worker = worker
    return state.withLock { picture_worker_end($0.launcher, &worker) }
  }
}
