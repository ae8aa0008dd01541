import Foundation
import Testing

@testable import UIKit

@Suite("The status bar") @MainActor
struct StatusBarTests {
  private final class Screen: UIViewController {
    var isBarHidden = false
    var style = UIStatusBarStyle.default
    override var prefersStatusBarHidden: Bool { isBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private let scene = UIWindowScene(
    screenSize: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let screen = Screen()

  private func show(_ root: UIViewController) throws -> UIStatusBarManager {
    scene.perform {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    scene.addStatusBar()
    scene.turn(at: 0)
    return try #require(scene.statusBarManager)
  }

  @Test("A scene has none until it gets one, and none where nothing lies above the safe area")
  func none() {
    #expect(scene.statusBarManager == nil)
    let plain = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
    plain.addStatusBar()
    #expect(plain.statusBarManager == nil)
  }

  @Test("It lies above the windows, at the top of the screen, and takes no touches")
  func place() throws {
    let bar = try show(screen)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(scene.rootLayer.sublayers?.last?.name == "status bar")
    scene.resize(to: CGSize(width: 428, height: 926))
    #expect(bar.statusBarFrame.width == 428)
  }

  @Test("Given a bar that has slid out of sight, when the screen is resized, then it comes back to the top of the new screen")
  func resizeWhileHidden() throws {
    let bar = try show(screen)
    screen.isBarHidden = true
    scene.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    let view = try #require(scene.statusBar?.view)
    view.leave(slides: true)
    scene.resize(to: CGSize(width: 428, height: 926), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.frame == CGRect(x: 0, y: -59, width: 428, height: 59))
    screen.isBarHidden = false
    scene.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 428, height: 59))
    #expect(view.frame == bar.statusBarFrame)
  }

  @Test("When the controller wishes another one and says so, then the bar follows at once, or along with the animation around")
  func update() throws {
    let bar = try show(screen)
    #expect(!bar.isStatusBarHidden)
    screen.isBarHidden = true
    scene.turn(at: 0.1)
    #expect(!bar.isStatusBarHidden, "Nobody has told")
    scene.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    #expect(bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == .zero)
    let view = try #require(scene.statusBar?.view)
    #expect(view.layer.presentation()?.opacity == 0)

    screen.isBarHidden = false
    scene.perform { UIView.animate(withDuration: 1) { screen.setNeedsStatusBarAppearanceUpdate() } }
    scene.turn(at: 0.1)
    scene.turn(at: 0.6)
    let opacity = scene.perform { view.layer.presentation()?.opacity } ?? 0
    #expect(opacity > 0.2 && opacity < 0.8)
  }

  @Test("By default it is dark in light interfaces and light in dark ones; a style of its own stays")
  func style() throws {
    let bar = try show(screen)
    #expect(bar.statusBarStyle == .default && scene.statusBar?.look.isLight == false)
    scene.settings.userInterfaceStyle = .dark
    scene.turn(at: 0.1)
    #expect(scene.statusBar?.look.isLight == true)
    screen.style = .darkContent
    scene.perform { screen.setNeedsStatusBarAppearanceUpdate() }
    #expect(bar.statusBarStyle == .darkContent && scene.statusBar?.look.isLight == false)
  }

  @Test("Containers ask the controller that they show: a tab's, and the top of a stack; its style only without a bar above it")
  func containers() throws {
    screen.style = .lightContent
    screen.isBarHidden = true
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let bar = try show(tabs)
    #expect(bar.isStatusBarHidden)
    #expect(bar.statusBarStyle == .default)
    scene.perform {
      navigation.isNavigationBarHidden = true
      navigation.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(bar.statusBarStyle == .lightContent)
  }

  @Test("A pushed controller decides as soon as it is about to appear, by the bar's own fade")
  func push() throws {
    let navigation = UINavigationController(rootViewController: screen)
    let bar = try show(navigation)
    let next = Screen()
    next.isBarHidden = true
    scene.perform { navigation.pushViewController(next, animated: true) }
    scene.turn(at: 0.1)
    #expect(bar.isStatusBarHidden)
    scene.turn(at: 0.2)
    let view = try #require(scene.statusBar?.view)
    #expect(scene.perform { (view.layer.presentation()?.opacity ?? 0) } > 0)
  }

  @Test(
    "What is presented decides if it fills the screen, or captures the bar; from its dismissal on the presenter decides again",
    arguments: [(UIModalPresentationStyle.fullScreen, false), (.overFullScreen, false), (.overFullScreen, true)])
  func presented(style: UIModalPresentationStyle, captures: Bool) throws {
    let bar = try show(screen)
    let card = Screen()
    card.isBarHidden = true
    card.modalPresentationStyle = style
    card.modalPresentationCapturesStatusBarAppearance = captures
    scene.perform { screen.present(card, animated: true) }
    scene.turn(at: 0.1)
    #expect(bar.isStatusBarHidden == (style == .fullScreen || captures))
    scene.turn(at: 2)
    scene.perform { screen.dismiss(animated: true) }
    scene.turn(at: 2.1)
    #expect(!bar.isStatusBarHidden)
  }
}
