import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Host
@testable import SDLHost

@Suite("Glass on a white page") @MainActor
struct GlassPictureTests {
  private let scene = UIWindowScene(screenSize: CGSize(width: 260, height: 140))
  private let host: HeadlessHost
  private let container = UIVisualEffectView(effect: nil)

  init() throws {
    try HostPlatform.prepare()
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host = HeadlessHost(content: SceneContent(scene: scene), size: CGSize(width: 260, height: 140), scale: 1)
    controller.view.backgroundColor = .white
    let effect = UIGlassContainerEffect()
    effect.spacing = 20
    scene.perform {
      container.effect = effect
      container.frame = CGRect(x: 0, y: 0, width: 260, height: 140)
      controller.view.addSubview(container)
    }
    host.advance(by: 0.1)
  }

  /// Adds a round piece of dark glass, 60 points across.
  private func addPiece() -> UIVisualEffectView {
    let effect = UIGlassEffect()
    effect.tintColor = .black
    let piece = UIVisualEffectView(effect: effect)
    piece.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    scene.perform { container.contentView.addSubview(piece) }
    return piece
  }

  /// The amount of red of the pixels at the height of the middle, in 0…255.
  private func row() -> [Int] {
    let image = host.image()
    return (0..<image.width).map { Int(image.pixels[$0, 70] >> 16 & 0xff) }
  }

  @Test("When a piece that was added in the place of another moves away, then they begin as one, are joined while they are near, and part")
  func splitting() {
    _ = addPiece()
    host.advance(by: 0.1)
    let single = row()
    #expect(single[70] < 120 && single[130] == 255)
    let second = addPiece()
    host.advance(by: 0.1)
    #expect(row() == single, "two in one place look like one")
    scene.perform { UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { second.frame.origin.x = 160 } }
    // The pieces are 300 t − 60 points apart.
    host.advance(by: 0.22)
    #expect(row()[50..<150].allSatisfy { $0 < 160 }, "six points apart there is a bridge")
    host.advance(by: 0.5)
    let apart = row()
    #expect(apart[110..<150].min() == single[110..<150].min() && apart[190] < 120)
    #expect(abs(apart[45] - single[45]) <= 1 && abs(apart[70] - single[70]) <= 1)
  }

  @Test("Content of a background extension view is mirrored and blurred where it isn't, around its safe area")
  func backgroundExtension() {
    let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 260, height: 140))
    let page = UIViewController()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 140)).image { context in
      for (x, color) in [(0, UIColor.red), (100, .blue)] {
        color.setFill()
        context.fill(CGRect(x: x, y: 0, width: 100, height: 140))
      }
    }
    scene.perform {
      container.window?.rootViewController = page
      page.additionalSafeAreaInsets.left = 60
      page.view.addSubview(view)
      view.contentView = UIImageView(image: picture)
    }
    host.advance(by: 0.2)
    let reds = row()
    #expect(reds[61..<155].allSatisfy { $0 > 200 }, "the content itself, red at the left")
    #expect(reds[165..<259].allSatisfy { $0 < 40 })
    #expect(reds[0..<60].allSatisfy { $0 > 200 }, "a mirror image beside it begins with what is beside it")
  }
}
