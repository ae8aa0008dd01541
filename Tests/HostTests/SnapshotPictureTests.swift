import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Host
@testable import SDLHost

@Suite("A snapshot looks exactly like its view") @MainActor
struct SnapshotPictureTests {
  /// The special features that a view can have.
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

  /// Expects that colors are equal except where smooth edges overlap, because separately composited edges are rounded separately.
  private func expectAlike(_ a: [UInt32], _ b: [UInt32], _ what: String) {
    func component(_ pixel: UInt32, _ index: UInt32) -> Int { Int(pixel >> (8 * index) & 255) }
    let worst = zip(a, b).map { a, b in (0..<4).map { abs(component(a, $0) - component(b, $0)) }.max() ?? 0 }.max() ?? 0
    #expect(worst <= 1, "\(what): colours differ by \(worst)")
  }

  /// Returns a rectangle of a picture, given in points.
  private func part(_ pixels: [UInt32], _ rect: CGRect) -> [UInt32] {
    let (x, y, width, height) = (Int(2 * rect.minX), Int(2 * rect.minY), Int(2 * rect.width), Int(2 * rect.height))
    return (0..<height).flatMap { row in (0..<width).map { pixels[(y + row) * 240 + x + $0] } }
  }

  @Test(
    "Given a view cut into four uneven parts, when they are put together, then they look like the view inside its bounds",
    // A blurred view shows what is behind it, which a part of a picture doesn't contain.
    arguments: Look.allCases.filter { $0 != .blurred })
  func parts(look: Look) throws {
    let view = make(look)
    scene.perform { ground.addSubview(view) }
    let original = picture()
    let (cut, whole) = (CGPoint(x: 31, y: 27), view.bounds)
    try scene.perform {
      for (x, width) in [(0, cut.x), (cut.x, whole.width - cut.x)] {
        for (y, height) in [(0, cut.y), (cut.y, whole.height - cut.y)] {
          let area = CGRect(x: whole.minX + x, y: whole.minY + y, width: width, height: height)
          let copy = try #require(view.resizableSnapshotView(from: area, afterScreenUpdates: false, withCapInsets: .zero))
          copy.frame.origin = CGPoint(x: view.frame.minX + x, y: view.frame.minY + y)
          ground.addSubview(copy)
        }
      }
      view.removeFromSuperview()
    }
    expectAlike(part(picture(), view.frame), part(original, view.frame), look.rawValue)
  }

  @Test("Given cap insets, when the picture is stretched, then its corners are those of the view")
  func capInsets() throws {
    let view = make(.rounded)
    scene.perform { ground.addSubview(view) }
    let original = picture()
    try scene.perform {
      let insets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let copy = try #require(view.resizableSnapshotView(from: view.bounds, afterScreenUpdates: false, withCapInsets: insets))
      copy.frame = CGRect(x: 5, y: 7, width: 110, height: 88)
      view.removeFromSuperview()
      ground.addSubview(copy)
    }
    let stretched = picture()
    let corners = [(5, 7, 20, 20), (95, 7, 80, 20), (5, 75, 20, 60), (95, 75, 80, 60)]
    for (x, y, originalX, originalY) in corners {
      expectAlike(
        part(stretched, CGRect(x: x, y: y, width: 20, height: 20)),
        part(original, CGRect(x: originalX, y: originalY, width: 20, height: 20)), "corner at \(x), \(y)")
    }
  }

  @Test("Given a size of no whole number of pixels, when parts take the view's place, then nothing is blurred")
  func fractions() throws {
    scene.setScale(0.9)
    let view = make(.text)
    view.clipsToBounds = true
    view.frame = CGRect(x: 20, y: 20, width: 79, height: 57)
    let frame = PixelBuffer(width: 108, height: 90)
    let renderer = SceneRenderer(scene: scene)
    func picture() -> [UInt32] {
      host.advance(by: 0.1)
      _ = renderer.render(into: frame)
      return (0..<90).flatMap { y in (0..<108).map { frame[$0, y] } }
    }
    scene.perform { ground.addSubview(view) }
    let original = picture()
    try scene.perform {
      for part in [CGRect(x: 0, y: 0, width: 79, height: 30), CGRect(x: 0, y: 30, width: 79, height: 27)] {
        let copy = try #require(view.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero))
        copy.frame.origin = CGPoint(x: 20, y: 20 + part.minY)
        ground.addSubview(copy)
      }
      view.removeFromSuperview()
    }
    // Inside, away from the edges, which are between pixels.
    let inside = { (pixels: [UInt32]) in (20..<40).flatMap { y in (20..<88).map { pixels[y * 108 + $0] } } }
    expectAlike(inside(picture()), inside(original), "text")
  }

  @Test("Given parts of a view that has not changed, then they share one picture; of one that has, they do not")
  func sharing() throws {
    let view = make(.text)
    func contents() throws -> LayerPicture {
      let part = CGRect(x: 0, y: 0, width: 10, height: 10)
      let copy = view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
      return try #require(copy?.layer.contents as? LayerPicture)
    }
    try scene.perform {
      ground.addSubview(view)
      let first = try contents()
      #expect(try contents() === first)
      view.subviews[0].backgroundColor = .black
      #expect(try contents() !== first)
    }
  }
}
