import Rehearsal
import Tweaks
import UIKit

extension Scenario {
  /// `defaultScale` is the number of pixels per point if the command line has none.
  @MainActor
  init(_ arguments: ParsedArguments, command: String, defaultScale: CGFloat = 1, in context: CommandContext) throws {
    let demo = try context.demo(arguments, of: command)
    let take = try StageOptions.take(arguments, of: demo, in: context)
    let phase = try StageOptions.phase(arguments, of: demo, playing: take)
    let values = try StageOptions.tweaks(arguments, of: demo, in: context).changedValues
    let configuration = try StageOptions.configuration(arguments, playing: take, defaultScale: defaultScale)
    let photos = try StageOptions.immediatePhotos(arguments, in: context)
    self.init(demo, phase: phase, playing: take, values: values, photos: photos, configuration: configuration)
  }
}
