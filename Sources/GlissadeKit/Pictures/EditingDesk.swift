import Foundation
import Rehearsal
import SourceReport
import Tweaks
import UIKit
import UserCode

/// An editor with a Swift file, next to a workbench that runs the file's code.
@MainActor
final class EditingDesk {
  struct Change {
    /// The index of the line.
    let line: Int
    /// The columns of the old literal.
    let columns: Range<Int>
    let new: String
    fileprivate let edit: SourceEdit
  }

  private let source: EditedSource
  private let workbench: OffscreenWorkbench
  private let scene: EditingScene
  private var path: String { source.request.files[0] }
  private var lines: [String] = [] { didSet { scene.editor.content.lines = lines } }

  /// Opens files in the editor and in the workbench.
  ///
  /// - Throws: A `GlissadeError` if they can't be read or compiled.
  init(_ request: CodeRequest, configuration: StageConfiguration, photos: PhotoSource, in context: CommandContext) throws {
    let source = EditedSource(request, tools: context.codeTools)
    self.source = source
    var arrangement = WorkbenchArrangement()
    arrangement.isSidebarShown = false
    arrangement.isPanelShown = false
    workbench = OffscreenWorkbench(
      size: EditingScene.workbenchSize, arrangement: arrangement, configuration: configuration, photos: photos, in: context)
    scene = EditingScene(
      fileName: (request.files[0] as NSString).lastPathComponent, appearance: configuration.appearance, scale: configuration.scale,
      threads: configuration.threads)
    workbench.session.files.makeSource = { _ in source }
    workbench.perform { $0.files.open(request) }
    if let failure = source.failure { throw failure }
    try read()
  }

  func close() {
    workbench.close()
    scene.close()
  }

  private func read() throws {
    lines = try String(contentsOfFile: path, encoding: .utf8).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
  }

  var image: CGImage { scene.image(workbench: workbench.image()) }

  // MARK: The workbench

  /// Pauses a phase, by default the first one, at a time in seconds, by default its middle.
  func pause(_ phase: DemoPhase?, at time: TimeInterval?) {
    workbench.perform { session in
      session.playback.subject = ReplaySubject(phase ?? session.definition.phases[0])
      session.playback.scrub(to: time ?? session.playback.duration / 2)
    }
  }

  func play() { workbench.perform { $0.playback.replay() } }

  var isPlaying: Bool { workbench.session.playback.isPlaying }

  func advance(by seconds: TimeInterval) { workbench.advance(by: seconds) }

  // MARK: The editor

  /// Returns the change for an edit in the form ID=VALUE.
  ///
  /// - Throws: A `GlissadeError` if the file has no such value.
  func change(for assignment: String) throws -> Change {
    guard let report = source.report else { throw GlissadeError.internalError("the file was not loaded") }
    let store = TweakStore([TweakGroup("", report.values.map(\.tweak))])
    do { try store.apply(assignments: [assignment]) } catch { throw GlissadeError.usage(error.message) }
    let text = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let edit: SourceEdit
    do {
      edit = try SourceEdit(store.changedValues, in: report, file: 0, text: text)
    } catch {
      throw GlissadeError.usage(error.description)
    }
    guard let literal = edit.changes.first else { throw GlissadeError.usage("“\(assignment)” changes nothing in the file") }
    let before = String(decoding: text[..<literal.range.lowerBound], as: UTF8.self)
    let column = before.reversed().prefix { !$0.isNewline }.count
    return Change(line: before.count(where: \.isNewline), columns: column..<column + literal.old.count, new: literal.new, edit: edit)
  }

  func point(at change: Change) { scene.editor.content.line = change.line }

  func select(_ change: Change) {
    scene.editor.content.line = change.line
    scene.editor.content.selection = change.columns
  }

  /// Shows a part of the new literal in place of the old one.
  func type(_ text: Substring, insteadOf change: Change) {
    let old = source(of: change)
    lines[change.line] = String(old.prefix(change.columns.lowerBound)) + text + old.dropFirst(change.columns.upperBound)
    let end = change.columns.lowerBound + text.count
    scene.editor.content.selection = end..<end
    scene.isModified = true
  }

  /// Returns the line of a change as it is in the file.
  private func source(of change: Change) -> String {
    (try? change.edit.lines().first?.old) ?? lines[change.line]
  }

  /// Saves a change, and reloads the file.
  func save(_ change: Change) throws {
    _ = try SourceEdit.write([change.edit])
    try read()
    scene.isModified = false
    workbench.perform { _ in source.load() }
    if let failure = source.failure { throw failure }
  }
}
