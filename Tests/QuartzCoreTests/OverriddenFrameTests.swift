import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layers whose frame a subclass overrides")
struct OverriddenFrameTests {
  private final class Noting: CALayer {
    var frames: [CGRect] = []
    override var frame: CGRect { didSet { frames.append(frame) } }
  }

  @Test("Given a subclass that observes its frame, when it is set, then the layer is there and the subclass knows")
  func observation() {
    let layer = Noting()
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.frames == [CGRect(x: 1, y: 2, width: 30, height: 40)])
    #expect(layer.position == CGPoint(x: 16, y: 22) && layer.bounds.size == CGSize(width: 30, height: 40))
  }
}
