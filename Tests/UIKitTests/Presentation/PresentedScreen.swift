import Foundation
import UIKit
import UITestSupport

/// A screen with a button, from which controllers are presented.
@MainActor
final class PresentedScreen {
  static let phone = CGSize(width: 390, height: 844)
  static let tablet = CGSize(width: 820, height: 1180)

  let root = UIViewController()
  let button = UIButton(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
  let harness: SceneHarness
  let journal = Journal()

  init(_ size: CGSize = phone, safeArea: UIEdgeInsets = .zero) {
    harness = SceneHarness(size: size, safeArea: safeArea, root: root)
    harness.scene.warningHandler = { [journal] in journal.note($0) }
    harness.perform { root.view.addSubview(button) }
    harness.turn()
  }

  /// Presents a controller, and waits until it has come.
  func present(_ controller: UIViewController, animated: Bool = true) {
    harness.perform { root.present(controller, animated: animated) { [journal] in journal.note("presented") } }
    harness.advance(by: 1.2)
  }

  /// The frame of a view on the screen, in thousandths of a point.
  func frame(of view: UIView?) -> CGRect {
    guard let view else { return .null }
    let frame = view.convert(view.bounds, to: harness.window)
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
  }

  /// The visible label with a text, on the screen.
  func label(_ text: String) -> UILabel? { Self.label(text, in: harness.window) }

  private static func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text, !label.isHidden { return label }
    return view.subviews.lazy.compactMap { Self.label(text, in: $0) }.first
  }

  /// Clicks the middle of the label with a text, and waits.
  func click(_ text: String) {
    let frame = frame(of: label(text))
    harness.click(CGPoint(x: frame.midX, y: frame.midY))
    harness.advance(by: 1)
  }
}
