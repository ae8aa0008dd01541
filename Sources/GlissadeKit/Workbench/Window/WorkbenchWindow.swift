import SDLHost
import UIKit

/// The program's window.
@MainActor
enum WorkbenchWindow {
  /// The name by which the desktop knows the program.
  static let appID = "io.github.glissade.Glissade"

  /// Opens the window, on a demo (the first unless another is named) or in the state of a picture, and returns when it has been
  /// closed.
  static func run(
    photos: PhotoLibrary, configuration: StageConfiguration, showing demo: (any Demo.Type)? = nil, restoring state: PictureState? = nil,
    in context: CommandContext
  ) throws -> ExitStatus {
    try context.preparePlatform()
    let session = StageSession(
      demos: context.demos.demos, photos: PhotoSource(library: photos, thumbnails: ThumbnailLoader()), configuration: configuration,
      pictures: PicturesFolder.location(), takes: context.takes,
      panelMemory: .standard(environment: ProcessInfo.processInfo.environment))
    var file = WorkbenchStateFile.standard()
    let remembered = file.load { context.console.report("glissade: \($0)") }
    if let demo = demo ?? remembered.demo.flatMap({ try? context.demos.demo($0) }) { session.select(demo) }
    if let state { session.restore(state) }
    let content = WorkbenchContent(
      session: session, appearance: configuration.appearance, threads: configuration.threads, state: remembered)
    content.onStateChange = { [file] in file.save($0) }
    var window = WindowConfiguration(appID: appID, appName: "Glissade", title: "Glissade", size: remembered.windowSize)
    window.minimumSize = WorkbenchLayout.minimumWindowSize
    window.scale = configuration.scale
    do {
      try DesktopHost(content: content, configuration: window) { context.console.report("glissade: \($0)") }.run()
    } catch {
      throw CommandFailure.unavailable("\(error)")
    }
    return .success
  }
}
