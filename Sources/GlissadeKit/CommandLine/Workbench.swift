import Foundation
import Tweaks

/// The program: a command line, and a window for demos to be tried in.
///
/// A package of one's own becomes a workbench for its transitions with `Workbench.main(demos: [MyDemo.self])`.
@MainActor
public enum Workbench {
  public static let version = "0.1.0"

  /// Does what the command line asks for, with these demos, and ends the program.
  public static func main(demos: [any Demo.Type] = DemoRegistry.all) -> Never {
    EndingSignals.install()
    let status = run(Array(CommandLine.arguments.dropFirst()), demos: demos, console: StandardConsole())
    exit(status.rawValue)
  }

  static func run(
    _ words: [String], demos: [any Demo.Type] = DemoRegistry.all, console: any Console,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ExitStatus {
    let assets = AssetFolders(environment: environment)
    let catalog: DemoCatalog
    do {
      catalog = try DemoCatalog(demos)
    } catch {
      console.complain(error.message)
      return error.status
    }
    let context = CommandContext(
      console: console, demos: catalog, assets: assets, presets: .standard(environment: environment),
      takes: .standard(environment: environment, assets: assets), programs: ProgramFolders(environment: environment))
    return CommandRunner(context: context).run(words)
  }
}
