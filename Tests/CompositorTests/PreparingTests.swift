import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Pixels that later frames need")
struct PreparingTests {
  private let text = CountingTextEngine()
  private let compositor: Compositor
  private let root = CALayer()

  /// Creates a layer with a text that fades in from time 0 to 1.
  init() {
    compositor = Compositor(threads: 1, textEngine: text)
    root.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    let context = CGContext(size: CGSize(width: 60, height: 20))
    context.draw(TextRun("Text", font: FontDescription(size: 10)), at: CGPoint(x: 0, y: 10), color: CGColor(gray: 0, alpha: 1))
    let label = CALayer()
    label.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
    label.contents = context.drawing
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.0
    fade.beginTime = 1
    fade.fillMode = .backwards
    label.add(fade, forKey: nil)
    root.addSublayer(label)
  }

  private func render(at time: Double) {
    _ = compositor.render(root, at: time, width: 80, height: 40, scale: 1, background: CGColor(gray: 1, alpha: 1))
  }

  @Test("Given a text that is still transparent, when the frame of a later time is prepared, then that frame doesn't rasterize it again")
  func prepared() {
    render(at: 0)
    #expect(text.rasterized == 0)
    compositor.prepare(root, at: 1.1, through: .scale(1))
    #expect(text.rasterized == 1)
    render(at: 1.1)
    #expect(text.rasterized == 1)
  }

  @Test("Given a text that is still transparent, when nothing is prepared, then the frame that shows it rasterizes it")
  func unprepared() {
    render(at: 0)
    render(at: 1.1)
    #expect(text.rasterized == 1)
  }

  @Test("Preparing at another scale prepares nothing for this one")
  func otherScale() {
    render(at: 0)
    compositor.prepare(root, at: 1.1, through: .scale(2))
    render(at: 1.1)
    #expect(text.rasterized == 2)
  }
}

/// An engine that counts the texts that it rasterizes.
private final class CountingTextEngine: TextEngine {
  private let engine = EstimatingTextEngine()
  nonisolated(unsafe) private(set) var rasterized = 0

  func metrics(of font: FontDescription) -> FontMetrics { engine.metrics(of: font) }
  func width(of run: TextRun) -> CGFloat { engine.width(of: run) }
  func mask(of run: TextRun, scale: CGFloat, subpixel: CGFloat) -> GlyphMask? {
    rasterized += 1
    return nil
  }
}
