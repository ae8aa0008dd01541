import Foundation
import Rehearsal
import Tweaks

/// Redirects what a person's code prints while it is checked, as it would hide the report.
struct CodePrints {
  let file: String

  /// The file is `$XDG_STATE_HOME/glissade/prints/DEMO.txt`, below `~/.local/state` if the variable isn't an absolute path.
  init(of demo: String, environment: [String: String]) {
    file = BaseFolder.state.url("glissade/prints/\(demo).txt", environment: environment).path
  }

  /// Runs a closure with its prints redirected to the file or to standard error. Returns its result, and whether the file contains
  /// anything.
  func collect<Result>(inFile: Bool, _ body: () throws -> Result) throws -> (result: Result, hasPrints: Bool) {
    guard inFile else { return (try Self.redirect(to: STDERR_FILENO, body), false) }
    let folder = (file as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Without a writable file, the prints are discarded.
    var descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    let isKept = descriptor >= 0
    if !isKept { descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC) }
    defer { close(descriptor) }
    let result = try Self.redirect(to: descriptor, body)
    let hasPrints = isKept && lseek(descriptor, 0, SEEK_END) > 0
    if isKept, !hasPrints { unlink(file) }
    return (result, hasPrints)
  }

  private static func redirect<Result>(to descriptor: Int32, _ body: () throws -> Result) rethrows -> Result {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    dup2(descriptor, STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(output, STDOUT_FILENO)
      close(output)
    }
    return try body()
  }
}
