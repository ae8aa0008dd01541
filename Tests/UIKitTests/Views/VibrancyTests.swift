import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Vibrancy")
struct VibrancyTests {
  private let harness = SceneHarness(size: CGSize(width: 400, height: 400))
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
  private let label = UILabel()

  private func show(_ effect: UIVisualEffect) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: effect)
    blur.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    label.frame = view.bounds
    view.contentView.addSubview(label)
    blur.contentView.addSubview(view)
    harness.perform { harness.rootView.addSubview(blur) }
    harness.advance(by: 0.1)
    return view
  }

  @Test("Given content in front of a dark blur, then it has the colors of the dark style, and lets the blur through")
  func dark() {
    let view = show(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .secondaryLabel))
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    let tint: UIColor = label.tintColor.resolvedColor(with: label.traitCollection)
    #expect(tint == .white)
    #expect(abs((view.contentView.superview?.alpha ?? 0) - 0.6) < 1e-6)
    let frame: CGRect = label.convert(label.bounds, to: nil)
    #expect(frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("Given another effect, then the content is as it was")
  func leaving() {
    let view = show(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
    harness.perform { view.effect = nil }
    harness.advance(by: 0.1)
    #expect(view.contentView.superview === view && label.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Given content that is resized with its view, then it fills it")
  func resizing() {
    let view = show(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
    harness.perform { view.frame.size = CGSize(width: 300, height: 50) }
    harness.advance(by: 0.1)
    #expect(view.contentView.bounds.size == CGSize(width: 300, height: 50))
  }
}
