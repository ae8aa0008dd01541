import Components
import Foundation
import Rehearsal
import Tweaks
import UIKit
import UserCode

/// A Swift file, or several that belong together, with its demos in the workbench.
@MainActor
final class OpenFile {
  let source: any CodeSource
  /// The demos of the version on the stage, or a placeholder until there is one.
  private(set) var demos: [DemoDefinition] = []
  /// The values to tune again in the next version, because writing them into the file was undone.
  var restoredValues: [Tweak.ID: TweakValue] = [:]
  /// The moment at which the file is first shown on the stage, or nil for its first screen.
  var firstMoment: FirstMoment?
  /// The latest lines for the terminal.
  private var reported: [String] = []
  /// A Boolean value that indicates whether the file has never been on the stage.
  private(set) var isPlaceholder = true

  /// The latest text of the placeholder.
  private var statedAbsence = ""

  init(_ source: any CodeSource) {
    self.source = source
    demos = [placeholder]
    statedAbsence = absence
  }

  var request: CodeRequest { source.request }
  /// The path of the project, or of the first file.
  var path: String { request.paths[0] }
  /// The path of the file to edit: the first one.
  var firstFile: String { request.files[0] }
  /// The name in the sidebar and in messages: the project's, or the file's, such as "CardTransition.swift".
  var name: String { request.displayName }

  /// The demo that represents the file until its code can be shown.
  private var placeholder: DemoDefinition {
    let name = SourceName(request, path: firstFile, root: nil)
    return DemoDefinition(
      id: name.id, takeID: name.takeID, name: name.text, title: name.title, chapter: .files, phases: [.present], tweaks: [],
      origin: request,
      source: ObjectIdentifier(self),
      makeScreens: { [weak self] _ in EmptyScreens(self?.absence ?? "") })
  }

  private var absence: String {
    switch source.status.problem?.kind {
    case .crash: "\(name) compiled, and stopped when it ran. It appears here as soon as it runs."
    case .hang: "\(name) compiled, and doesn't return. It appears here as soon as it does."
    default: "\(name) appears here as soon as it compiles."
    }
  }

  /// Returns whether the text of the placeholder has changed.
  func noteStatus() -> Bool {
    guard isPlaceholder, absence != statedAbsence else { return false }
    statedAbsence = absence
    return true
  }

  /// Returns lines for the terminal about a change: errors and warnings as a compiler prints them, or that a version is shown.
  func report(_ change: CodeChange) -> [String] {
    let status = source.status
    guard status.activity == .idle, change != .build else { return [] }
    let messages = status.messages.map(\.compilerText)
    let problem = status.problem.map { problem in
      let lines = problem.lines.map(\.compilerText).filter { !messages.contains($0) }
      return messages + lines + (messages.isEmpty && lines.isEmpty || problem.kind != .code ? ["\(path): error: \(problem.text)"] : [])
    }
    let new = problem ?? (change == .status ? messages : messages + ["\(name): the newest version is on the stage"])
    guard new != reported || change != .status else { return [] }
    reported = new
    return new
  }

  /// Runs the code with tuned values.
  func use(_ values: [Tweak.ID: TweakValue]) { if !isPlaceholder { source.use(values) } }

  /// Returns a take with the first of the demos that has it.
  ///
  /// - Throws: The first demo's error, if none has such a take.
  func take(_ name: String, in takes: TakeLibrary) throws(TweakError) -> (demo: DemoDefinition, take: Take) {
    for demo in demos { if let take = try? takes.load(name, demo: demo.takeID) { return (demo, take) } }
    return (demos[0], try takes.load(name, demo: demos[0].takeID))
  }

  /// Takes over the demos of the version on the stage, if there is one.
  func update() {
    guard !source.demos.isEmpty else { return }
    demos = source.demos
    isPlaceholder = false
  }
}

extension CodeRequest {
  /// The project's name, or the file's, such as "CardTransition.swift".
  var displayName: String { projectName ?? ((files.first ?? "") as NSString).lastPathComponent }
}

/// The placeholder's only screen.
private final class EmptyScreens: DemoScreens {
  let phases: [DemoPhase] = [.present]
  let rootViewController = UIViewController()

  init(_ text: String) {
    let view: UIView = rootViewController.view
    view.backgroundColor = .systemBackground
    let label = UILabel(.systemFont(ofSize: 15), .secondaryLabel, text: text, lines: 0, alignment: .center)
    label.frame = view.bounds.insetBy(dx: 40, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  func run(_ phase: DemoPhase) {}
}
