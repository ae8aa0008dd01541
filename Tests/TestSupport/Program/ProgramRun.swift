import Foundation
import GlissadeKit
import Rehearsal

/// One run of the program.
@MainActor
package struct ProgramRun {
  package let status: ExitStatus
  package let output: Data
  package let errors: [String]

  /// The output as text. Only when asked for: in a picture each byte that isn't UTF-8 is an error, and a test keeps the call stack of each.
  package var text: String { String(decoding: output, as: UTF8.self) }

  package init(_ words: String...) { self.init(words) }

  package init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    let console = RecordingConsole()
    status = Workbench.run(words, console: console, environment: environment)
    output = console.output
    errors = console.errors
  }
}
