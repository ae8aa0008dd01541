import Foundation
import GlissadeKit
import Host
import Rehearsal

/// Measures the cost of a frame of each demo, and the speed of the animation engine and the constraint solver.
package struct BenchCommand: Command {
  package static let name = "bench"
  package static let synopsis = "[--json] [--reload FILE] [OPTION]..."
  package static let summary =
    "Measure the cost of frames (compared with copying their bytes), the animation engine, the constraint solver and the window's memory."
  package static let options: [any OptionDeclaration] = [
    json, reload, StageOptions.size, StageOptions.scale, StageOptions.photoFolder, StageOptions.threads,
  ]
  private static let json = Option.flag("json", help: "print JSON")
  private static let reload = Option<String>.text(
    "reload", "FILE", help: "measure instead how long a saved change of this Swift file takes to be seen")

  private let context: CommandContext
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  private let isJSON: Bool
  /// The path of the file whose changes are measured, or nil to measure frames.
  private let reloadedFile: String?

  package init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    try arguments.refuseOperands(after: 0)
    self.context = context
    configuration = try StageOptions.configuration(arguments)
    photos = try StageOptions.immediatePhotos(arguments, in: context)
    isJSON = arguments.has(Self.json)
    reloadedFile = arguments[Self.reload]
  }

  package func run() throws -> ExitStatus {
    try context.preparePlatform()
    if let reloadedFile {
      let report = try ReloadBenchmark(reloadedFile, tools: context.codeTools, configuration: configuration).measure()
      try context.console.write(isJSON ? try JSONText.data(report) : Data(report.text.utf8))
      return .success
    }
    // Comes first, while the process has no free memory, so that the memory of animations shows up.
    let engine = EngineBenchmark().measure()
    let visits = VisitBenchmark(demos: context.demos.demos, photos: photos, configuration: configuration).measure()
    let frames = FrameBenchmark(photos: photos, configuration: configuration)
    let demos = try context.demos.demos.flatMap { try frames.measure($0) }
    let clock = SystemClock()
    let report = BenchReport(
      demos: demos, compositor: CompositorBenchmark { clock.now }, engine: engine, layout: try LayoutBenchmark().measure(),
      viewLayout: ViewListBenchmark().measure(), visits: visits)
    try context.console.write(isJSON ? try JSONText.data(report) : Data(report.text.utf8))
    return .success
  }
}
