import SDLHost
import Tweaks

/// What a command finds around it.
@MainActor
struct CommandContext {
  let console: any Console
  let demos: DemoCatalog
  let assets: AssetFolders
  let presets: PresetFolder
  let takes: TakeLibrary
  /// Where other programs are looked for: `PATH`.
  let programs: ProgramFolders

  private static var isPlatformPrepared = false
  /// The folders among the assets whose pictures the demos' screens name.
  private static let pictureFolders = ["Photos", "Pets", "Dishes"]

  /// Gives UIKit what it needs of the machine. To be called before the first stage.
  func preparePlatform() throws(CommandFailure) {
    guard !Self.isPlatformPrepared else { return }
    do {
      try HostPlatform.prepare(imageFolders: assets.candidates.flatMap { assets in Self.pictureFolders.map { "\(assets)/\($0)" } })
    } catch {
      throw .unavailable("\(error)")
    }
    Self.isPlatformPrepared = true
  }
}
