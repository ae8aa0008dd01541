import Foundation
import GlissadeKit
import Rehearsal

/// One run of the program.
@MainActor
package struct ProgramRun {
  package let status: ExitStatus
  package let text: String
  package let output: Data
  package let errors: [String]

  package init(_ words: String...) { self.init(words) }

  package init(_ words: [String], environment: [String: String] = ProcessInfo.processInfo.environment) {
    let console = RecordingConsole()
    status = Workbench.run(words, console: console, environment: environment)
    text = console.text
    output = console.output
    errors = console.errors
  }
}
