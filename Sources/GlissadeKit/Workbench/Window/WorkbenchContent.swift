import Rehearsal
import Host
import UIKit

/// The content of the workbench's window: the window's own scene with the stages' scenes inside, each with its own clock.
///
/// A stage is rendered separately, exactly as for a capture, and then copied to its place in the window.
@MainActor
package final class WorkbenchContent: SceneContent {
  private let session: StageSession
  private let window: UIWindow
  private let controller: WorkbenchViewController
  /// Called with the state to store when the window loses the keyboard or closes.
  var onStateChange: (WorkbenchState) -> Void = { _ in }

  /// `appearance` is the desktop's, and `state` is the state of the window at the end of the last run. With `threads` nil, one thread per
  /// core draws. The workbench follows the settings of `desktop`, but the stages have their own.
  package init(
    session: StageSession, appearance: Appearance, threads: Int?, state: WorkbenchState = WorkbenchState(),
    desktop: DesktopSettings = DesktopSettings()
  ) {
    self.session = session
    session.pictureSettings = state.pictures
    session.panelMemory.state = state.panel
    controller = WorkbenchViewController(session: session, state: state, desktopStyle: appearance.interfaceStyle)
    let scene = UIWindowScene(screenSize: WorkbenchLayout.defaultWindowSize, userInterfaceStyle: appearance.interfaceStyle)
    scene.settings.isReduceMotionEnabled = desktop.reducesMotion
    scene.settings.accessibilityContrast = desktop.hasHighContrast ? .high : .normal
    window = UIWindow(windowScene: scene)
    super.init(scene: scene, threads: threads ?? 0)
    scene.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  var state: WorkbenchState {
    var state = WorkbenchState()
    state.arrangement = controller.arrangement
    state.appearance = controller.appearance
    state.overlays = controller.overlays
    state.canvas = controller.canvas.settings
    state.windowSize = scene.screen.bounds.size
    state.demo = session.definition.id
    state.pictures = session.pictureSettings
    state.firstSteps = controller.firstSteps.steps
    state.recentFiles = session.files.recent
    state.panel = session.panelMemory.state
    state.recentCommands = controller.recentCommands
    return state
  }

  package override func didPresent(_ timing: FrameTiming) {
    super.didPresent(timing)
    controller.note(timing)
  }

  package override func focusChanged(hasFocus: Bool) {
    super.focusChanged(hasFocus: hasFocus)
    if hasFocus { scene.perform { controller.windowDidGetFocus() } } else { keepState() }
  }

  package override func shouldClose() -> Bool {
    keepState()
    return super.shouldClose()
  }

  private func keepState() {
    onStateChange(state)
    session.keepTuning()
    session.panelMemory.tuning.finishWriting()
  }

  package override func receiveFiles(_ paths: [String]) { scene.perform { controller.files.receive(paths) } }

  package override func beginTurn(at time: TimeInterval) {
    super.beginTurn(at: time)
    embeddedScenes = session.stages.map(\.embedded)
  }

  /// Each stage has its own clock.
  package override func setTimeOfEmbeddedScenes(toHostTime time: TimeInterval) { session.beginTurn(at: time) }

  /// Each stage has its own clock.
  package override func turnEmbeddedScenes(at time: TimeInterval) {
    session.turn()
    // Input may have replaced a stage.
    embeddedScenes = session.stages.map(\.embedded)
  }

  package override var nextTurnOfEmbeddedScenes: TimeInterval? { session.nextTurn }
}
