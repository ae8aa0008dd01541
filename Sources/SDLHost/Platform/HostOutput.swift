import CHost

/// The process's standard output, to which the user's code may print.
package enum HostOutput {
  /// Writes each line as soon as it is printed, also to a pipe.
  package static func writeByLines() { host_output_by_lines() }

  /// Calls a closure, and drops everything that is printed meanwhile by code that runs only to examine it.
  package static func muted<Result>(_ body: () throws -> Result) rethrows -> Result {
    let muted = host_output_mute()
    defer { host_output_resume(muted) }
    return try body()
  }
}
