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
    #expect(frame.largestDifference(from: draw(list(gap: 31.9, joining: nil))) <= 24)
  }

  @Test("Pieces in the same place look like one")
  func coinciding() {
    let frame = draw(list(gap: -60, joining: joining))
    let single = Array(list(gap: -60, joining: nil).items.dropLast())
    #expect(frame.largestDifference(from: draw(DisplayList(single))) <= 2)
  }

  @Test("Pieces of another color stay apart")
  func colors() { #expect(list(gap: 4, joining: joining, second: .red).items.count == 3) }
}
