import Foundation
import Host
import Rehearsal
import SDLHost
import Tweaks
import UIKit

@MainActor
package enum StageOptions {
  package static let size = Option<CGSize>(
    "size", "WxH", help: "the screen in points, such as 375x667 (default: the take's, otherwise 390x844)"
  ) { text throws(ValueRefusal) in
    guard let size = SizeText.size(text) else { throw ValueRefusal(SizeText.expectation) }
    return size
  }
  package static let scale = Option.number("scale", "N", in: 0.25...8, help: "pixels per point (default: 1)")
  static let appearance = Option<Appearance>.choice("appearance", help: "the appearance (default: light; in the window, the desktop's)")
  package static let photoFolder = Option<String>.text(
    "photos", "FOLDER", kind: .folder, help: "the photos to show instead of the shipped ones")
  package static let threads = Option.count("threads", "N", in: 1...256, help: "number of rendering threads (default: one per core)")
  static let assignments = Option<String>.text(
    "set", "ID=VALUE", kind: .assignment, help: "tune a value, as “glissade list” names it; may be given more than once")
  static let root = Option<String>.text(
    "root", "TYPE", help: "the type, or the title of the preview, to show of a Swift file (default: the first that is found)")
  static let target = Option<String>.text("target", "NAME", help: "the target of a project to build (default: its app)")
  static let modules = Option<(name: String, folder: String)>(
    "with", "MODULE=FOLDER", kind: .folder, help: "the sources of a module that the code imports; may be given more than once"
  ) { text throws(ValueRefusal) in
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw ValueRefusal("the name of a module and its folder, such as SnapKit=../SnapKit") }
    return (parts[0], parts[1])
  }
  /// The options that say what of a project, or of Swift files, is opened.
  static let source: [any OptionDeclaration] = [root, target, modules]
  static let preset = Option<String>.text(
    "preset", "NAME|FILE", kind: .preset, help: "use a saved preset, before applying --set")
  static let phase = Option<DemoPhase>.choice("phase", help: "the phase (default: the take's, otherwise present)")
  static let take = Option<String>.text(
    "take", "NAME|FILE", kind: .take, help: "replay a take instead of starting the phase; times count from its first event")
  static let seed = Option.count(
    "seed", "N", in: 0...1_000_000_000,
    help: "seed of random numbers: those that the code of a Swift file draws, and the random input of “check”; equal seeds give equal "
      + "results (default: \(StageConfiguration.standardSeed))")
  static let reduceMotion = Option.flag("reduce-motion", help: "use cross-fades instead of motion")
  static let reduceTransparency = Option.flag("reduce-transparency", help: "use plain colors instead of blurs and glass")

  /// The output of commands that write text.
  static let output = Option<String>.text(
    "output", short: "o", "OUT", kind: .file(), help: "the file to write, or - for standard output (default: -)")

  /// The options of commands that show one phase of one demo.
  static let all: [any OptionDeclaration] =
    [
      phase, take, preset, assignments, size, scale, appearance, reduceMotion, reduceTransparency, photoFolder, seed, threads,
    ] + source

  /// Returns the configuration of the stage. The default size is that of `take`, and `defaultScale` is in pixels per point.
  package static func configuration(
    _ arguments: ParsedArguments, playing take: Take? = nil, defaultScale: CGFloat = 1
  ) throws(GlissadeError) -> StageConfiguration {
    var configuration = StageConfiguration()
    configuration.scale = defaultScale
    if let size = arguments[Self.size] ?? take?.size { configuration.device = Device(size: size) }
    if let scale = arguments[Self.scale] { configuration.scale = CGFloat(scale) }
    if let appearance = arguments[Self.appearance] { configuration.appearance = appearance }
    configuration.reducesMotion = arguments.has(reduceMotion)
    configuration.reducesTransparency = arguments.has(reduceTransparency)
    configuration.threads = arguments[threads]
    if let seed = arguments[seed] { configuration.seed = seed }
    let (width, height) = configuration.pixelSize
    try PictureLimit.check(width: width, height: height)
    return configuration
  }

  /// Returns the photos in the folder of `--photos` and at `paths`, or the shipped photos without any.
  package static func photos(
    _ arguments: ParsedArguments, and paths: [String] = [], in context: CommandContext
  ) throws(GlissadeError) -> PhotoLibrary {
    let named = (arguments[photoFolder].map { [$0] } ?? []) + paths
    for path in named where FileKind(path) == .nothing { throw .noInput("there is no file or folder “\(path)”") }
    let shown = try named.isEmpty ? [context.assets.folder("Photos")] : named
    let library = PhotoLibrary(paths: shown)
    if let problem = library.problems.first { throw .noInput(problem) }
    if library.isEmpty { throw .noInput("there is no picture in “\(shown.joined(separator: "”, “"))”") }
    return library
  }

  /// Returns the photos for a window. They are decoded in the background, and the thumbnails on disk are shared with the desktop's
  /// programs.
  static func windowPhotos(
    _ arguments: ParsedArguments, and paths: [String] = [], in context: CommandContext
  ) throws(GlissadeError) -> PhotoSource {
    let thumbnails = ThumbnailCache(.standard(environment: ProcessInfo.processInfo.environment), report: DecoderMessages.send)
    return PhotoSource(library: try photos(arguments, and: paths, in: context), thumbnails: ThumbnailLoader(thumbnails: thumbnails))
  }

  /// Returns the same photos, decoded synchronously, as an image must not depend on the timing of threads.
  package static func immediatePhotos(_ arguments: ParsedArguments, in context: CommandContext) throws(GlissadeError) -> PhotoSource {
    .immediate(try photos(arguments, in: context))
  }

  /// Returns the demo's tweaks, with the values of `--preset` and then those of `--set`.
  static func tweaks(
    _ arguments: ParsedArguments, of demo: DemoDefinition, in context: CommandContext
  ) throws(GlissadeError) -> TweakStore {
    let store = TweakStore(demo.tweaks)
    if let name = arguments[preset] { store.set(try values(ofPreset: name, for: demo, in: context)) }
    do {
      try store.apply(assignments: arguments.all(assignments))
    } catch {
      throw .usage(error.message)
    }
    try demo.prepare(store.changedValues)
    return store
  }

  /// Reports and ignores entries that the demo doesn't have.
  private static func values(
    ofPreset name: String, for demo: DemoDefinition, in context: CommandContext
  ) throws(GlissadeError) -> [Tweak.ID: TweakValue] {
    do {
      let (preset, problems) = try context.presets.load(
        name, demo: demo.id, tweaks: demo.tweaks.flatMap(\.tweaks), shipped: demo.presets)
      for problem in problems { context.console.printError("\(problem)") }
      return preset.values
    } catch {
      throw failure(error, loading: name, known: context.presets.names(demo: demo.id))
    }
  }

  static func take(
    _ arguments: ParsedArguments, of demo: DemoDefinition, in context: CommandContext
  ) throws(GlissadeError) -> Take? {
    guard let name = arguments[take] else { return nil }
    do {
      return try context.takes.load(name, demo: demo.takeID)
    } catch {
      throw failure(error, loading: name, known: context.takes.names(demo: demo.takeID))
    }
  }

  /// Returns the failure for an error. An unknown name is a usage error; a missing or broken file is an input error.
  private static func failure(_ error: TweakError, loading name: String, known: [String]) -> GlissadeError {
    let isChoice = !DocumentFolder.isPath(name) && !known.contains(name)
    return GlissadeError(isChoice ? .usage : .noInput, error.message)
  }

  /// Returns the phase to run.
  ///
  /// - Throws: A `GlissadeError` if the demo doesn't have it or the take begins with another.
  static func phase(
    _ arguments: ParsedArguments, of demo: DemoDefinition, playing take: Take? = nil
  ) throws(GlissadeError) -> DemoPhase {
    let phase = arguments[Self.phase] ?? take?.phase ?? demo.phases[0]
    if let take, take.phase != phase {
      throw .usage("the take “\(take.name)” begins with \(take.phase.rawValue), not with \(phase.rawValue)")
    }
    guard demo.phases.contains(phase) else {
      let phases = demo.phases.map(\.rawValue).joined(separator: " and ")
      throw .usage("“\(demo.name)” has no phase “\(phase.rawValue)”; there is \(phases)")
    }
    return phase
  }
}
