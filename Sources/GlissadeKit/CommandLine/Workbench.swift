import Rehearsal
import Foundation
import Host
import SDLHost
import Tweaks
import UserCode

/// The program, with a command line and a window to try demos in.
///
/// Another package can become a workbench for its own transitions with `Workbench.main(demos: [MyDemo.self])`.
@MainActor
public enum Workbench {
  /// The version of the program.
  public static let version = "0.1.0"

  /// Performs the command line with the given demos, and exits.
  public static func main(demos: [any Demo.Type] = DemoRegistry.all) -> Never { main(demos: demos, adding: []) }

  package static func main(demos: [any Demo.Type], adding commands: [any Command.Type]) -> Never {
    HashOrder.fix()
    let words = Array(CommandLine.arguments.dropFirst())
    // Before the first other thread, which would get memory of its own.
    HostMemory.prepare()
    InheritedFiles.note()
    if words.first == CodeTrial.command { exit(CodeTrial.main(Array(words.dropFirst())).rawValue) }
    // While the program is small and has a single thread.
    PictureDecoder.prepare()
    EndingSignals.install()
    // The programs that read the desktop's settings run while this one prepares its window.
    let withoutWindow =
      (CommandRunner.standardCommands + commands).filter { !$0.needsDisplay }.map { $0.name } + ["--help", "-h", "--version"]
    if !words.contains(where: withoutWindow.contains) { DesktopSettings.prepare() }
    let part = CheckPart(words)
    let own = part == nil ? OwnProgram(path: AssetFolders.executable, words: words) : nil
    let status = run(part?.words ?? words, demos: demos, adding: commands, console: StandardConsole(), as: own, doing: part)
    exit(status.rawValue)
  }

  /// Performs a command line, given without the program's name.
  ///
  /// `own` is the program, if it can be started again for a part of the work. `part` is the part of a check to perform, or nil for the
  /// whole command.
  package static func run(
    _ words: [String], demos: [any Demo.Type] = DemoRegistry.all, adding commands: [any Command.Type] = [], console: any Console,
    environment: [String: String] = ProcessInfo.processInfo.environment, as own: OwnProgram? = nil, doing part: CheckPart? = nil
  ) -> ExitStatus {
    let assets = AssetFolders(environment: environment)
    let catalog: DemoCatalog
    do {
      catalog = try DemoCatalog(demos.map(DemoDefinition.init))
    } catch {
      console.printError(error.message)
      return ExitStatus(error.kind)
    }
    let context = CommandContext(
      console: console, commands: CommandRunner.standardCommands + commands, demos: catalog, assets: assets,
      presets: .standard(environment: environment),
      takes: .standard(environment: environment, assets: assets), programs: ProgramFolders(environment: environment),
      codeTools: CodeTools(environment: environment), environment: environment, ownProgram: own, checkPart: part)
    return CommandRunner(context: context).run(words)
  }
}
