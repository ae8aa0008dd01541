import Rehearsal
import Foundation
import Tweaks

/// Lists the demos with their phases and tweaks, for people or for programs.
struct ListCommand: Command {
  static let name = "list"
  static let synopsis = "[DEMO]... [--json]"
  static let summary = "List the demos, their phases and takes, and the values that can be tuned."
  static let options: [any OptionDeclaration] = [json, StageOptions.root]
  private static let json = Option.flag("json", help: "print JSON")

  private let context: CommandContext
  private let demos: [DemoDefinition]
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    demos = try context.demos(arguments) ?? context.demos.demos
    isJSON = arguments.has(Self.json)
  }

  func run() throws -> ExitStatus {
    try context.console.write(isJSON ? try json() : table)
    return .success
  }

  private func json() throws -> Data {
    try JSONText.data(demos.map { DemoDescription($0, takes: context.takes.names(demo: $0.id), presets: presets(of: $0)) })
  }

  /// Returns the person's own presets and the shipped ones, in alphabetical order.
  private func presets(of demo: DemoDefinition) -> [String] {
    Set(context.presets.names(demo: demo.id) + demo.presets.map(\.name)).sorted()
  }

  private var table: Data {
    let paragraphs = demos.map { demo in
      let phases = demo.phases.map(\.rawValue).joined(separator: ", ")
      let tweaks = demo.tweaks.flatMap(\.tweaks).map { tweak in
        (term: "  " + tweak.id, explanation: "\(tweak.meaning) \(tweak.allowedValues), \(tweak.text(for: tweak.defaultValue))")
      }
      let takes = context.takes.names(demo: demo.id)
      let played = takes.isEmpty ? "" : "; takes: " + takes.joined(separator: ", ")
      let presets = presets(of: demo)
      let tuned = presets.isEmpty ? "" : "; presets: " + presets.joined(separator: ", ")
      return "\(demo.name)   \(demo.title) (\(demo.chapter.rawValue)); \(phases)\(played)\(tuned)\n" + HelpText.table(tweaks)
    }
    return Data(paragraphs.joined(separator: "\n").utf8)
  }
}

/// A demo as described by `list --json`.
private struct DemoDescription: Encodable {
  let id: String
  let title: String
  let chapter: DemoChapter
  let phases: [DemoPhase]
  let tweaks: [Tweak]
  let takes: [String]
  let presets: [String]

  @MainActor
  init(_ demo: DemoDefinition, takes: [String], presets: [String]) {
    id = demo.name
    title = demo.title
    chapter = demo.chapter
    phases = demo.phases
    tweaks = demo.tweaks.flatMap(\.tweaks)
    self.takes = takes
    self.presets = presets
  }
}
