import Foundation
import Rehearsal
import Host
import SDLHost
import UIKit
import UserCode

@MainActor
enum WorkbenchWindow {
  static let appID = "io.github.glissade.Glissade"
  private static let appName = "Glissade"

  /// Opens the window. Returns when it has closed.
  ///
  /// - Parameters:
  ///   - configuration: Returns the configuration of the stage. It may wait for the desktop's settings, so it's called late.
  ///   - likely: The configuration that the stage is likely to have, with which photos are decoded early, or nil for none.
  ///   - initial: Returns what to show, or nil for the demo of the last run or the first one.
  ///   - context: The environment of the command.
  static func run(
    photos: PhotoSource, configuration: () -> StageConfiguration, likely: StageConfiguration? = nil,
    showing initial: (StageConfiguration) -> InitialContent?, in context: CommandContext
  ) throws -> ExitStatus {
    // Meanwhile, the programs that read the desktop's settings run, fonts are opened, and the first photos are decoded.
    HostPlatform.prepareFonts()
    // What a person's code prints is read while the window is open.
    HostOutput.writeByLines()
    var file = WorkbenchStateFile.standard()
    let remembered = file.load { context.console.printError($0) }
    let demos = context.demos.demos
    let latest = remembered.demo.flatMap { try? context.demos.demo($0) }.map { InitialContent.demo($0) }
    let firstPhotos = likely.map { likely in
      FirstPhotos(photos, of: (initial(likely) ?? latest)?.demo(in: demos) ?? demos.first, on: remembered.stageConfiguration(likely))
    }
    try reportingFailures(in: context) { try DesktopHost.connect(appID: appID, appName: appName) }
    try context.preparePlatform()
    let configuration = configuration()
    let stageConfiguration = remembered.stageConfiguration(configuration)
    firstPhotos?.cancel(unlessFor: stageConfiguration)
    let session = StageSession(
      demos: demos, showing: initial(configuration) ?? latest, photos: photos, configuration: stageConfiguration,
      pictures: PicturesFolder.location(), takes: context.takes,
      panelMemory: .standard(environment: ProcessInfo.processInfo.environment))
    session.files.recent = remembered.recentFiles
    let content = WorkbenchContent(
      session: session, appearance: configuration.appearance, threads: configuration.threads, state: remembered,
      desktop: .current)
    content.onStateChange = { file.save($0) }
    session.files.onProblem = { context.console.printError($0) }
    session.files.onReport = { context.console.report($0) }
    // The files that were open when the code of one terminated the program are opened again.
    let interrupted = CodeProject.interruptedRequests()
    CrashHandler.protectWindow(heading: "Glissade \(Workbench.version): " + CommandLine.arguments.joined(separator: " "))
    DisplayLoss.listen { loss in
      FileHandle.standardError.write(Data("glissade: \(loss.sentence)\n".utf8))
      if loss == .closedHere { CrashHandler.restartAfterClosedFiles() }
      CleanupList.removeAll()
      exit(ExitStatus.unavailable.rawValue)
    }
    content.scene.perform {
      session.files.start()
      for request in interrupted { session.files.open(request) }
    }
    var window = WindowConfiguration(appID: appID, appName: appName, title: appName, size: remembered.windowSize)
    window.minimumSize = WorkbenchLayout.minimumWindowSize
    window.scale = configuration.scale
    window.icon = icon(in: context.assets)
    let host = try reportingFailures(in: context) {
      try DesktopHost(content: content, configuration: window) { context.console.printError($0) }
    }
    var endingSignal: Int32?
    EndingSignals.listen { number in
      endingSignal = number
      // The session ends, or the person presses Ctrl+C. The window closes as with its button.
      _ = content.shouldClose()
      host.close()
    }
    try reportingFailures(in: context) { try host.run() }
    CleanupList.removeAll()
    if let endingSignal { EndingSignals.end(by: endingSignal) }
    return .success
  }

  /// Returns the result of `body`. An error becomes the failure of the command.
  private static func reportingFailures<Result>(in context: CommandContext, _ body: () throws -> Result) throws(GlissadeError) -> Result {
    do {
      return try body()
    } catch let failure as NoDisplay {
      throw .unavailable("\(failure); \(commandsWithoutDisplay(in: context))")
    } catch {
      throw .unavailable(MessageText.words(for: error))
    }
  }

  /// Returns the path of the program's icon: in the package or, after installation, among the icons of all programs.
  private static func icon(in assets: AssetFolders) -> String? {
    assets.candidates.flatMap { assets in ["Desktop", "../icons"].map { "\(assets)/\($0)/hicolor/scalable/apps/\(appID).svg" } }
      .first { FileKind($0) == .file }
  }

  private static func commandsWithoutDisplay(in context: CommandContext) -> String {
    let names = context.commands.filter { !$0.needsDisplay }.map { $0.name }
    return "the commands \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") need none"
  }
}
