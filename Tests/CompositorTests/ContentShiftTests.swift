import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Moving pixels of the last frame")
struct ContentShiftTests {
  @Test("However a list scrolls and changes, the frame has the bytes of one that is drawn as a whole", arguments: 0..<10)
  func movedFramesEqualFreshOnes(seed: Int) {
    var scene = ScrollingScene(seed: UInt64(seed))
    let frame = PixelBuffer(width: scene.width, height: scene.height)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 2, caches: RenderCaches.withoutText())
    renderer.render(scene.list, onto: Canvas(frame), isRetained: false)
    var last = scene.list.items
    for step in 0..<16 {
      scene.edit()
      let items = scene.list.items
      if step % 2 == 0, items.map(\.id) == last.map(\.id) {
        renderer.render(items, changedIn: [0..<items.count], onto: Canvas(frame), isRetained: true)
      } else {
        renderer.render(scene.list, onto: Canvas(frame), isRetained: true)
      }
      last = items
      let fresh = Picture.draw(scene.list, width: scene.width, height: scene.height)
      if let difference = frame.firstDifference(from: fresh) {
        Issue.record("After edit \(step) pixel \(difference)\n\(scene.list)")
        return
      }
    }
  }

  /// A list of bars in a clip over a white ground, and something that stays in front of it.
  private func list(offset: CGFloat, hasOverlay: Bool = false) -> DisplayList {
    var items: [DisplayItem] = [
      .item(0, .clear(.white)), .item(1, .beginGroup(Group(clip: RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 260))))),
    ]
    for index in 0..<8 {
      let place = Projection.translation(60, CGFloat(index) * 50 + 30 - offset)
      items.append(
        .item(
          10 + index, .fill(Fill(shape: RoundedRect(CGRect(x: 0, y: 0, width: 280, height: 40), radius: 8), paint: .color(.red))),
          through: place))
    }
    items.append(DisplayItem(id: items[1].id.end, content: .endGroup))
    if hasOverlay { items.append(.fill(2, CGRect(x: 300, y: 100, width: 40, height: 40), .blue)) }
    return DisplayList(items)
  }

  private func scrolled(by distance: CGFloat, hasOverlay: Bool = false, mark: (x: Int, y: Int)) -> PixelBuffer {
    let frame = PixelBuffer(width: 400, height: 260)
    let renderer = FrameRenderer(screen: PixelRect(frame), threads: 1, caches: RenderCaches.withoutText())
    renderer.render(list(offset: 10, hasOverlay: hasOverlay), onto: Canvas(frame), isRetained: false)
    // No drawing makes this color, so where it is afterwards nothing was drawn.
    frame[mark.x, mark.y] = 0xff00_ff01
    renderer.render(list(offset: 10 + distance, hasOverlay: hasOverlay), onto: Canvas(frame), isRetained: true)
    return frame
  }

  @Test("A list that scrolls by whole pixels is moved, not drawn again")
  func moved() {
    #expect(scrolled(by: 12, mark: (200, 100))[200, 88] == 0xff00_ff01)
    #expect(scrolled(by: -7, mark: (200, 100))[200, 107] == 0xff00_ff01)
  }

  @Test("A list that scrolls by part of a pixel is drawn again")
  func drawnAgain() {
    let frame = scrolled(by: 1.5, mark: (200, 100))
    #expect((60..<140).allSatisfy { frame[200, $0] != 0xff00_ff01 })
  }

  @Test("What stays in front is drawn again where it is and where its pixels were moved to")
  func overlay() {
    let frame = scrolled(by: 12, hasOverlay: true, mark: (320, 120))
    #expect((80..<150).allSatisfy { frame[320, $0] != 0xff00_ff01 })
    #expect(frame[320, 110] == 0xff00_00ff && frame[320, 139] == 0xff00_00ff)
  }
}

