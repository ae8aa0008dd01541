import Rehearsal
import Foundation
import Host
import SourceReport
import Tweaks
import UserCode

struct OpenCommand: Command {
  static let name = "open"
  static let synopsis = "PICTURE [OPTION]..."
  static let summary = "Open the window in the state in which Glissade made this picture or film, paused at the same time."
  static let operand = WordKind.captures
  static let options: [any OptionDeclaration] = [StageOptions.scale, StageOptions.photoFolder, StageOptions.threads]

  static let needsDisplay = true
  /// In bytes. More than the largest image that `shot` writes.
  private static let maximumSize = 512 << 20

  private let context: CommandContext
  private let state: PictureState
  private let photos: PhotoSource
  private let configuration: () -> StageConfiguration

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    let file = try arguments.onlyOperand("a picture", of: Self.name)
    let data: Data
    do { data = try InputFile.data(at: file, limit: Self.maximumSize) } catch {
      throw GlissadeError.noInput("“\(file)” cannot be read: \(error.reason)")
    }
    let found = try PictureStateFormat.state(inPicture: data, file: file, demos: context.demos) { origin throws(GlissadeError) in
      if let gone = origin.paths.first(where: { FileKind($0) == .nothing }) {
        throw .noInput("it was made from “\(gone)”, and there is no such file any more")
      }
      return try origin.report(by: context.codeTools).values.map(\.tweak)
    }
    for problem in found.problems { context.console.printError("\(problem)") }
    state = found.state
    photos = try StageOptions.windowPhotos(arguments, in: context)
    configuration = { [state] in
      var configuration = state.configuration
      // The window scales the stage to fit, regardless of the image's scale.
      configuration.scale = CGFloat(arguments[StageOptions.scale] ?? DesktopSettings.current.textScale)
      configuration.threads = arguments[StageOptions.threads]
      return configuration
    }
  }

  func run() throws -> ExitStatus {
    let initial = state.origin.map { InitialContent.files($0, at: .picture(state)) } ?? .picture(state)
    return try WorkbenchWindow.run(photos: photos, configuration: configuration, showing: { _ in initial }, in: context)
  }
}
