import Rehearsal
import SDLHost
import Tweaks
import UserCode

/// The environment of a command.
@MainActor
package struct CommandContext {
  package let console: any Console
  /// The commands of the program, except for the default one.
  let commands: [any Command.Type]
  package let demos: DemoCatalog
  package let assets: AssetFolders
  let presets: PresetFolder
  let takes: TakeLibrary
  /// The folders of other programs, from `PATH`.
  let programs: ProgramFolders
  /// The compiler and what else a person's Swift files need.
  package let codeTools: CodeTools
  /// The environment variables.
  let environment: [String: String]
  /// The program, if it can run again for a part of the work, or nil.
  var ownProgram: OwnProgram?
  /// The part of a check that this process does, or nil.
  var checkPart: CheckPart?

  /// The asset folders with images that the demos' screens use by name.
  private static let pictureFolders = ["Photos", "Pets", "Dishes"]

  /// The paths of the folders with the pictures that come with the program.
  var shippedPictures: [String] { assets.candidates.flatMap { assets in Self.pictureFolders.map { "\(assets)/\($0)" } } }

  /// Prepares the platform for UIKit. Call it before the first stage.
  package func preparePlatform() throws(CommandFailure) {
    do {
      try HostPlatform.prepare(imageFolders: shippedPictures)
    } catch {
      throw .unavailable("\(error)")
    }
  }
}
