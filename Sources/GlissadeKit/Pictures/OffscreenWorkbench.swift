import Host
import Rehearsal
import UIKit

/// A workbench without a display, on a clock that its owner advances.
///
/// It reads and stores nothing of the person's own: no tuned values, no presets and no state of the window.
@MainActor
final class OffscreenWorkbench {
  let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  /// The duration of a frame, in seconds.
  private static let frame = 1.0 / 60

  /// Creates a workbench.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - arrangement: The visible parts of the window.
  ///   - configuration: The stage's configuration. Its scale is that of the window, and its appearance too.
  ///   - photos: The photos for the demos.
  ///   - context: The context of the command.
  init(
    size: CGSize, arrangement: WorkbenchArrangement, configuration: StageConfiguration, photos: PhotoSource, in context: CommandContext
  ) {
    var stage = configuration
    stage.scale = 1
    session = StageSession(
      demos: context.demos.demos, photos: photos, configuration: stage, pictures: PicturesFolder.location(), takes: context.takes,
      panelMemory: .forgetful())
    var state = WorkbenchState()
    state.arrangement = arrangement
    content = WorkbenchContent(session: session, appearance: configuration.appearance, threads: configuration.threads, state: state)
    host = HeadlessHost(content: content, size: size, scale: configuration.scale, framesPerSecond: 1 / Self.frame)
  }

  /// Changes the session as an event of the window does, and lets the window follow.
  func perform(_ change: (StageSession) -> Void) {
    content.scene.perform { change(session) }
    settle()
  }

  /// Lets the window show what has changed. A change may need several turns, as stages and panes follow each other.
  private func settle() { host.advance(by: 4 * Self.frame) }

  /// Advances the time, in seconds.
  func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

  /// Returns the picture of the window.
  func image() -> CGImage { host.image() }

  /// Closes the stages and the window.
  func close() {
    for stage in session.stages { stage.close() }
    content.scene.disconnect()
  }
}
