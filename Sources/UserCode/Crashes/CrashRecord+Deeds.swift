import Foundation

// Ways in which code stopped other than a crash or a hang, in words: the rest of a sentence whose subject is a version of the code.
extension CrashRecord {
  /// A description of code that ended the program, closed its files, or needed too much memory, or nil for any other.
  var deed: String? {
    if let exitStatus {
      return "called exit(\(exitStatus)), which ends the whole program: remove the call"
    }
    if hasClosedFiles {
      return "closed a file descriptor twice, or one that isn't its own, and with it the connection to the display: close each once"
    }
    guard let memoryLimit else { return nil }
    let size = MemoryLimit.text(memoryLimit)
    return "needed more than \(size) of memory and was stopped: release what it no longer needs, or allow it more by "
      + "\(MemoryLimit.variable), in megabytes"
  }

  /// A description of code that waits on the main thread for the main queue.
  static let deadlock =
    "waits for itself: “sync” on the main thread for a queue that this thread is serving, as DispatchQueue.main, never ends; call the code "
    + "directly, or use “async”"

  /// The function of Dispatch that stops such code.
  static let deadlockFunction = "__DISPATCH_WAIT_FOR_QUEUE__"
}
