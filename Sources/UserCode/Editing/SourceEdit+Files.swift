import Foundation
import Rehearsal
import SourceReport
import Tweaks

extension SourceEdit {
  /// The size in bytes above which a file isn't read.
  private static let maximumSize = 16 << 20

  /// Returns the edits that give literals new values, in the unit of the code, one for each file that changes. Throws if a file can't be
  /// read or has changed, or if a literal can't have its value.
  package static func edits(_ newValues: [Tweak.ID: TweakValue], in report: SourceReport) throws(SourceEditError) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for file in report.files.indices where report.values.contains(where: { $0.file == file && newValues[$0.id] != nil }) {
      let edit = try SourceEdit(newValues, in: report, file: file, text: contents(of: report.files[file].path))
      if !edit.changes.isEmpty { edits.append(edit) }
    }
    return edits
  }

  package func lines() throws(SourceEditError) -> [LineChange] { try lines(in: Self.contents(of: path)) }

  /// Writes the edits into their files, and returns those that undo them.
  ///
  /// Each file is replaced at once and keeps its permissions. A file that is a symbolic link remains one. If a literal of any file is no
  /// longer in its place, no file is written.
  @MainActor
  package static func write(_ edits: [SourceEdit]) throws(SourceEditError) -> [SourceEdit] {
    var texts: [[UInt8]] = []
    for edit in edits { texts.append(try edit.applied(to: contents(of: edit.path))) }
    for (edit, text) in zip(edits, texts) {
      do {
        try OutputTarget(path: edit.path).write(Data(text), console: StandardConsole())
      } catch {
        throw SourceEditError(.file, (error as? GlissadeError)?.message ?? "cannot write “\(edit.path)”: \(MessageText.words(for: error))")
      }
    }
    return edits.map(\.inverse)
  }

  private static func contents(of path: String) throws(SourceEditError) -> [UInt8] {
    do {
      return [UInt8](try InputFile.data(at: path, limit: maximumSize))
    } catch {
      throw SourceEditError(.file, "“\(path)” cannot be read: \(error.reason)")
    }
  }
}
