import Foundation
import GlissadeKit
import Host

/// Measures frames, the start, memory, layout, and the animation engine.
package struct BenchCommand: Command {
  package static let name = "bench"
  package static let synopsis = "[--all] [--json] [--against FILE] [--reload PATH | --lines NUMBER] [OPTION]..."
  package static let summary =
    "Measure the cost of frames (compared with copying their bytes), the window, starting, memory, animations, and layout."
  package static let options: [any OptionDeclaration] = [
    all, json, against, reload, lines, start, visits, fling, StageOptions.size, StageOptions.scale, StageOptions.photoFolder,
    StageOptions.threads,
  ]
  private static let all = Option.flag(
    "all", help: "measure the demos at 1, 2 and 3 pixels per point, and the window at each density, frame rate and number of threads")
  private static let json = Option.flag("json", help: "print JSON")
  private static let against = Option<String>.text(
    "against", "FILE", kind: .file(["json"]), help: "also print what became slower than in the run whose JSON is in this file")
  private static let reload = Option<String>.text(
    "reload", "PATH", kind: .file(["swift"]),
    help: "measure instead how long a saved change of this Swift file or project takes to be seen")
  private static let lines = Option.count(
    "lines", "NUMBER", in: 1...1_000_000, help: "measure instead how long a saved change takes to be seen in a project of so many lines")
  private static let start = Option.flag("start", help: "only show the window’s first pictures, and print what they take as JSON")
  private static let visits = Option.flag("visits", help: "only show each demo twice, and print the window’s memory as JSON")
  private static let fling = Option.flag(
    "fling", help: "only make the window’s first picture and scroll through the photos, and print the times and the memory as JSON")

  private let clock = SystemClock()
  private let context: CommandContext
  private let photos: PhotoSource
  private let configuration: StageConfiguration
  private let isJSON: Bool
  private let measuresAll: Bool
  private let isStartOnly: Bool
  private let isFlingOnly: Bool
  private let isVisitsOnly: Bool
  private let kept: KeptReport?
  /// The arguments for processes that measure themselves.
  private let processArguments: [String]
  /// The code with the measured changes, or nil to measure frames.
  private let reloaded: ReloadBenchmark.Subject?

  package init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    try arguments.refuseOperands(after: 0)
    self.context = context
    configuration = try StageOptions.configuration(arguments)
    isFlingOnly = arguments.has(Self.fling)
    let library = try StageOptions.photos(arguments, in: context)
    photos = isFlingOnly ? PhotoSource(library: library, thumbnails: ThumbnailLoader()) : .immediate(library)
    isJSON = arguments.has(Self.json)
    measuresAll = arguments.has(Self.all)
    isStartOnly = arguments.has(Self.start)
    isVisitsOnly = arguments.has(Self.visits)
    kept = try arguments[Self.against].map { path throws(GlissadeError) in try KeptReport.read(path) }
    processArguments = arguments[StageOptions.photoFolder].map { ["--photos", $0] } ?? []
    reloaded = arguments[Self.reload].map { .path($0) } ?? arguments[Self.lines].map { .generated(lines: $0) }
  }

  package func run() throws -> ExitStatus {
    try context.preparePlatform()
    if isStartOnly {
      let report = try StartBenchmark.show(context.demos.demos, photos: photos.library, configuration: configuration) {
        try context.console.write("\n")
      }
      try context.console.write(try JSONText.data(report))
      return .success
    }
    if isFlingOnly {
      let demos = try [context.demos.demo("photo-zoom")]
      let fling = FlingBenchmark(clock: clock, demos: demos, photos: photos, configuration: configuration)
      try context.console.write(try JSONText.data(fling.measure()))
      return .success
    }
    if isVisitsOnly {
      let visits = VisitBenchmark(demos: context.demos.demos, photos: photos.library, configuration: configuration)
      try context.console.write(try JSONText.data(visits.measure()))
      return .success
    }
    if let reloaded {
      let report = try ReloadBenchmark(reloaded, tools: context.codeTools, configuration: configuration).measure()
      try context.console.write(isJSON ? try JSONText.data(report) : Data(report.text.utf8))
      return .success
    }
    let report = try measure()
    try context.console.write(isJSON ? try JSONText.data(report) : Data(report.text.utf8))
    if let kept {
      let comparison = ReportComparison(report.measures, against: kept.measures)
      if isJSON { context.console.report(comparison.text) } else { try context.console.write(Data("\n\(comparison.text)".utf8)) }
    }
    return .success
  }

  private func measure() throws -> BenchReport {
    // First, while the process has no free memory, so that the memory of animations is measurable.
    let engine = EngineBenchmark().measure()
    let visits = try OwnProcess.report(VisitCost.self, ["bench", "--visits"] + processArguments)
    var demos: [FrameCost] = []
    var copyTimes: [Double] = []
    for scale in measuresAll ? [1, 2, 3] : [configuration.scale] {
      var scaled = configuration
      scaled.scale = scale
      let frames = FrameBenchmark(photos: photos, configuration: scaled)
      if copyTimes.isEmpty { copyTimes = frames.copyTimes }
      demos += try context.demos.demos.flatMap { try frames.measure($0) }
    }
    let windows = context.demos.demos.first.map { demo in
      let window = WindowBenchmark(demo: demo, photos: photos, configuration: configuration)
      return (measuresAll ? WindowSetting.all : WindowSetting.common).map(window.measure)
    }
    let folders = try FolderBenchmark(photos: URL(fileURLWithPath: context.assets.folder("Photos"))).measure()
    return BenchReport(
      copyTimes: copyTimes, demos: demos, windows: windows ?? [], start: try StartBenchmark().measure(processArguments),
      scale: ScaleBenchmark().measure() + folders, compositor: CompositorBenchmark { clock.now }, engine: engine,
      layout: try LayoutBenchmark().measure(), viewLayout: ViewListBenchmark().measure(), visits: visits)
  }
}
