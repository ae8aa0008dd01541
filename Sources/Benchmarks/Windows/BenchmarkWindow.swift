import GlissadeKit
import Host
import SDLHost
import UIKit

/// The window of the workbench with all its parts, without a display.
@MainActor
struct BenchmarkWindow {
  let session: StageSession
  let host: HeadlessHost
  private let content: WorkbenchContent

  init(
    _ demos: [DemoDefinition], photos: PhotoSource, configuration: StageConfiguration, size: CGSize = WorkbenchLayout.defaultWindowSize,
    framesPerSecond: Double = 60
  ) {
    let folder = FileManager.default.temporaryDirectory
    var state = WorkbenchState()
    state.windowSize = size
    session = StageSession(
      demos: demos, photos: photos, configuration: state.stageConfiguration(configuration), pictures: folder,
      takes: TakeLibrary(own: folder, shipped: []),
      panelMemory: .forgetful())
    content = WorkbenchContent(session: session, appearance: .light, threads: configuration.threads, state: state)
    host = HeadlessHost(content: content, size: size, scale: configuration.scale, framesPerSecond: framesPerSecond)
  }

  /// A Boolean value that indicates whether the next frame differs from the latest one.
  var needsFrame: Bool { content.nextTurn.map { $0 <= host.now } ?? false }

  /// Returns the number of turns that the window requires in a number of seconds.
  func turns(in seconds: TimeInterval) -> Int {
    let end = host.now + seconds
    var turns = 0
    while turns < 1000, let next = content.nextTurn, next <= end {
      host.advance(to: max(next, host.now + 1 / host.framesPerSecond))
      turns += 1
      if host.now >= end { break }
    }
    return turns
  }

  /// Releases memory as in a window that has been at rest for some time.
  func rest() {
    content.releaseUnusedMemory()
    HostMemory.releaseUnused()
  }

  func close() {
    for stage in session.stages { stage.close() }
    content.scene.disconnect()
  }
}
