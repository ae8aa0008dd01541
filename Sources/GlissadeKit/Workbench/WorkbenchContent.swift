import SDLHost
import UIKit

/// The workbench as a host sees it: the window's own scene, and the stage's scene inside it, each with its own clock.
///
/// The stage is composed by itself, exactly as a capture composes it, and then copied into its place in the window.
@MainActor
final class WorkbenchContent: SceneContent {
  private let session: StageSession
  private let window: UIWindow

  init(session: StageSession, appearance: Appearance, threads: Int?) {
    self.session = session
    let scene = UIWindowScene(screenSize: WorkbenchLayout.defaultWindowSize, userInterfaceStyle: appearance.interfaceStyle)
    window = UIWindow(windowScene: scene)
    super.init(scene: scene, threads: threads ?? 0)
    scene.perform {
      window.rootViewController = WorkbenchViewController(session: session)
      window.makeKeyAndVisible()
    }
  }

  override func beginTurn(at time: TimeInterval) {
    super.beginTurn(at: time)
    session.hostTime = time
    embeddedScenes = [session.stage.embedded]
  }

  override func update() {
    super.update()
    // Input may have put another stage into the window.
    embeddedScenes = [session.stage.embedded]
    session.stageDidTurn()
  }
}
