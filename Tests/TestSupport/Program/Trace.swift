import Foundation
import GlissadeKit
import Rehearsal

/// A trace read back from CSV.
@MainActor
package struct Trace {
  package let header: String
  private let table: [Row]

  package struct Row {
    package let values: [String: String]
    package subscript(column: String) -> Double { values[column].flatMap(Double.init) ?? .nan }
  }

  /// The error of a trace that there is not.
  package struct Failure: Error { package let message: String }

  package init(_ words: String...) throws {
    let run = ProgramRun(["trace"] + words)
    guard run.status == .success else { throw Failure(message: "\(run.errors)") }
    try self.init(csv: run.text)
  }

  package init(csv: String) throws {
    let lines = csv.split(separator: "\n").map(String.init)
    guard let header = lines.first else { throw Failure(message: "The trace is empty.") }
    self.header = header
    let columns = header.split(separator: ",").map(String.init)
    table = lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Row(values: Dictionary(uniqueKeysWithValues: zip(columns, cells)))
    }
  }

  /// The names of the layers of the first frame, parents first.
  package var names: [String] { table.filter { $0["time"] == 0 }.compactMap { $0.values["layer"] } }

  package func rows(of layer: String) -> [Row] { table.filter { $0.values["layer"] == layer } }
}
