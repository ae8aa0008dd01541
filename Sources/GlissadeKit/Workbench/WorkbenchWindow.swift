import SDLHost
import UIKit

/// The program's window.
@MainActor
enum WorkbenchWindow {
  /// The name by which the desktop knows the program.
  static let appID = "io.github.glissade.Glissade"

  /// Opens the window on the first demo, and returns when it has been closed.
  static func run(demos: [any Demo.Type], photos: PhotoSource, configuration: StageConfiguration) throws -> ExitStatus {
    let session = StageSession(demos: demos, photos: photos, configuration: configuration, pictures: PicturesFolder.location())
    let content = WorkbenchContent(session: session, appearance: configuration.appearance, threads: configuration.threads)
    var window = WindowConfiguration(appID: appID, appName: "Glissade", title: "Glissade", size: WorkbenchLayout.defaultWindowSize)
    window.minimumSize = WorkbenchLayout.minimumWindowSize
    window.scale = configuration.scale
    try DesktopHost(content: content, configuration: window).run()
    return .success
  }
}
