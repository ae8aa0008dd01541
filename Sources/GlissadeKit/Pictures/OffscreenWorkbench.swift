import Host
import Rehearsal
import UIKit

/// A workbench without a display, on a clock that its owner advances.
///
/// It doesn't use the person's tuned values, presets or window state.
@MainActor
final class OffscreenWorkbench {
  let session: StageSession
  private let content: WorkbenchContent
  private let host: HeadlessHost

  /// The duration of a frame, in seconds.
  private static let frame = 1.0 / 60

  /// The configuration's scale and appearance are also the window's. `size` is in points.
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

  /// Changes the session as an event of the window does, and updates the window.
  func perform(_ change: (StageSession) -> Void) {
    content.scene.perform { change(session) }
    settle()
  }

  /// Lets the window show the change. This may need several turns, as stages and panes depend on each other.
  private func settle() { host.advance(by: 4 * Self.frame) }

  func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

  func image() -> CGImage { host.image() }

  func close() {
    for stage in session.stages { stage.close() }
    content.scene.disconnect()
  }
}
