import Host
import Rehearsal
import UserCode

struct RunCommand: Command {
  static let name = "run"
  static let synopsis = "FILE.swift...|PROJECT [OPTION]..."
  static let summary =
    "Show the transition in Swift files, or the app of a project, and show what is new at the same moment whenever a file is saved."
  static let operand = WordKind.sources
  static let options: [any OptionDeclaration] =
    [
      WindowCommand.take, WindowCommand.time, StageOptions.size, StageOptions.scale, StageOptions.appearance,
      StageOptions.reduceMotion, StageOptions.reduceTransparency, StageOptions.photoFolder, StageOptions.seed, StageOptions.threads,
    ] + StageOptions.source

  static let needsDisplay = true

  private let context: CommandContext
  private let request: CodeRequest
  /// The point in a take to show first, or nil for the demo's first screen.
  private let moment: FirstMoment?
  private let photos: PhotoSource
  private let configuration: () -> StageConfiguration

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    guard !arguments.operands.isEmpty else { throw GlissadeError.usage("“run” needs a Swift file, or the folder of a project") }
    self.context = context
    request = try SourcePaths.request(arguments)
    moment = arguments[WindowCommand.take].map { .take($0, time: arguments[WindowCommand.time] ?? 0) }
    if moment == nil, arguments[WindowCommand.time] != nil { throw GlissadeError.usage("--at needs a take: add --take NAME") }
    configuration = try WindowCommand.configuration(arguments)
    photos = try StageOptions.windowPhotos(arguments, in: context)
  }

  func run() throws -> ExitStatus {
    try WorkbenchWindow.run(photos: photos, configuration: configuration, showing: { _ in .files(request, at: moment) }, in: context)
  }
}