/// A list in a clip with cells of many kinds that scrolls and changes at random.
private struct ScrollingScene {
  let width = 400
  let height = 260
  private var random: SeededGenerator
  private var offset = CGPoint(x: 0, y: 60)
  private var cells: [[DisplayItem]] = []
  private var nextLayer = 100
  private var overlay: [DisplayItem] = []
  private let scale: Double
  private let clip: RoundedRect
  private let photo = Picture.pattern(width: 90, height: 60)

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    scale = [1, 1, 2, 0.5, 1.5, 1.1][Int(seed) % 6]
    let isWhole = Bool.random(using: &generator)
    let size = CGSize(width: 400 / scale, height: 260 / scale)
    clip =
      isWhole
      ? RoundedRect(CGRect(origin: .zero, size: size))
      : RoundedRect(CGRect(x: 20, y: 10, width: size.width - 40, height: size.height - 30), radius: Bool.random(using: &generator) ? 9 : 0)
    random = generator
    for _ in 0..<9 { cells.append(newCell()) }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  private mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  private mutating func color() -> LayerColor {
    LayerColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.6) ? 1 : number(0...1))
  }

  private mutating func layer() -> Int {
    nextLayer += 1
    return nextLayer
  }

  /// Returns items in a cell of 300 × 40 points.
  private mutating func newCell() -> [DisplayItem] {
    let inset = chance(0.7) ? number(0...20).rounded() : number(0...20)
    let rect = CGRect(x: inset, y: 2, width: chance(0.7) ? 240 : number(100...300), height: 36)
    switch Int(number(0...7.99)) {
    case 0: return [.item(layer(), .fill(Fill(shape: RoundedRect(rect, radius: 10), paint: .color(color()))))]
    case 1: return [.item(layer(), .image(ImagePlacement(image: photo, rect: rect, shape: RoundedRect(rect, radius: 7))))]
    case 2:
      let gradient = Gradient(
        type: .axial, colors: [color(), color()], locations: [0, 1], start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.midY))
      return [.item(layer(), .fill(Fill(shape: RoundedRect(rect), paint: .gradient(gradient))))]
    case 3:
      return [
        .item(layer(), .shadow(Shadow(silhouette: .shape(RoundedRect(rect, radius: 9)), color: color(), sigma: number(0...6)))),
        .item(layer(), .fill(Fill(shape: RoundedRect(rect, radius: 9), paint: .color(color())))),
        .item(layer(), .border(Border(shape: RoundedRect(rect, radius: 9), width: number(0.5...3), color: color()))),
      ]
    case 4, 5:
      // A cell with a clip of its own, in which translucent things may overlap.
      let begin = DisplayItem.item(
        layer(), .beginGroup(Group(clip: RoundedRect(rect, radius: chance(0.5) ? 12 : 0))), alpha: chance(0.7) ? 1 : number(0...1))
      var items = [begin]
      for _ in 0..<Int(number(1...3.99)) {
        let part = chance(0.4) ? rect.insetBy(dx: -2, dy: -2) : CGRect(x: number(0...150), y: number(0...20), width: 120, height: 25)
        items.append(.item(layer(), .fill(Fill(shape: RoundedRect(part), paint: .color(color())))))
      }
      return items + [DisplayItem(id: begin.id.end, content: .endGroup)]
    case 6:
      return [.item(layer(), .path(PathPainting(path: CGPath(ellipseIn: rect, transform: nil), style: .fill(.winding), color: color())))]
    default: return [.fill(layer(), rect, radius: 4, color())]
    }
  }

  var list: DisplayList {
    let map = Projection.scale(scale)
    var items: [DisplayItem] = [
      .item(0, .clear(LayerColor(red: 0.2, green: 0.25, blue: 0.3, alpha: 1))),
      .item(1, .fill(Fill(shape: RoundedRect(CGRect(x: 30, y: 30, width: 60, height: 90)), paint: .color(.red)))),
      .item(2, .fill(Fill(shape: RoundedRect(CGRect(x: -1, y: -1, width: 900, height: 900)), paint: .color(.white)))),
    ]
    // As in a scroll view, the clip's own points scroll along.
    let points = map.concatenated(after: .translation(-offset.x, -offset.y))
    let begin = DisplayItem.item(
      3, .beginGroup(Group(clip: RoundedRect(clip.rect.offsetBy(dx: offset.x, dy: offset.y), radii: clip.radii))), through: points)
    items.append(begin)
    for (index, cell) in cells.enumerated() {
      let place = points.concatenated(after: .translation(10, Double(index) * 40))
      items += cell.map { item in
        var item = item
        if case .endGroup = item.content { return item }
        item.projection = place
        return item
      }
    }
    items.append(DisplayItem(id: begin.id.end, content: .endGroup))
    return DisplayList(items + overlay)
  }

  mutating func edit() {
    let step = 1 / scale
    switch Int(number(0...9.99)) {
    case 0: cells.insert(newCell(), at: Int.random(in: 0...cells.count, using: &random))
    case 1 where cells.count > 4: cells.remove(at: Int.random(in: cells.indices, using: &random))
    case 2: overlay = overlay.isEmpty ? [.fill(layer(), CGRect(x: 100, y: 50, width: 60, height: 140), radius: 3, color())] : []
    case 3: offset.y += number(-5...5)
    case 4: offset.x += number(-6...6).rounded() * step
    default: break
    }
    if chance(0.15) { cells[Int.random(in: cells.indices, using: &random)] = newCell() }
    offset.y += number(-14...14).rounded() * step
  }
}
