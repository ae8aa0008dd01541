import SDLHost
import UIKit

/// The workbench as a host sees it: the window's own scene, and the stage's scene inside it, each with its own clock.
///
/// The stage is composed by itself, exactly as a capture composes it, and then copied into its place in the window.
@MainActor
final class WorkbenchContent: SceneContent {
  private let session: StageSession
  private let window: UIWindow
  private let controller: WorkbenchViewController
  /// Called with what is to be remembered of the window when it loses the keyboard or is closed.
  var onStateChange: (WorkbenchState) -> Void = { _ in }

  init(session: StageSession, appearance: Appearance, threads: Int?, state: WorkbenchState = WorkbenchState()) {
    self.session = session
    controller = WorkbenchViewController(session: session, state: state, desktopStyle: appearance.interfaceStyle)
    let scene = UIWindowScene(screenSize: WorkbenchLayout.defaultWindowSize, userInterfaceStyle: appearance.interfaceStyle)
    window = UIWindow(windowScene: scene)
    super.init(scene: scene, threads: threads ?? 0)
    scene.perform {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  /// What is to be remembered of the window.
  var state: WorkbenchState {
    var state = WorkbenchState()
    state.arrangement = controller.arrangement
    state.appearance = controller.appearance
    state.overlays = controller.overlays
    state.windowSize = scene.screen.bounds.size
    state.demo = session.demoType.id
    return state
  }

  override func didPresent(_ timing: FrameTiming) {
    super.didPresent(timing)
    controller.note(timing)
  }

  override func focusChanged(hasFocus: Bool) {
    super.focusChanged(hasFocus: hasFocus)
    if !hasFocus { onStateChange(state) }
  }

  override func shouldClose() -> Bool {
    onStateChange(state)
    return super.shouldClose()
  }

  override func beginTurn(at time: TimeInterval) {
    super.beginTurn(at: time)
    embeddedScenes = session.stages.map(\.embedded)
  }

  /// The stages have times of their own.
  override func setTimeOfEmbeddedScenes(toHostTime time: TimeInterval) { session.beginTurn(at: time) }

  /// The stages have times of their own.
  override func turnEmbeddedScenes(at time: TimeInterval) {
    session.turn()
    // Input may have put another stage into the window.
    embeddedScenes = session.stages.map(\.embedded)
  }

  override var nextTurnOfEmbeddedScenes: TimeInterval? { session.nextTurn }
}
