import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("launch")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = StartPage()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { calls.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("end") }
}

@MainActor
private final class ConstantWindowDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = StartPage()
    window.makeKeyAndVisible()
    return true
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let shortcut: UIApplicationShortcutItem? = connectionOptions.shortcutItem
    calls.append("connect \(session.scene === scene && shortcut == nil)")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: StartPage())
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  func sceneDidDisconnect(_ scene: UIScene) { calls.append("end") }
}

@MainActor
private final class StartPage: UIViewController {
  var appearances: [String] = []
  override func viewWillAppear(_ animated: Bool) { appearances.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { appearances.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { appearances.append("will disappear") }
}

@Suite("The start of an app in a scene") @MainActor
struct LaunchTests {
  private let stage = SceneHarness()

  @Test("Given an app delegate whose window is a constant, then the scene's window takes its controller")
  func constantWindow() {
    let delegate = stage.perform { ConstantWindowDelegate() }
    #expect(stage.scene.launch([delegate]) is StartPage)
    #expect(stage.scene.windows == [stage.window] && delegate.window.rootViewController == nil)
  }

  @Test(
    "Given an app delegate that makes a window, then the scene's window takes the controller, which appears once, and is the delegate's")
  func applicationDelegate() throws {
    let delegate = AppDelegate()
    let root = try #require(stage.scene.launch([delegate]) as? StartPage)
    #expect(root.appearances.isEmpty && !root.isViewLoaded)
    #expect(stage.scene.windows == [stage.window] && stage.window.isKeyWindow)
    stage.perform { stage.window.rootViewController = root }
    stage.advance(by: 0.1)
    #expect(root.appearances == ["will appear", "did appear"])
    #expect(delegate.window === stage.window)
    stage.perform {
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.keyWindow === stage.window)
    }
    stage.scene.enter(.background)
    stage.scene.disconnect()
    #expect(delegate.calls == ["launch", "active", "inactive", "background", "end"])
    #expect(stage.scene.app.delegate == nil)
  }

  @Test("Given a scene delegate in a scene that has no window yet, then the first key window becomes the delegate's")
  func sceneDelegate() throws {
    let scene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
    let delegate = SceneDelegate()
    let root = try #require(scene.launch([delegate]) as? UINavigationController)
    #expect(scene.windows.isEmpty)
    let window = UIWindow(windowScene: scene)
    scene.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(delegate.window === window && root.view.window === window)
    scene.disconnect()
    #expect(delegate.calls == ["connect true", "active", "end"])
  }

  @Test("Given an app delegate and a scene delegate, then the app launches first, and becomes active and shows its window by the scene's")
  func bothDelegates() throws {
    let scene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
    let (application, delegate) = (AppDelegate(), SceneDelegate())
    #expect(scene.launch([application, delegate]) is UINavigationController)
    #expect(scene.app.delegate === application && scene.delegate === delegate)
    #expect(application.calls == ["launch"])
    #expect(delegate.calls == ["connect true", "active"])
    scene.disconnect()
  }

  @Test("What a delegate sets on its window, and adds to it before and after it is shown, is behind and in front of the first screen")
  func windowLooks() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let (behind, inFront) = (UIView(), UIView())
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .white
        window?.tintColor = .red
        window?.rootViewController = StartPage()
        window?.addSubview(behind)
        window?.makeKeyAndVisible()
        window?.addSubview(inFront)
        return true
      }
    }
    let (first, second) = (Delegate(), Delegate())
    for delegate in [first, second] {
      let root = try #require(stage.scene.launch([delegate]))
      stage.perform { stage.window.rootViewController = root }
      stage.turn()
      #expect(stage.window.subviews == [delegate.behind, root.view, delegate.inFront])
      #expect(stage.window.backgroundColor == .white && stage.window.tintColor == .red)
    }
    #expect(first.behind.superview == nil)
  }

  @Test("A delegate that makes no window gives no controller")
  func noWindow() {
    final class Empty: UIResponder, UIApplicationDelegate {}
    #expect(stage.scene.launch([Empty()]) == nil)
    #expect(stage.window.isKeyWindow)
  }

  @Test("A window can be moved to another scene")
  func movingWindow() {
    let other = SceneHarness()
    let window = UIWindow(windowScene: stage.scene)
    window.windowScene = other.scene
    #expect(other.scene.windows.contains(window) && !stage.scene.windows.contains(window))
    #expect(window.windowScene === other.scene)
  }

  @Test("The device and the orientation are those of the scene's screen")
  func device() {
    stage.perform {
      #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
      #expect(UIDevice.current.orientation.isPortrait)
    }
    #expect(stage.scene.interfaceOrientation.isPortrait)
    stage.scene.resize(to: CGSize(width: 844, height: 390))
    #expect(stage.scene.interfaceOrientation.isLandscape)
    stage.perform { #expect(UIDevice.current.orientation == .landscapeLeft) }
  }
}
