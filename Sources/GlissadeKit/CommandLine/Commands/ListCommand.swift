import Foundation
import Projects
import Rehearsal
import Tweaks

struct ListCommand: Command {
  static let name = "list"
  static let synopsis = "[DEMO]... [--json | --only=KIND]"
  static let summary = "List the demos, their phases and takes, and the values that can be tuned."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] = [json, only] + StageOptions.source
  private static let json = Option.flag("json", help: "print JSON")
  private static let only = Option<ListedNames>.choice("only", help: "print only these names, one in a line, as for scripts")

  private let context: CommandContext
  private let demos: [DemoDefinition]
  private let isJSON: Bool
  private let only: ListedNames?
  /// The report about the project that is listed, or nil.
  private let report: ProjectReport?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    isJSON = arguments.has(Self.json)
    only = arguments[Self.only]
    if isJSON, only != nil { throw GlissadeError.usage("--json and --only exclude each other") }
    if !isJSON, only == nil, let project = try context.project(arguments) {
      (report, demos) = (project.report, project.demos)
    } else {
      report = nil
      demos = try context.demos(arguments) ?? context.demos.demos
    }
  }

  func run() throws -> ExitStatus {
    if let only {
      try context.console.write(names(only).map { $0 + "\n" }.joined())
    } else {
      try context.console.write(isJSON ? try json() : table)
    }
    if let report, !report.starts { return .demoError }
    return .success
  }

  /// Returns the names of a kind, without duplicates.
  private func names(_ kind: ListedNames) -> [String] {
    var seen: Set<String> = []
    let names = demos.flatMap { demo in
      switch kind {
      case .demos: [demo.name]
      case .takes: context.takes.names(demo: demo.takeID)
      case .presets: presets(of: demo)
      case .values: demo.tweaks.flatMap(\.tweaks).map(\.id)
      }
    }
    return names.filter { seen.insert($0).inserted }
  }

  private func json() throws -> Data {
    try JSONText.data(demos.map { DemoDescription($0, takes: context.takes.names(demo: $0.takeID), presets: presets(of: $0)) })
  }

  /// The person's own presets and the shipped ones, in alphabetical order.
  private func presets(of demo: DemoDefinition) -> [String] {
    Set(context.presets.names(demo: demo.id) + demo.presets.map(\.name)).sorted()
  }

  private var table: Data {
    let paragraphs = demos.map { demo in
      let phases = demo.phases.map(\.rawValue).joined(separator: ", ")
      let tweaks = demo.tweaks.flatMap(\.tweaks).map { tweak in
        (term: "  " + tweak.id, explanation: "\(tweak.meaning) \(tweak.allowedValues), \(tweak.text(for: tweak.defaultValue))")
      }
      let takes = context.takes.names(demo: demo.takeID)
      let played = takes.isEmpty ? "" : "; takes: " + takes.joined(separator: ", ")
      let presets = presets(of: demo)
      let tuned = presets.isEmpty ? "" : "; presets: " + presets.joined(separator: ", ")
      // Takes of a file refer to it by this id.
      let id = demo.chapter == .files ? "; id for takes: \(demo.takeID)" : ""
      return "\(demo.name)   \(demo.title) (\(demo.chapter.rawValue)); \(phases)\(id)\(played)\(tuned)\n" + HelpText.table(tweaks)
    }
    return Data(((report.map { [$0.text] } ?? []) + paragraphs).joined(separator: "\n").utf8)
  }
}

enum ListedNames: String, CaseIterable, Sendable {
  case demos
  case takes
  case presets
  case values
}

private struct DemoDescription: Encodable {
  let id: String
  let takeID: String
  let title: String
  let chapter: DemoChapter
  let phases: [DemoPhase]
  let tweaks: [Tweak]
  let takes: [String]
  let presets: [String]

  @MainActor
  init(_ demo: DemoDefinition, takes: [String], presets: [String]) {
    id = demo.name
    takeID = demo.takeID
    title = demo.title
    chapter = demo.chapter
    phases = demo.phases
    tweaks = demo.tweaks.flatMap(\.tweaks)
    self.takes = takes
    self.presets = presets
  }
}
