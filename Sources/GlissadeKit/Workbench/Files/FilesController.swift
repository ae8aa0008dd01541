import Foundation
import Projects
import Rehearsal
import SourceReport
import Tweaks
import UIKit
import UserCode

/// The person's own files: opens them, shows their messages, and writes tuned values into them.
@MainActor
final class FilesController {
  private let session: StageSession
  private let canvas: CanvasViewController
  /// Shows a dialog in front of the panes.
  private let present: (DialogView) -> Void
  private var fileChooser: FileChooserView?
  private var targetChooser: TargetChooserView?
  /// The confirmation before values are written into a file.
  private var valuesWriting: ValuesWritingView?

  init(_ session: StageSession, canvas: CanvasViewController, present: @escaping (DialogView) -> Void) {
    self.session = session
    self.canvas = canvas
    self.present = present
  }

  /// Shows what files report, and performs what is asked for at their messages.
  func connect() {
    session.files.onMessage = { [weak canvas] in canvas?.showToast($0) }
    session.panelMemory.tuning.onConflict = { [weak canvas] in canvas?.showToast($0) }
    canvas.codeLine.onCopy = { [unowned self] in copyMessage($0) }
    canvas.codeLine.onEdit = { [unowned self] in edit($0) }
    canvas.codeLine.onToggleList = { [unowned self] in canvas.messageList.isHidden.toggle() }
    canvas.codeLine.onRunAgain = { [unowned self] in session.shownFile?.source.runAnyway() }
    canvas.messageList.onCopy = { [unowned self] in copyMessage($0.compilerText) }
    canvas.messageList.onEdit = { [unowned self] in edit($0) }
  }

  // MARK: Opening

  func perform(_ request: SidebarViewController.Request) {
    switch request {
    case .show(let demo): session.select(demo)
    case .chooseFile: chooseFile()
    case .open(let request): open(request.paths, root: request.root, target: request.project?.target, modules: request.modules)
    case .remove(let request):
      session.files.recent.remove(request)
      session.setNeedsUpdate()
    case .close(let demo): if let file = session.files.file(of: demo) { session.files.close(file) }
    case .edit(let demo):
      guard let path = session.files.file(of: demo)?.firstFile else { return }
      edit(SourceMessage(.warning, path: path, line: 1, column: 1, text: ""))
    }
  }

  /// Opens dropped Swift files, or folders with them, and shows dropped pictures, or folders with them, as the demos' photos.
  func receive(_ paths: [String]) {
    let sources = paths.filter(SourcePaths.isSource)
    let pictures = paths.filter { !SourcePaths.isSource($0) && PhotoLibrary.lists($0) }
    if let other = paths.first(where: { !sources.contains($0) && !pictures.contains($0) }) {
      canvas.showToast("“\((other as NSString).lastPathComponent)” is neither Swift code nor a picture, nor a folder with any")
    }
    if !sources.isEmpty { open(sources) }
    guard !pictures.isEmpty else { return }
    show(PhotoLibrary(paths: pictures))
  }

  /// Shows the photos of a library once its folders have been read, without blocking the window.
  private func show(_ library: PhotoLibrary) {
    guard library.wait(seconds: 0.01) else {
      let show = UIWindowScene.bound { [weak self] in self?.show(library) }
      return library.whenListed { show() }
    }
    guard !library.isEmpty else { return canvas.showToast(library.problems.first ?? "The pictures are no longer there") }
    session.show(PhotoSource(library: library, thumbnails: ThumbnailLoader(thumbnails: session.photos.thumbnails.thumbnails)))
    let count = library.photos.count
    canvas.showToast(library.problems.first ?? "Showing \(count) \(count == 1 ? "picture" : "pictures")")
  }

  /// Opens a project or files. If a project has several apps, the person chooses.
  private func open(_ paths: [String]) {
    do throws(GlissadeError) {
      let project = try SourcePaths.projectPath(paths).map { path throws(GlissadeError) in try SourcePaths.project(at: path) }
      guard let project, project.apps.count > 1 else { return open(paths, root: nil, target: nil) }
      closeFileChooser()
      chooseTarget(project.apps, of: project.name) { [unowned self] in open(paths, root: nil, target: $0) }
    } catch {
      show(error)
    }
  }

