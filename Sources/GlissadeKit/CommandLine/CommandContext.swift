import Rehearsal
import SDLHost
import Tweaks
import UserCode

@MainActor
package struct CommandContext {
  package let console: any Console
  /// The commands of the program, except for the default one.
  let commands: [any Command.Type]
  package let demos: DemoCatalog
  package let assets: AssetFolders
  let presets: PresetFolder
  let takes: TakeLibrary
  /// The folders in `PATH`.
  let programs: ProgramFolders
  /// The compiler and the other tools that a person's Swift files need.
  package let codeTools: CodeTools
  let environment: [String: String]
  /// The program, if it can be started again for a part of the work.
  var ownProgram: OwnProgram?
  /// The part of a check that this process performs, if any.
  var checkPart: CheckPart?

  /// The asset folders with images that demos load by name.
  private static let pictureFolders = ["Photos", "Pets", "Dishes"]

  var shippedPictures: [String] { assets.candidates.flatMap { assets in Self.pictureFolders.map { "\(assets)/\($0)" } } }

  /// Prepares the platform for UIKit. Call it before the first stage.
  package func preparePlatform() throws(GlissadeError) {
    do {
      try HostPlatform.prepare(imageFolders: shippedPictures)
    } catch {
      throw .unavailable("\(error)")
    }
  }
}
