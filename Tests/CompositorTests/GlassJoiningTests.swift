import CoreGraphics
import QuartzCore
import Testing

@testable import Compositor

@Suite("Joining glass")
struct GlassJoiningTests {
  private let joining = GlassJoining(container: 1, spacing: 32)

  /// Returns two discs of black glass on white, `gap` points apart.
  private func list(gap: CGFloat, joining: GlassJoining?, second: LayerColor = .black(alpha: 1)) -> DisplayList {
    func disc(_ layer: Int, _ x: CGFloat, _ color: LayerColor) -> DisplayItem {
      let glass = Glass(refraction: 6, tint: color, joining: joining)
      return .item(
        layer, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: x, y: 20, width: 60, height: 60), radius: 30), sigma: 1, glass: glass)))
    }
    return DisplayList([.item(0, .clear(.white)), disc(1, 20, .black(alpha: 1)), disc(2, 80 + gap, second)]).joiningGlass()
  }

  private func draw(_ list: DisplayList) -> PixelBuffer { Picture.draw(list, width: 240, height: 100) }

  @Test("Pieces that are far apart stay as they are")
  func apart() { #expect(list(gap: 33, joining: joining).items.count == 3) }

  @Test("Pieces that come near become one, and a bridge closes between them")
  func near() {
    let close = list(gap: 4, joining: joining)
    #expect(close.items.count == 2)
    #expect(draw(close).red(82, 50) == 0)
    #expect(draw(list(gap: 4, joining: nil)).red(82, 50) == 255)
  }

  @Test("At the distance at which they begin to join, pieces look as they do apart")
  func beginning() {
    let frame = draw(list(gap: 31.9, joining: joining))
    #expect(frame.largestDifference(from: draw(list(gap: 31.9, joining: nil))) <= 3)
  }

  @Test("Between pieces that join, what is behind is seen without a seam", arguments: -40...12)
  func seamless(gap: Int) {
    let picture = Picture.image(width: 240, height: 100) { x, y in
      0xff00_0060 | UInt32(40 + x * 180 / 240) << 16 | UInt32(40 + y * 180 / 100) << 8
    }
    func disc(_ layer: Int, _ x: CGFloat) -> DisplayItem {
      let glass = Glass(refraction: 11, highlight: 0.8, joining: joining)
      let shape = RoundedRect(CGRect(x: x, y: 20, width: 60, height: 60), radius: 30)
      return .item(layer, .backdrop(Backdrop(shape: shape, sigma: 2, glass: glass)))
    }
    let behind = ImagePlacement(image: picture, rect: CGRect(x: 0, y: 0, width: 240, height: 100))
    let list = DisplayList([.item(0, .clear(.white)), .item(3, .image(behind)), disc(1, 20), disc(2, 80 + CGFloat(gap))]).joiningGlass()
    let frame = draw(list)
    let middle = 80 + gap / 2
    for y in 46...54 {
      for x in middle - 12...middle + 12 {
        for level in [frame.red, frame.green] { #expect(abs(level(x + 1, y) - 2 * level(x, y) + level(x - 1, y)) <= 4, "\(x), \(y)") }
      }
    }
  }

  @Test("Pieces in the same place look like one")
  func coinciding() {
    let frame = draw(list(gap: -60, joining: joining))
    let single = Array(list(gap: -60, joining: nil).items.dropLast())
    #expect(frame.largestDifference(from: draw(DisplayList(single))) <= 2)
  }

  @Test("Given pieces with shadows in the same place, then they cast the shadow of one", arguments: [0, 20, 90] as [CGFloat])
  func shadows(distance: CGFloat) {
    func disc(_ layer: Int, _ x: CGFloat) -> [DisplayItem] {
      let shape = RoundedRect(CGRect(x: x, y: 20, width: 60, height: 60), radius: 30)
      let glass = Glass(refraction: 6, joining: GlassJoining(container: 1, spacing: 32))
      return [
        .item(layer, .shadow(Shadow(silhouette: .shape(shape), color: .black(alpha: 0.5), sigma: 6))),
        .item(layer, .backdrop(Backdrop(shape: shape, sigma: 1, glass: glass))),
      ]
    }
    let joined = DisplayList([.item(0, .clear(.white))] + disc(1, 20) + disc(2, 20 + distance)).joiningGlass()
    let shadows = joined.items.filter { if case .shadow = $0.content { true } else { false } }
    // The second casts the part of its shadow with which it sticks out.
    #expect(shadows.count == 2 && shadows[0].alpha == 1 && abs(shadows[1].alpha - min(distance / 60, 1)) < 1e-9)
  }

  @Test("Pieces of another color stay apart")
  func colors() { #expect(list(gap: 4, joining: joining, second: .red).items.count == 3) }
}
