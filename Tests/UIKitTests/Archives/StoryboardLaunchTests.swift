import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("The start of an app with a storyboard") struct StoryboardLaunchTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var titleAtLaunch: String?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      titleAtLaunch = window?.rootViewController?.title
      return true
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      window?.rootViewController?.title? += " connected"
    }
  }

  @Test("The app's delegate has a window with the initial controller before it is told of the launch")
  func application() {
    let harness = SceneHarness()
    let board = UIStoryboard(FakeFiles.Board(["start": UIViewController.init(coder:)], initial: "start"))
    let delegate = AppDelegate()
    let root = harness.scene.launch([delegate], storyboard: board)
    #expect(delegate.titleAtLaunch == "start" && root?.title == "start" && root?.isViewLoaded == false)
  }

  @Test("With a scene's delegate, the window is the scene's")
  func scene() {
    let harness = SceneHarness()
    let board = UIStoryboard(FakeFiles.Board(["start": UIViewController.init(coder:)], initial: "start"))
    let (application, delegate) = (AppDelegate(), SceneDelegate())
    #expect(harness.scene.launch([application, delegate], storyboard: board)?.title == "start connected")
    #expect(application.titleAtLaunch == nil)
  }
}
