import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Layers as they are drawn")
struct FlatteningTests {
  private func layer(_ frame: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func list(_ layer: CALayer, at time: CFTimeInterval = 0) -> DisplayList {
    LayerFlattener.list(of: layer, at: time, through: .identity, background: .white)
  }

  @Test("A list says in words what is drawn")
  func description() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
    let card = layer(CGRect(x: 10, y: 20, width: 50, height: 40), red)
    card.name = "card"
    card.cornerRadius = 8
    card.shadowOpacity = 0.5
    card.opacity = 0.5
    root.addSublayer(card)
    #expect(
      list(root).description == """
        clear #ffffff
        fill 0,0 100×100 #ffffff
        group alpha 0.5 at 10,20 (card)
          shadow of 0,0 50×40 r 8 σ 3 #000000@50% moved by 0,-3 at 10,20 (card)
          fill 0,0 50×40 r 8 #ff0000 at 10,20 (card)
        end
        """)
  }

  @Test("A leaf with one thing to show fades without a group")
  func leafFades() {
    let leaf = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    leaf.opacity = 0.25
    #expect(list(leaf).items.count == 2)
    #expect(list(leaf).items[1].alpha == 0.25)
  }

  @Test("Without group opacity each layer fades by itself")
  func noGroupOpacity() {
    let root = layer(CGRect(x: 0, y: 0, width: 64, height: 64), red)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 64, height: 64), blue))
    root.opacity = 0.5
    root.allowsGroupOpacity = false
    #expect(list(root).items.dropFirst().map(\.alpha) == [0.5, 0.5])
  }

  @Test("zPosition decides the order among siblings; equal ones keep theirs")
  func zPosition() {
    let root = layer(CGRect(x: 0, y: 0, width: 64, height: 64))
    for (index, z) in [5, 0, -1, 0].enumerated() {
      let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
      child.name = "\(index)"
      child.zPosition = CGFloat(z)
      root.addSublayer(child)
    }
    #expect(list(root).items.compactMap(\.label) == ["2", "1", "3", "0"])
  }

  @Test("Items are named after the order in which their layers were created, not after addresses")
  func identities() throws {
    func item() throws -> DisplayItem { try #require(list(layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)).items.last) }
    // Each layer is released before the next one is created.
    let layers = [try item(), try item(), try item()].map(\.id.layer)
    #expect(Set(layers).count == 3)
    #expect(layers == layers.sorted())
  }

  @Test("Hidden layers and what they contain are not drawn")
  func hidden() {
    let root = layer(CGRect(x: 0, y: 0, width: 64, height: 64), red)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 10, height: 10), blue))
    root.isHidden = true
    #expect(list(root).items.count == 1)
  }

  @Test("A single-sided layer is not seen from behind")
  func backFace() {
    let card = layer(CGRect(x: 10, y: 10, width: 40, height: 40), red)
    card.isDoubleSided = false
    card.transform = CATransform3DMakeRotation(.pi * 0.4, 0, 1, 0)
    #expect(list(card).items.count == 2)
    card.transform = CATransform3DMakeRotation(.pi * 0.6, 0, 1, 0)
    #expect(list(card).items.count == 1)
    card.isDoubleSided = true
    #expect(list(card).items.count == 2)
  }

  @Test("Perspective in sublayerTransform makes what is nearer larger, about the anchor point")
  func perspective() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    root.sublayerTransform.m34 = -1.0 / 400
    let child = layer(CGRect(x: 50, y: 50, width: 100, height: 100), red)
    child.zPosition = 200
    root.addSublayer(child)
    let map = try #require(list(root).items.last).projection
    let corner = map.apply(.zero)
    // Twice as large, about (100, 100).
    #expect(abs(corner.x) < 1e-9 && abs(corner.y) < 1e-9)
    #expect(map.apply(CGPoint(x: 50, y: 50)) == CGPoint(x: 100, y: 100))
  }

  @Test("Below a transform layer depth is kept; below any other layer it is flattened")
  func transformLayer() throws {
    func far(_ middle: CALayer) throws -> CGFloat {
      let root = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
      root.sublayerTransform.m34 = -1.0 / 400
      middle.frame = root.bounds
      let child = layer(CGRect(x: 50, y: 50, width: 100, height: 100), red)
      child.zPosition = 200
      middle.addSublayer(child)
      root.addSublayer(middle)
      return try #require(list(root).items.last).projection.apply(.zero).x
    }
    #expect(abs(try far(CATransformLayer())) < 1e-9)
    #expect(abs(try far(CALayer()) - 50) < 1e-9)
  }

  @Test("A layer's time is its own: speed 0 with an offset shows that moment")
  func time() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10), red)
    root.addSublayer(child)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = CGFloat(0)
    move.toValue = CGFloat(100)
    move.duration = 1
    move.beginTime = 1e-9
    move.fillMode = .both
    child.add(move, forKey: "move")
    root.speed = 0
    root.timeOffset = 0.25
    let item = try #require(list(root, at: 77).items.last)
    #expect(abs(item.projection.x1 - 20) < 1e-3)
  }

  @Test(
    "Gravity places contents",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 40, height: 40)),
      (.resizeAspect, CGRect(x: 0, y: 10, width: 40, height: 20)), (.resizeAspectFill, CGRect(x: -20, y: 0, width: 80, height: 40)),
      (.center, CGRect(x: 10, y: 15, width: 20, height: 10)), (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 20, y: 30, width: 20, height: 10)), (.right, CGRect(x: 20, y: 15, width: 20, height: 10)),
    ])
  func gravity(gravity: CALayerContentsGravity, rect: CGRect) throws {
    let root = layer(CGRect(x: 0, y: 0, width: 40, height: 40))
    root.contents = Picture.pattern(width: 40, height: 20)
    root.contentsScale = 2
    root.contentsGravity = gravity
    guard case .image(let placement) = try #require(list(root).items.last).content else {
      Issue.record("no image")
      return
    }
    #expect(placement.rect == rect)
  }

  @Test("Only the chosen corners are rounded")
  func maskedCorners() {
    let root = layer(CGRect(x: 0, y: 0, width: 64, height: 64), .black)
    root.cornerRadius = 20
    root.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let frame = Picture.draw(root)
    #expect(frame.red(0, 0) == 255 && frame.red(63, 0) == 255)
    #expect(frame.red(0, 63) == 0 && frame.red(63, 63) == 0)
  }

  @Test("A clipped layer throws no shadow, as on iOS")
  func clippedShadow() {
    let root = layer(CGRect(x: 20, y: 20, width: 20, height: 20), red)
    root.shadowOpacity = 1
    root.masksToBounds = true
    #expect(list(root).items.count == 2)
  }

  @Test("A stroke is drawn between strokeStart and strokeEnd")
  func strokePart() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 60, y: 10))
    shape.path = path
    shape.fillColor = nil
    shape.strokeColor = .black
    shape.lineWidth = 4
    shape.strokeStart = 0.25
    shape.strokeEnd = 0.75
    let frame = Picture.draw(shape)
    #expect(frame.red(10, 10) == 255)
    #expect(frame.red(20, 10) == 0)
    #expect(frame.red(40, 10) == 0)
    #expect(frame.red(50, 10) == 255)
  }
}
