import Foundation

/// The signals that writing can raise.
enum WriteSignals {
  /// Ignores the signals for a closed pipe and for a file that has reached its size limit, once per process.
  ///
  /// They would end the program before it could clean up. Without them, writing reports an error instead.
  static let ignored: Void = {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }()
}
