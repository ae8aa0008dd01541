import CoreGraphics
import Rehearsal
import Host
import Tweaks

/// Opens the window. This is the default command.
struct WindowCommand: Command {
  static let name = ""
  static let synopsis = "[OPTION]... [FOLDER | PHOTO]..."
  static let summary = "Try UIKit's view controller transitions in a window, on these photos."
  static let operand = WordKind.pictures
  static let options: [any OptionDeclaration] = [
    demo, take, time, StageOptions.size, StageOptions.scale, StageOptions.appearance, StageOptions.reduceMotion,
    StageOptions.reduceTransparency, StageOptions.photoFolder, StageOptions.threads,
  ]

  static let needsDisplay = true
  private static let demo = Option<String>.text("demo", "ID", kind: .demo, help: "the demo to show first (default: the first in the list)")
  static let take = Option<String>.text("take", "NAME|FILE", kind: .take, help: "show a take of the demo, paused")
  static let time = Option.number(
    "at", "SECONDS", in: 0...3600, help: "the time of the take to show (default: its first event)")

  private let context: CommandContext
  private let photos: PhotoSource
  private let configuration: () -> StageConfiguration
  /// The configuration with default values instead of the desktop's settings, which most desktops don't change.
  private let likelyConfiguration: StageConfiguration
  /// Returns the demo to show, or a point of its take, or nil for that of the last run.
  private let initial: (StageConfiguration) -> InitialContent?

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    let demo = try arguments[Self.demo].map(context.demos.demo)
    let take = try Self.take(arguments, of: demo, in: context)
    configuration = try Self.configuration(arguments, playing: take)
    likelyConfiguration = try StageOptions.configuration(arguments, playing: take)
    initial = { configuration in
      guard let demo, let take else { return demo.map { .demo($0) } }
      let scenario = Scenario(demo, phase: take.phase, playing: take, configuration: configuration)
      return .picture(PictureState(of: scenario, at: arguments[Self.time] ?? 0))
    }
    for operand in arguments.operands { try Self.checkOperand(operand, in: context) }
    photos = try StageOptions.windowPhotos(arguments, and: arguments.operands, in: context)
  }

  func run() throws -> ExitStatus {
    try WorkbenchWindow.run(photos: photos, configuration: configuration, likely: likelyConfiguration, showing: initial, in: context)
  }

  private static func take(
    _ arguments: ParsedArguments, of demo: DemoDefinition?, in context: CommandContext
  ) throws(GlissadeError) -> Take? {
    guard arguments[take] != nil else {
      if arguments[time] != nil { throw .usage("--at needs a take: add --take NAME") }
      return nil
    }
    guard let demo else { throw .usage("--take needs the take's demo: add --demo ID") }
    return try StageOptions.take(arguments, of: demo, in: context)
  }

  /// Returns a closure that returns the stage's configuration. It waits for the desktop's settings, which determine the appearance and the
  /// window's scale unless these are given.
  static func configuration(_ arguments: ParsedArguments, playing take: Take? = nil) throws -> () -> StageConfiguration {
    let given = try StageOptions.configuration(arguments, playing: take)
    return {
      var configuration = given
      if arguments[StageOptions.appearance] == nil, DesktopSettings.current.isDark { configuration.appearance = .dark }
      if arguments[StageOptions.scale] == nil { configuration.scale = CGFloat(DesktopSettings.current.textScale) }
      return configuration
    }
  }

  /// Throws an error if a word names no file. The message depends on whether it is a demo's name or a misspelled command.
  static func checkOperand(_ operand: String, in context: CommandContext) throws(GlissadeError) {
    guard FileKind(operand) == .nothing else { return }
    if context.demos.demos.contains(where: { $0.id == operand }) {
      throw .usage("“\(operand)” is a demo: “glissade --demo=\(operand)” opens the window with it")
    }
    let isWord = !operand.contains("/") && !operand.contains(".")
    if isWord, let command = NearestName.find(operand, among: context.commands.map { $0.name }) {
      throw .usage("there is no command “\(operand)”; did you mean “\(command)”?")
    }
    throw .noInput("there is no file or folder “\(operand)”")
  }
}
