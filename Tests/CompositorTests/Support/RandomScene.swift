import CoreGraphics
import Foundation
import QuartzCore

@testable import Compositor

/// A scene with every kind of item that is edited at random, one edit per frame.
struct RandomScene {
  let width = 600
  let height = 300
  private var random: SeededGenerator
  private var items: [DisplayItem] = []
  private var nextLayer = 1
  private let photo = Picture.pattern(width: 160, height: 120)
  private let surface = LiveSurface(width: 90, height: 60)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<12 { items.append(contentsOf: newItems()) }
  }

  var list: DisplayList {
    DisplayList([.item(0, .clear(LayerColor(red: 0.2, green: 0.25, blue: 0.3, alpha: 1)))] + items).joiningGlass()
      .cuttingGroupsAtBackdrops()
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  private mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  private mutating func rect() -> CGRect {
    let (x, y) = (number(-40...560), number(-40...260))
    // Many things in an interface are on whole points.
    return chance(0.5)
      ? CGRect(x: x.rounded(), y: y.rounded(), width: number(10...300).rounded(), height: number(10...200).rounded())
      : CGRect(x: x, y: y, width: number(2...300), height: number(2...200))
  }

  private mutating func color() -> LayerColor {
    LayerColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.5) ? 1 : number(0...1))
  }

  private mutating func projection() -> Projection {
    switch Int(number(0...5)) {
    case 0:
      let angle = number(-0.6...0.6)
      return Projection(
        xx: cos(angle), xy: -sin(angle), x1: number(0...100), yx: sin(angle), yy: cos(angle), y1: number(-60...60))
    case 1: return Projection(xx: 1, yy: 1, wx: number(-0.0012...0.0012), wy: number(-0.001...0.001))
    case 2: return Projection(xx: number(0.4...1.6), x1: number(-30...30), yy: number(0.4...1.6), y1: number(-30...30))
    default: return .identity
    }
  }

  private mutating func shape() -> RoundedRect {
    let rect = rect()
    return chance(0.4)
      ? RoundedRect(rect)
      : RoundedRect(
        rect,
        radii: LayerCornerRadii(topLeft: number(0...40), topRight: number(0...40), bottomLeft: number(0...40), bottomRight: number(0...40)))
  }

  private mutating func glass() -> Glass {
    Glass(
      refraction: number(0...30), highlight: number(0...1), tint: chance(0.5) ? color() : nil,
      joining: chance(0.5) ? GlassJoining(container: 1, spacing: 30) : nil)
  }

  /// Returns one item, or a group with some items in it.
  private mutating func newItems(depth: Int = 0) -> [DisplayItem] {
    let layer = nextLayer
    nextLayer += 1
    let map = projection()
    let alpha = chance(0.7) ? 1 : number(0...1)
    let content: DisplayItem.Content
    switch Int(number(0...11.99)) {
    case 0, 1: content = .fill(Fill(shape: shape(), paint: .color(color())))
    case 2:
      let area = shape()
      let type: CAGradientLayerType = chance(0.4) ? .axial : chance(0.5) ? .radial : .conic
      let gradient = Gradient(
        type: type, colors: [color(), color(), color()], locations: [0, 0.4, 1], start: area.rect.origin,
        end: CGPoint(x: area.rect.maxX, y: area.rect.midY))
      content = .fill(Fill(shape: area, paint: .gradient(gradient)))
    case 3, 4:
      let area = rect()
      content = .image(
        ImagePlacement(
          image: photo, rect: area, shape: chance(0.5) ? RoundedRect(area, radius: 12) : nil, clip: chance(0.3) ? shape() : nil))
    case 5:
      content = .shadow(Shadow(silhouette: .shape(shape()), color: color(), sigma: number(0...20), offset: CGSize(width: 2, height: 5)))
    case 6: content = .border(Border(shape: shape(), width: number(0.5...8), color: color()))
    case 7:
      let path = CGPath(ellipseIn: rect(), transform: nil)
      let style: PathPainting.Style = chance(0.5) ? .fill(.winding) : .stroke(CGDrawing.StrokeStyle(width: number(1...9)))
      content = .path(PathPainting(path: path, style: style, color: color()))
    case 8:
      content = .backdrop(
        Backdrop(shape: shape(), sigma: number(0...12), saturation: chance(0.5) ? 1 : 1.8, glass: chance(0.5) ? glass() : nil))
    case 9: content = .surface(SurfacePlacement(surface: surface, rect: CGRect(x: number(0...400).rounded(), y: 40, width: 90, height: 60)))
    default:
      guard depth < 3 else {
        content = .fill(Fill(shape: shape(), paint: .color(color())))
        break
      }
      let second: Group.SecondPart? = chance(0.3) ? chance(0.5) ? .mask : .dissolve(number(0...1)) : nil
      var items = [
        DisplayItem.item(
          layer, .beginGroup(Group(clip: chance(0.7) ? shape() : nil, second: second)), through: map,
          alpha: chance(0.6) ? 1 : alpha)
      ]
      for _ in 0..<Int(number(1...4)) { items += newItems(depth: depth + 1) }
      if second != nil { items += [.item(layer, .beginSecond), .fill(nextLayer, rect(), radius: 20, color())] }
      nextLayer += 1
      return items + [DisplayItem(id: items[0].id.end, content: .endGroup)]
    }
    return [.item(layer, content, through: map, alpha: alpha)]
  }

  /// The ranges of complete items and groups at the top level.
  private var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var depth = 0
    var start = 0
    for (index, item) in items.enumerated() {
      if depth == 0 { start = index }
      if case .beginGroup = item.content { depth += 1 }
      if case .endGroup = item.content { depth -= 1 }
      if depth == 0 { pieces.append(start..<index + 1) }
    }
    return pieces
  }

  /// Changes one thing.
  mutating func edit() {
    guard let piece = pieces.randomElement(using: &random) else { return items += newItems() }
    switch Int(number(0...9.99)) {
    case 0: items.insert(contentsOf: newItems(), at: piece.lowerBound)
    case 1 where pieces.count > 6: items.removeSubrange(piece)
    case 2:
      let moved = Array(items[piece])
      items.removeSubrange(piece)
      items.insert(contentsOf: moved, at: pieces.randomElement(using: &random)?.lowerBound ?? 0)
    case 3:
      surface.draw(seed: UInt32(truncatingIfNeeded: random.next()), in: CGRect(x: 10, y: 5, width: 30, height: 40))
      for index in items.indices {
        if case .surface(let placement) = items[index].content {
          items[index].content = .surface(SurfacePlacement(surface: surface, rect: placement.rect))
        }
      }
    case 4: items[Int.random(in: items.indices, using: &random)].alpha = number(0...1)
    default:
      // Something moves: the same thing for a while, as in a transition.
      let index = chance(0.5) ? items.count - 1 : Int.random(in: items.indices, using: &random)
      items[index].projection = Projection.translation(number(-9...9), number(-9...9)).concatenated(after: items[index].projection)
    }
  }
}

extension LiveSurface {
  /// Changes the pixels in a part of the surface.
  func draw(seed: UInt32, in rect: CGRect) {
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) { pixels[x, y] = 0xff00_0000 | (seed &+ UInt32(x * 3 + y * 7)) & 0xff_ffff }
    }
    didChange(in: rect)
  }
}
