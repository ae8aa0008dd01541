import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Redrawing what changed")
struct DamageTests {
  @Test("After any edits the frame has the bytes of one that is drawn as a whole", arguments: 0..<12)
  func retainedFramesEqualFreshOnes(seed: Int) {
    var scene = RandomScene(seed: UInt64(seed))
    let frame = PixelBuffer(width: scene.width, height: scene.height)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 2, caches: RenderCaches.withoutText())
    renderer.render(scene.list, onto: Canvas(frame), isRetained: false)
    for step in 0..<25 {
      scene.edit()
      renderer.render(scene.list, onto: Canvas(frame), isRetained: true)
      let fresh = Picture.draw(scene.list, width: scene.width, height: scene.height)
      if let difference = frame.firstDifference(from: fresh) {
        Issue.record("After edit \(step) pixel \(difference)\n\(scene.list)")
        return
      }
    }
  }

  /// Returns whether the last of several lists, drawn one after another, looks as it does drawn alone.
  private func isWhole(_ lists: [DisplayList]) -> Bool {
    let frame = PixelBuffer(width: 200, height: 120)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    for (index, list) in lists.enumerated() { renderer.render(list, onto: Canvas(frame), isRetained: index > 0) }
    return lists.last.map { frame.firstDifference(from: Picture.draw($0, width: 200, height: 120)) == nil } ?? false
  }

  @Test("Given a blur, when it comes to lie above what was above it, then it also shows what is beside it")
  func reorderedBackdrop() {
    let clear = DisplayItem.item(0, .clear(.white))
    let bar = DisplayItem.fill(1, CGRect(x: 20, y: 0, width: 40, height: 120), .black)
    let blur = DisplayItem.item(2, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: 64, y: 20, width: 80, height: 80)), sigma: 9)))
    #expect(isWhole([DisplayList([clear, blur, bar]), DisplayList([clear, bar, blur])]))
    #expect(isWhole([DisplayList([clear, bar, blur]), DisplayList([clear, blur, bar])]))
  }

  @Test("Given pixels that are kept of what is below, when a group without content comes below them, then they are drawn again")
  func invisibleGroup() {
    let clear = DisplayItem.item(0, .clear(.white))
    let bar = DisplayItem.fill(1, CGRect(x: 20, y: 0, width: 40, height: 120), .black)
    func dot(_ x: CGFloat) -> DisplayItem { .fill(2, CGRect(x: x, y: 40, width: 30, height: 30), .red) }
    let begin = DisplayItem.item(3, .beginGroup(Group()))
    let group = [begin, DisplayItem(id: begin.id.end, content: .endGroup)]
    let still = (0..<4).map { DisplayList([clear, bar, dot(CGFloat($0) * 5)]) }
    let grouped = DisplayList([clear] + group + [bar, dot(15)])
    let moved = DisplayList([clear] + group + [.fill(1, CGRect(x: 25, y: 0, width: 40, height: 120), .black), dot(15)])
    #expect(isWhole(still + [grouped, moved]))
  }

  @Test("Given glass with a shadow, when another shadow comes between them, then the glass shows it")
  func shadowBelowGlass() {
    func shadow(_ layer: Int) -> DisplayItem {
      .item(
        layer, .shadow(Shadow(silhouette: .shape(RoundedRect(CGRect(x: 10, y: 30, width: 60, height: 40))), color: .black, sigma: 8)))
    }
    let clear = DisplayItem.item(0, .clear(.white))
    let glass = Backdrop(shape: RoundedRect(CGRect(x: 40, y: 20, width: 80, height: 80)), sigma: 4, glass: Glass(refraction: 8))
    let panel = DisplayItem.item(2, .backdrop(glass))
    #expect(isWhole([DisplayList([clear, shadow(2), panel]), DisplayList([clear, shadow(2), shadow(1), panel])]))
    #expect(isWhole([DisplayList([clear, shadow(1), panel]), DisplayList([clear, panel])]))
  }

  @Test("Given an unchanged list, when it is drawn again, then nothing is")
  func nothingChanged() {
    let list = RandomScene(seed: 3).list
    let frame = PixelBuffer(width: 600, height: 300)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    #expect(!renderer.render(list, onto: Canvas(frame), isRetained: false).isEmpty)
    #expect(renderer.render(list, onto: Canvas(frame), isRetained: true).isEmpty)
  }

  @Test("Given a square that moves by a few points, then little more than its two places is drawn")
  func damageIsSmall() throws {
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList([.item(0, .clear(.white)), .fill(1, CGRect(x: x, y: 100, width: 20, height: 20), .red)])
    }
    let frame = PixelBuffer(width: 1000, height: 500)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    renderer.render(list(300), onto: Canvas(frame), isRetained: false)
    let damage = renderer.render(list(306), onto: Canvas(frame), isRetained: true)
    let all = damage.reduce(PixelRect.empty) { $0.union($1) }
    #expect(all.contains(PixelRect(x0: 300, y0: 100, x1: 326, y1: 120)))
    #expect(all.width <= 36 && all.height <= 28)
    #expect(renderer.render(list(306), onto: Canvas(frame), isRetained: true).isEmpty)
  }

  @Test("Given a live surface with one new rectangle, then only that is drawn")
  func surfaceDamage() {
    let surface = LiveSurface(width: 200, height: 200)
    func list() -> DisplayList {
      DisplayList([
        .item(0, .clear(.white)),
        .item(1, .surface(SurfacePlacement(surface: surface, rect: CGRect(x: 50, y: 50, width: 200, height: 200)))),
      ])
    }
    let frame = PixelBuffer(width: 300, height: 300)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    renderer.render(list(), onto: Canvas(frame), isRetained: false)
    surface.draw(seed: 5, in: CGRect(x: 10, y: 10, width: 8, height: 8))
    let damage = renderer.render(list(), onto: Canvas(frame), isRetained: true)
    #expect(damage == [PixelRect(x0: 60, y0: 60, x1: 68, y1: 68)])
    #expect(frame[62, 62] == surface.pixels[12, 12])
  }

  @Test("Given a change under a blur, then the damage reaches as far as the blur spreads it")
  func blurExtendsDamage() {
    func list(_ color: LayerColor) -> DisplayList {
      DisplayList([
        .item(0, .clear(.white)), .fill(1, CGRect(x: 140, y: 140, width: 8, height: 8), color),
        .item(2, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 300)), sigma: 10))),
      ])
    }
    let frame = PixelBuffer(width: 300, height: 300)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    renderer.render(list(.red), onto: Canvas(frame), isRetained: false)
    let damage = renderer.render(list(.blue), onto: Canvas(frame), isRetained: true).reduce(PixelRect.empty) { $0.union($1) }
    #expect(damage.contains(PixelRect(x0: 120, y0: 120, x1: 168, y1: 168)))
    #expect(damage.width < 200)
  }
}
