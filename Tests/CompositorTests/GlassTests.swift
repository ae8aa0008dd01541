import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Glass")
struct GlassTests {
  private let panel = RoundedRect(CGRect(x: 20, y: 20, width: 160, height: 80), radius: 40)

  /// Returns vertical stripes of 8 pixels behind a panel.
  private func draw(_ glass: Glass?, sigma: CGFloat = 0, threads: Int = 1, through projection: Projection = .identity) -> PixelBuffer {
    var items: [DisplayItem] = [.item(0, .clear(.white))]
    for stripe in 0..<13 { items.append(.fill(stripe + 1, CGRect(x: stripe * 16, y: 0, width: 8, height: 120), .black)) }
    items.append(.item(20, .backdrop(Backdrop(shape: panel, sigma: sigma, glass: glass)), through: projection))
    return Picture.draw(DisplayList(items), width: 200, height: 120, threads: threads)
  }

  @Test("A stripe behind the rim is moved, and one behind the middle is straight")
  func rim() {
    let (plain, glass) = (draw(nil), draw(Glass(refraction: 12)))
    for x in 60..<140 { #expect(glass[x, 60] == plain[x, 60], "at \(x)") }
    #expect((20..<38).contains { glass[$0, 60] != plain[$0, 60] })
    for x in 0..<200 { #expect(glass[x, 10] == plain[x, 10], "outside") }
  }

  @Test("Without refraction and light, glass has the same bytes as a plain backdrop", arguments: [0.0, 3, 9])
  func noStrength(sigma: CGFloat) {
    #expect(draw(Glass(refraction: 0), sigma: sigma).firstDifference(from: draw(nil, sigma: sigma)) == nil)
  }

  @Test("A layer without refraction and light is drawn as a plain backdrop")
  func plainLayer() {
    let layer = CABackdropLayer()
    layer.frame = panel.rect
    layer.blurRadius = 4
    func isGlass() -> Bool {
      LayerFlattener.list(of: layer, at: 0, through: .identity, background: .white).items.contains {
        if case .backdrop(let backdrop) = $0.content { backdrop.glass != nil } else { false }
      }
    }
    #expect(!isGlass())
    layer.refraction = 5
    #expect(isGlass())
  }

  @Test("Over a symmetric picture, glass without light is symmetric")
  func symmetry() {
    let items: [DisplayItem] = [
      .item(0, .clear(.white)), .fill(1, CGRect(x: 30, y: 0, width: 20, height: 120), .black),
      .fill(2, CGRect(x: 150, y: 0, width: 20, height: 120), .black),
      .item(3, .backdrop(Backdrop(shape: panel, sigma: 2, glass: Glass(refraction: 12)))),
    ]
    let frame = Picture.draw(DisplayList(items), width: 200, height: 120)
    for y in 0..<120 {
      for x in 0..<100 {
        #expect(abs(frame.red(x, y) - frame.red(199 - x, y)) <= 2, "at \(x), \(y)")
        #expect(abs(frame.red(x, y) - frame.red(x, 119 - y)) <= 2, "at \(x), \(y)")
      }
    }
  }

  @Test("Light falls on the rim from the top left, and turns with the screen, not with the glass")
  func light() {
    func lit(_ projection: Projection) -> (top: Int, side: Int) {
      let dark: [DisplayItem] = [
        .item(0, .clear(.black)),
        .item(1, .backdrop(Backdrop(shape: panel, sigma: 0, glass: Glass(refraction: 0, highlight: 1))), through: projection),
      ]
      let frame = Picture.draw(DisplayList(dark), width: 200, height: 120)
      return (frame.red(100, 20), frame.red(179, 60))
    }
    let upright = lit(.identity)
    #expect(upright.top > 100 && upright.top > upright.side + 40)
    let turned = lit(Projection(xx: -1, x1: 200, yy: -1, y1: 120))
    #expect(abs(turned.top - upright.top) <= 2)
  }

  @Test("Glass casts a shadow, which isn't seen through it", arguments: [false, true])
  func shadow(isClipped: Bool) {
    let (view, layer) = (CALayer(), CABackdropLayer())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    view.masksToBounds = isClipped
    layer.frame = CGRect(x: 40, y: 30, width: 120, height: 60)
    layer.cornerRadius = 30
    layer.blurRadius = 2
    layer.refraction = 8
    layer.highlight = 1
    view.addSublayer(layer)
    let frame = Picture.draw(view, width: 200, height: 120)
    #expect(frame.red(100, 60) == 255)
    #expect(frame.red(100, 93) < 250)
  }

  @Test("The pixels don't depend on the number of threads")
  func threads() {
    let glass = Glass(refraction: 12, highlight: 0.8, tint: .black(alpha: 0.2))
    #expect(draw(glass, sigma: 3).fingerprint == draw(glass, sigma: 3, threads: 4).fingerprint)
  }

  @Test("Given a change under the rim, then the frame is the same as one that is drawn as a whole")
  func damage() {
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList([
        .item(0, .clear(.white)), .fill(1, CGRect(x: x, y: 55, width: 6, height: 6), .black),
        .item(2, .backdrop(Backdrop(shape: panel, sigma: 1, glass: Glass(refraction: 25, highlight: 0.5)))),
      ])
    }
    let frame = PixelBuffer(width: 200, height: 120)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    renderer.render(list(20), onto: Canvas(frame), isRetained: false)
    for x in stride(from: 22, through: 180, by: 9) {
      renderer.render(list(CGFloat(x)), onto: Canvas(frame), isRetained: true)
      #expect(frame.firstDifference(from: Picture.draw(list(CGFloat(x)), width: 200, height: 120)) == nil, "at \(x)")
    }
  }
}
