import Foundation
import Synchronization

/// The signals by which a terminal, a session or a person ends the program: interrupt, terminate, hang up, quit.
///
/// What is left behind is removed, and then the program ends by the same signal, so that whoever started it sees why.
enum EndingSignals {
  private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Where the first signal is to be told instead; -1 for nowhere.
  private static let listener = Atomic<Int32>(-1)

  /// To be called once, when the program starts.
  static func install() {
    // Made now: a handler may not.
    Leftovers.removeAll()
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in all {
      sigaddset(&mask, number)
      var action = sigaction()
      sigaction(number, nil, &action)
      // Who has started the program so that it outlives the terminal (nohup) wants just that.
      if action.__sigaction_handler.sa_handler.map({ unsafeBitCast($0, to: Int.self) }) == 1 { continue }
      action = sigaction()
      action.__sigaction_handler.sa_handler = { EndingSignals.handle($0) }
      sigaction(number, &action, nil)
    }
    // Threads of some parents have them blocked, which a program inherits.
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Runs in the middle of whatever was going on, so it only makes calls that are safe there.
  private static func handle(_ number: Int32) {
    let descriptor = listener.exchange(-1, ordering: .acquiringAndReleasing)
    if descriptor >= 0 {
      // A second signal is for a program that does not answer the first.
      var told = number
      let reason = errno
      let isTold = write(descriptor, &told, 4) == 4
      errno = reason
      if isTold { return }
    }
    Leftovers.removeAll()
    end(by: number)
  }

  /// Ends the program as the signal does by itself.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Calls `action` on the main queue with the first signal that comes, instead of ending the program. The next one ends it.
  @MainActor
  static func listen(_ action: @escaping @MainActor (Int32) -> Void) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let reading = ends[0]
    let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
    source.setEventHandler {
      // One signal is all that comes. The source keeps itself until then.
      source.cancel()
      var number: Int32 = 0
      guard read(reading, &number, 4) == 4 else { return }
      MainActor.assumeIsolated { action(number) }
    }
    source.activate()
    listener.store(ends[1], ordering: .releasing)
  }
}
