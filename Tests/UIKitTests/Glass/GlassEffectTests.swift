import QuartzCore
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct GlassEffectTests {
  private let harness = SceneHarness()

  private func add(_ view: UIVisualEffectView, _ frame: CGRect = CGRect(x: 40, y: 40, width: 200, height: 60)) throws -> CABackdropLayer {
    view.frame = frame
    harness.rootView.addSubview(view)
    harness.turn()
    return try #require(view.subviews.first?.layer as? CABackdropLayer)
  }

  @Test func `given an effect that is set in an animator, then the glass grows from nothing and can be scrubbed`() throws {
    let view = UIVisualEffectView(effect: nil)
    let backdrop = try add(view)
    let effect = UIGlassEffect(style: .regular)
    let animator = harness.perform { UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = effect } }
    let whole = effect.backdrop
    for fraction in [0.5, 0.1, 0.9] as [CGFloat] {
      harness.perform { animator.fractionComplete = fraction }
      let shown = harness.shownState(of: backdrop).backdrop
      #expect(abs(shown.refraction - whole.refraction * fraction) < 1e-9)
      #expect(abs(shown.highlight - whole.highlight * fraction) < 1e-9)
      #expect(abs(shown.blurRadius - whole.radius * fraction) < 1e-9)
      #expect(harness.shownState(of: backdrop).corners.radius == 30, "the shape is there from the beginning")
    }
    harness.perform { animator.stopAnimation(true) }
  }

  @Test func `given no effect anymore, then the glass is gone`() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    let backdrop = try add(view)
    #expect(backdrop.refraction > 0)
    harness.perform { UIView.animate(withDuration: 0.2) { view.effect = nil } }
    harness.advance(by: 0.5)
    #expect(backdrop.refraction == 0 && backdrop.highlight == 0 && backdrop.blurRadius == 0 && backdrop.tintColor?.alpha == 0)
  }

  @Test(arguments: [true, false])
  func `given an effect that is set in an animation block, then the glass appears or disappears by its strength, not by its opacity`(
    appears: Bool
  ) throws {
    let effect = UIGlassEffect()
    let view = UIVisualEffectView(effect: appears ? nil : effect)
    let backdrop = try add(view)
    harness.perform { UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.effect = appears ? effect : nil } }
    harness.advance(by: 0.1)
    let shown = harness.shownState(of: backdrop)
    let part: CGFloat = appears ? 0.25 : 0.75
    #expect(abs(shown.backdrop.refraction - effect.backdrop.refraction * part) < 0.01)
    #expect(abs(shown.backdrop.blurRadius - effect.backdrop.radius * part) < 0.01)
    for layer in [view.layer, view.contentView.layer, backdrop] { #expect(harness.shownState(of: layer).opacity == 1) }
  }

  @Test func `glass is a capsule of any size, until the view has corners of its own`() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    let backdrop = try add(view)
    #expect(backdrop.cornerRadius == 30)
    view.frame.size.height = 100
    #expect(backdrop.cornerRadius == 50)
    view.layer.cornerRadius = 12
    view.frame.size.height = 80
    #expect(backdrop.cornerRadius == 12 && view.layer.cornerRadius == 12)
    view.cornerConfiguration = .corners(radius: .fixed(20))
    #expect(backdrop.cornerRadius == 20)
  }

  @Test func `clipping a view with glass clips its content, not the glass`() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect())
    _ = try add(view)
    view.clipsToBounds = true
    #expect(view.contentView.clipsToBounds && view.clipsToBounds && !view.layer.masksToBounds)
    view.effect = UIBlurEffect(style: .light)
    #expect(view.layer.masksToBounds && view.layer.cornerRadius == 0)
  }

  @Test func `with Reduce Transparency, blurs and glass are plain colors, at once and for views that come later`() throws {
    var posted = 0
    harness.perform {
      _ = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { posted += UIAccessibility.isReduceTransparencyEnabled ? 1 : 100 } }
    }
    let blur = try add(UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial)))
    let usual = (radius: blur.blurRadius, alpha: blur.tintColor?.alpha)
    let glass = try add(UIVisualEffectView(effect: UIGlassEffect()))
    harness.scene.settings.isReduceTransparencyEnabled = true
    let later = try add(UIVisualEffectView(effect: UIGlassEffect(style: .clear)))
    for layer in [blur, glass, later] {
      #expect(layer.blurRadius == 0 && layer.refraction == 0 && layer.saturation == 1 && layer.tintColor?.alpha == 1)
    }
    #expect(posted == 1)
    harness.scene.settings.isReduceTransparencyEnabled = false
    #expect(usual.radius == 20 && blur.blurRadius == 20 && blur.tintColor?.alpha == usual.alpha && posted == 101)
  }

  @Test func `with Reduce Transparency, a view without effect shows what is behind it`() throws {
    harness.scene.settings.isReduceTransparencyEnabled = true
    for effect in [nil, UIGlassContainerEffect()] {
      let backdrop = try add(UIVisualEffectView(effect: effect))
      #expect(backdrop.blurRadius == 0 && backdrop.tintColor?.alpha ?? 0 == 0)
    }
  }

  @Test func `a tint colours the glass`() throws {
    let effect = UIGlassEffect()
    effect.tintColor = .red
    let backdrop = try add(UIVisualEffectView(effect: effect))
    #expect(backdrop.tintColor?.components?.first == 1)
  }

  @Test func `interactive glass grows while it is touched`() throws {
    let effect = UIGlassEffect()
    effect.isInteractive = true
    let view = UIVisualEffectView(effect: effect)
    _ = try add(view)
    harness.press(CGPoint(x: 140, y: 70))
    harness.advance(by: 0.5)
    #expect(view.contentView.transform.a > 1.02)
    harness.release(CGPoint(x: 140, y: 70))
    harness.advance(by: 0.5)
    #expect(view.contentView.transform.isIdentity)
  }

  @Test func `glass joins with what is in the same container, as long as it is in it`() throws {
    let effect = UIGlassContainerEffect()
    effect.spacing = 24
    let container = UIVisualEffectView(effect: effect)
    _ = try add(container)
    let view = UIVisualEffectView(effect: UIGlassEffect())
    container.contentView.addSubview(view)
    let backdrop = try #require(view.subviews.first?.layer as? CABackdropLayer)
    #expect(backdrop.joining?.spacing == 24)
    container.effect = nil
    #expect(backdrop.joining == nil)
    container.effect = effect
    #expect(backdrop.joining?.spacing == 24)
    harness.rootView.addSubview(view)
    #expect(backdrop.joining == nil)
  }
}
