import Foundation

extension ProjectReport {
  /// The report as plain text, root causes first, with paths relative to the project's folder.
  package var text: String {
    let target = target.map { $0 == name ? "" : " (target “\($0)”)" } ?? ""
    var lines = ["\(name)\(target): \(starts ? "starts" : "does not start")"]
    let edited = files.count { !$0.edits.isEmpty }
    let asTheyAre = files.count - edited
    lines.append("  \(Self.counted(files.count, "Swift file")): \(asTheyAre) as \(asTheyAre == 1 ? "it is" : "they are"), \(edited) edited")
    add("missing modules", missingModules.map(sentence), to: &lines)
    add("missing names", missingNames.map(sentence), to: &lines)
    add("errors", errors.map(sentence), to: &lines)
    add("Interface Builder files", interfaceProblems.map(sentence), to: &lines)
    add("stand-ins", standIns.map(sentence), to: &lines)
    add("edits", edits.map(sentence), to: &lines)
    add("notes", notes, to: &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report as JSON with sorted keys, with the exit status and the sums of edits.
  package func json() throws -> String {
    struct Summary: Encodable {
      var report: ProjectReport
      var starts: Bool
      var exitStatus: Int32
      var edits: [Use]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let summary = Summary(report: self, starts: starts, exitStatus: exitStatus, edits: edits)
    return String(decoding: try encoder.encode(summary), as: UTF8.self) + "\n"
  }

  /// Adds a note about a place.
  package mutating func addNote(_ note: String, at place: Place) { notes.append("\(text(of: place)): \(note)") }

  private func add(_ title: String, _ sentences: [String], to lines: inout [String]) {
    guard !sentences.isEmpty else { return }
    lines.append("  \(title):")
    lines += sentences.map { "    " + $0 }
  }

  private func sentence(_ use: Use) -> String {
    let times = use.count == 1 ? "once" : "\(use.count) times"
    let place = use.first.map { use.count == 1 ? ", in \(text(of: $0))" : ", first in \(text(of: $0))" } ?? ""
    return "\(use.name), \(times)\(place)\(use.remark.map { ": " + $0 } ?? "")"
  }

  private func sentence(_ message: Message) -> String { (message.place.map { text(of: $0) + ": " } ?? "") + message.text }

  private func text(of place: Place) -> String {
    FilePaths.relative(place.path, to: folder) + (place.line.map { ":\($0)" } ?? "")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
