import Foundation
import Tweaks

/// Measures what a frame of each demo costs, and how fast the animation engine is.
struct BenchCommand: Command {
  static let name = "bench"
  static let synopsis = "[--json] [OPTION]..."
  static let summary = "Measure what a frame of each demo costs, against a plain copy of its bytes."
  static let options: [any OptionDeclaration] = [
    json, StageOptions.size, StageOptions.scale, StageOptions.photoFolder, StageOptions.threads,
  ]
  private static let json = Option.flag("json", help: "as a JSON object")

  private let context: CommandContext
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  private let isJSON: Bool

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    try arguments.refuseOperands(after: 0)
    self.context = context
    configuration = try StageOptions.configuration(arguments)
    photos = PhotoSource(library: try StageOptions.photos(arguments, in: context), thumbnails: ThumbnailLoader(isImmediate: true))
    isJSON = arguments.has(Self.json)
  }

  func run() throws -> ExitStatus {
    try context.preparePlatform()
    let frames = context.demos.demos.flatMap { demo in
      let setting = { DemoSetting(tweaks: TweakStore(demo.tweaks), photos: photos) }
      return FrameBenchmark(setting: setting, configuration: configuration).measure(demo)
    }
    let report = BenchReport(frames: frames, evaluationsPerSecond: EngineBenchmark().evaluationsPerSecond())
    try context.console.write(isJSON ? try JSONText.data(report) : Data(report.table.utf8))
    return .success
  }
}
