import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SDLHost

@Suite("A snapshot looks exactly like its view") @MainActor
struct SnapshotPictureTests {
  /// What may be special about a view.
  enum Look: String, CaseIterable {
    case plain, scrolled, masked, shadowed, blurred, rounded, turned, dimmed, text
  }

  private let scene = UIWindowScene(screenSize: CGSize(width: 120, height: 100))
  private let window: UIWindow
  private let host: HeadlessHost
  private let ground: UIView

  init() throws {
    try HostPlatform.prepare()
    window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host = HeadlessHost(content: SceneContent(scene: scene), size: CGSize(width: 120, height: 100), scale: 2)
    ground = controller.view
    ground.backgroundColor = .white
    host.advance(by: 0.1)
  }

  private func make(_ look: Look) -> UIView {
    let view = look == .scrolled ? UIScrollView() : UIView()
    view.frame = CGRect(x: 20, y: 20, width: 80, height: 60)
    view.backgroundColor = .systemYellow
    for index in 0..<6 {
      let stripe = UIView(frame: CGRect(x: 8 + 12 * index, y: 6 + 11 * index, width: 30, height: 9))
      stripe.backgroundColor = UIColor(hue: CGFloat(index) / 6, saturation: 0.9, brightness: 0.8, alpha: 1)
      view.addSubview(stripe)
    }
    switch look {
    case .plain: break
    case .scrolled:
      (view as? UIScrollView)?.contentSize = CGSize(width: 200, height: 200)
      (view as? UIScrollView)?.contentOffset = CGPoint(x: 17, y: 23)
    case .masked:
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 60, height: 50)).cgPath
      view.layer.mask = mask
    case .shadowed:
      view.layer.shadowOpacity = 0.6
      view.layer.shadowRadius = 5
      view.layer.shadowOffset = CGSize(width: 2, height: 4)
    case .blurred:
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
      view.addSubview(blur)
    case .rounded:
      view.layer.cornerRadius = 17
      view.clipsToBounds = true
      view.layer.borderWidth = 2
    case .turned:
      view.subviews[2].transform = CGAffineTransform(rotationAngle: 0.4)
    case .dimmed:
      view.subviews[3].alpha = 0.4
    case .text:
      let label = UILabel(frame: CGRect(x: 4, y: 4, width: 72, height: 20))
      label.text = "Snapshot"
      label.font = .systemFont(ofSize: 13)
      view.addSubview(label)
    }
    return view
  }

  private func picture() -> [UInt32] {
    host.advance(by: 0.1)
    let image = host.image()
    return (0..<image.height).flatMap { y in (0..<image.width).map { image.pixels[$0, y] } }
  }

  private func expectSame(_ a: [UInt32], _ b: [UInt32], _ what: String) {
    let different = zip(a, b).filter { $0 != $1 }.count
    #expect(different == 0, "\(what): \(different) of \(a.count) pixels differ")
  }

  @Test("When the snapshot takes the view's place, then no pixel changes", arguments: Look.allCases)
  func same(look: Look) throws {
    let view = make(look)
    scene.perform { ground.addSubview(view) }
    let original = picture()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
    scene.perform {
      snapshot.frame = view.frame
      view.removeFromSuperview()
      ground.addSubview(snapshot)
    }
    expectSame(picture(), original, look.rawValue)
  }

  @Test("Given a view that is added in this very turn, then its snapshot after screen updates is not blank", arguments: Look.allCases)
  func added(look: Look) throws {
    let view = make(look)
    var snapshot: UIView?
    scene.perform {
      ground.addSubview(view)
      snapshot = view.snapshotView(afterScreenUpdates: true)
    }
    let original = picture()
    let copy = try #require(snapshot)
    scene.perform {
      copy.frame = view.frame
      view.removeFromSuperview()
      ground.addSubview(copy)
    }
    expectSame(picture(), original, look.rawValue)
  }
}
