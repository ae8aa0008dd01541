import Rehearsal
import Foundation
import Synchronization

/// The signals with which a terminal, a session or a person ends the program.
///
/// Temporary files are removed. Then the program ends by the same signal, so that its parent process sees the reason.
enum EndingSignals {
  private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The file descriptor to which the first signal is written instead, or -1 for none.
  private static let listener = Atomic<Int32>(-1)

  /// Call it once, when the program starts.
  static func install() {
    // Initializes the list, which a signal handler must not do.
    CleanupList.removeAll()
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in all {
      sigaddset(&mask, number)
      var action = sigaction()
      sigaction(number, nil, &action)
      // An ignored signal stays ignored: the program was started to outlive the terminal, as with nohup.
      if action.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { continue }
      action = sigaction()
      action.__sigaction_handler.sa_handler = { EndingSignals.handle($0) }
      sigaction(number, &action, nil)
    }
    // Some parent processes block these signals, which the program inherits.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Calls only functions that are safe in a signal handler.
  private static func handle(_ number: Int32) {
    let descriptor = listener.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 {
      // A second signal ends a program that doesn't respond to the first.
      var signal = number
      let reason = errno
      let isForwarded = write(descriptor, &signal, 4) == 4
      errno = reason
      if isForwarded { return }
    }
    CleanupList.removeAll()
    end(by: number)
  }

  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Calls `action` on the main queue for the first signal, instead of ending the program. The next signal ends it.
  @MainActor
  static func listen(_ action: @escaping @MainActor (Int32) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
    source.setEventHandler {
      // Only one signal arrives. The source retains itself until then.
      source.cancel()
      var number: Int32 = 0
      guard read(reading, &number, 4) == 4 else { return }
      MainActor.assumeIsolated { action(number) }
    }
    source.activate()
    listener.store(ends[1], ordering: .releasing)
  }
}