  private func chooseTarget(_ targets: [String], of project: String, _ open: @escaping (String) -> Void) {
    targetChooser?.remove()
    let chooser = TargetChooserView(targets, of: project)
    let close = { [unowned self] in
      targetChooser?.remove()
      targetChooser = nil
    }
    chooser.onChoose = {
      close()
      open($0)
    }
    chooser.onClose = close
    targetChooser = chooser
    present(chooser)
  }

  private func show(_ error: GlissadeError) {
    if let fileChooser { fileChooser.show(problem: error.message) } else { canvas.showToast(error.message.sentence) }
  }

  private func open(_ paths: [String], root: String?, target: String?, modules: [String: String] = [:]) {
    do throws(GlissadeError) {
      session.files.open(try SourcePaths.request(paths, root: root, target: target, modules: modules))
    } catch {
      return show(error)
    }
    closeFileChooser()
  }

  /// Shows the dialog to open a file, in the folder of the shown file or of the one that was opened last.
  func chooseFile() {
    guard fileChooser == nil else { return closeFileChooser() }
    let latest = session.shownFile?.path ?? session.files.recent.requests.first?.paths.first
    let folder = latest.map { ($0 as NSString).deletingLastPathComponent } ?? FileManager.default.currentDirectoryPath
    let chooser = FileChooserView(folder: folder)
    chooser.onOpen = { [unowned self] in open($0) }
    chooser.onClose = { [unowned self] in closeFileChooser() }
    fileChooser = chooser
    present(chooser)
  }

  private func closeFileChooser() {
    guard let chooser = fileChooser else { return }
    fileChooser = nil
    chooser.remove()
  }

  // MARK: Messages

  private func copyMessage(_ text: String) {
    UIPasteboard.general.string = text
    canvas.showToast("Copied: the message")
  }

  private func edit(_ place: SourceMessage) {
    guard let path = place.path else { return }
    guard
      let command = EditorCommand(path: path, line: place.line, column: place.column, environment: ProcessInfo.processInfo.environment)
    else { return canvas.showToast("No editor was found: set the variable VISUAL to your editor") }
    do {
      try command.start()
    } catch {
      canvas.showToast("“\(command.words[0])” cannot be started: \(error.localizedDescription)")
    }
  }

  // MARK: Writing values

  /// Shows what would change in the file if the tuned values were written into it.
  func askToWriteValues() {
    guard valuesWriting == nil, let file = session.shownFile, let report = file.source.report else { return }
    do throws(SourceEditError) {
      let edits = try SourceEdit.edits(session.tweaks.changedValues, in: report)
      guard !edits.isEmpty else { return canvas.showToast("There are no tuned values to write") }
      var changes: [ValuesWritingView.Change] = []
      for edit in edits { changes.append(ValuesWritingView.Change(path: edit.path, lines: try edit.lines())) }
      let question = ValuesWritingView(changes, count: edits.reduce(0) { $0 + $1.changes.count })
      question.onWrite = { [unowned self] in
        closeValuesWriting()
        write(edits, into: file)
      }
      question.onClose = { [unowned self] in closeValuesWriting() }
      valuesWriting = question
      present(question)
    } catch {
      canvas.showToast(error.description.sentence)
    }
  }

  private func closeValuesWriting() {
    valuesWriting?.remove()
    valuesWriting = nil
  }

  private func write(_ edits: [SourceEdit], into file: OpenFile) {
    do throws(SourceEditError) {
      try session.files.write(edits, into: file, tuned: session.tweaks.changedValues)
      let count = edits.reduce(0) { $0 + $1.changes.count }
      let undo = { [weak self] in if let self { session.files.onMessage(session.files.undoWriting()) } }
      canvas.showToast("Wrote \(count) \(count == 1 ? "value" : "values") into \(file.name)", buttons: [("Undo", undo)])
    } catch {
      canvas.showToast(error.description.sentence)
    }
  }
}
