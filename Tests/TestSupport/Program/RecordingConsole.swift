import Foundation
import Rehearsal

/// Collects what a command says.
@MainActor
package final class RecordingConsole: Console {
  package private(set) var output = Data()
  package private(set) var errors: [String] = []
  package private(set) var progress: [String] = []
  package var isTerminal = false
  package var showsProgress = false
  package var text: String { String(decoding: output, as: UTF8.self) }

  package init() {}

  package func write(_ data: Data) { output += data }
  package func report(_ line: String) { errors.append(line) }
  package func showProgress(_ line: String) { progress.append(line) }
}
