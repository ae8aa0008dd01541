import CoreGraphics
import Host
import Testing
import UITestSupport

@testable import UIKit

/// A screen on which code sets numbers that are no numbers, infinite or vast.
@MainActor
final class NumberStage {
  /// What the code of a user may contain, on purpose or by a division by zero.
  static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e9, 1e6, -1, 0, .leastNonzeroMagnitude]

  let harness: SceneHarness
  let root = UIViewController()
  let navigation: UINavigationController
  private let renderer: SceneRenderer
  /// A window in front of everything, in a corner.
  private let marker: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: root)
    harness = SceneHarness(pace: SceneHarness.Pace(frame: 1.0 / 30), root: navigation)
    renderer = SceneRenderer(scene: harness.scene, threads: 1)
    harness.scene.misuseScope = .scene
    harness.scene.warningHandler = { _ in }
    marker = UIWindow(windowScene: harness.scene)
    marker.frame = CGRect(x: 360, y: 814, width: 20, height: 20)
    marker.windowLevel = UIWindow.Level(rawValue: 1e308)
    marker.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    harness.perform {
      root.view.backgroundColor = .white
      marker.isHidden = false
    }
    harness.turn()
    draw()
  }

  /// Adds a view in the middle of the screen, and returns it.
  @discardableResult
  func add<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 40, y: 160, width: 300, height: 300)) -> View {
    view.frame = frame
    if view.backgroundColor == nil { view.backgroundColor = .systemTeal }
    root.view.addSubview(view)
    return view
  }

  /// Keeps an object that UIKit refers to weakly.
  func keep(_ object: AnyObject) { kept.append(object) }
  private var kept: [AnyObject] = []

  /// Draws what is on the screen.
  private func draw() { _ = renderer.render(into: pixels) }
  private let pixels = PixelBuffer(width: 390, height: 844)

  /// A Boolean value that indicates whether the screen still shows what has nothing to do with the numbers.
  private var showsMarker: Bool { pixels.row(824)[370] == 0xffff_0000 }

  private func pass(_ frames: Int) {
    for _ in 0..<frames {
      harness.advance(by: 1.0 / 30)
      draw()
    }
  }

  /// Runs code that sets numbers, lets it move, uses what is there, and covers it by other screens.
  ///
  /// Returns a description of what went wrong, or nil.
  func run(_ body: @escaping @MainActor (NumberStage) -> Void) -> String? {
    harness.perform { body(self) }
    pass(3)
    harness.perform { UIView.animate(withDuration: 0.2) { [self] in body(self) } }
    pass(3)
    harness.click(CGPoint(x: 190, y: 300))
    harness.drag(from: CGPoint(x: 190, y: 400), to: CGPoint(x: 170, y: 250), steps: 4)
    harness.wheel(CGVector(dx: 3, dy: -40), at: CGPoint(x: 190, y: 300))
    harness.key(.keyboardDownArrow)
    pass(3)
    harness.perform {
      let page = UIViewController()
      page.view.backgroundColor = .systemGray5
      if root.presentedViewController == nil { navigation.pushViewController(page, animated: true) }
    }
    pass(4)
    harness.perform { navigation.popViewController(animated: true) }
    harness.scene.resize(to: CGSize(width: 600, height: 844), animated: true)
    pass(3)
    harness.scene.resize(to: CGSize(width: 390, height: 844))
    harness.scene.settings.userInterfaceStyle = .dark
    pass(1)
    harness.advance(by: 1)
    draw()
    if harness.scene.misuse != nil { return nil }
    return showsMarker ? nil : "what is beside it isn't drawn"
  }
}

/// A property, or a call, that takes a number.
struct NumberCase: CustomTestStringConvertible, Sendable {
  let name: String
  let body: @MainActor @Sendable (NumberStage, Double) -> Void

  init(_ name: String, _ body: @escaping @MainActor @Sendable (NumberStage, Double) -> Void) { (self.name, self.body) = (name, body) }

  var testDescription: String { name }
}

extension Int {
  /// The whole number nearest to a number, or 0 for none.
  init(nearest number: Double) { self = number.isNaN ? 0 : Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max) }
}

extension CGSize {
  init(both side: Double) { self.init(width: side, height: side) }
}

extension CGPoint {
  init(both place: Double) { self.init(x: place, y: place) }
}

extension UIEdgeInsets {
  init(all inset: Double) { self.init(top: inset, left: inset, bottom: inset, right: inset) }
}

extension NSDirectionalEdgeInsets {
  init(all inset: Double) { self.init(top: inset, leading: inset, bottom: inset, trailing: inset) }
}

/// A view that draws itself.
final class DrawnView: UIView {
  private let drawing: (CGRect) -> Void

  init(_ drawing: @escaping (CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { drawing(rect) }
}
