import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Layer geometry")
struct LayerGeometryTests {
  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    parent?.addSublayer(layer)
    return layer
  }

  @Test("The frame sets position and bounds by the anchor point")
  func frame() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 35, y: 60))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
  }

  @Test("The frame of a transformed layer is the box around it; setting it keeps the transform")
  func transformedFrame() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50))
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(layer.frame.width - 50) < 1e-9)
    #expect(abs(layer.frame.height - 100) < 1e-9)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(layer.bounds.size == CGSize(width: 30, height: 30))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
  }

  @Test("Points convert between layers through bounds origins, scales and turns")
  func conversion() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let scroll = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    scroll.bounds.origin = CGPoint(x: 0, y: 50)
    let cell = layer(CGRect(x: 10, y: 60, width: 50, height: 50), in: scroll)
    cell.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(cell.convert(CGPoint(x: 25, y: 25), to: root).isNear(CGPoint(x: 135, y: 135)))
    #expect(cell.convert(CGPoint(x: 0, y: 0), to: root).isNear(CGPoint(x: 85, y: 85)))
    #expect(cell.convert(CGPoint(x: 85, y: 85), from: root).isNear(.zero))
    #expect(cell.convert(cell.bounds, to: root) == CGRect(x: 85, y: 85, width: 100, height: 100))
    #expect(cell.convert(CGPoint(x: 1, y: 1), to: nil).isNear(CGPoint(x: 87, y: 87)))
  }

  @Test("In perspective, conversion follows the line of sight from plane to plane and back")
  func perspective() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    root.sublayerTransform.m34 = -1 / 500
    let card = layer(CGRect(x: 100, y: 100, width: 200, height: 200), in: root)
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    // The right edge turns away from the eye: 100·cos 60° to the right of the middle, 100·sin 60° behind it.
    let depth = -100 * sin(CGFloat.pi / 3)
    let shown = 200 + 50 / (1 - depth / 500)
    let edge = card.convert(CGPoint(x: 200, y: 100), to: root)
    #expect(edge.isNear(CGPoint(x: shown, y: 200)))
    #expect(card.convert(edge, from: root).isNear(CGPoint(x: 200, y: 100)))
    #expect(root.hitTest(CGPoint(x: shown - 1, y: 200)) === card)
    #expect(root.hitTest(CGPoint(x: shown + 1, y: 200)) === root)
  }

  @Test("Given a layer seen edge-on, then it has no point on the screen, conversions give finite numbers, and it is not hit")
  func edgeOn() {
    let root = layer(CGRect(x: 0, y: 0, width: 390, height: 844))
    root.sublayerTransform.m34 = -0.002
    // Around the middle, in front of the eye.
    let card = layer(CGRect(x: 45, y: 222, width: 300, height: 400), in: root)
    let inside = layer(CGRect(x: 10, y: 10, width: 280, height: 380), in: card)
    let quarter = CGFloat.pi / 2
    let angles: [CGFloat] = [quarter, -quarter, quarter * (1 + 1e-12), 3 * quarter]
    let axes: [(x: CGFloat, y: CGFloat)] = [(0, 1), (1, 0), (1, 1)]
    for angle in angles {
      for axis in axes {
        card.transform = CATransform3DMakeRotation(angle, axis.x, axis.y, 0)
        #expect(inside.isEdgeOn)
        for x in stride(from: 0.0, to: 390, by: 13) {
          let point = CGPoint(x: x, y: x * 2)
          #expect(inside.convert(point, from: root) == point)
          let shown = inside.convert(point, to: root)
          #expect(shown.x.isFinite && shown.y.isFinite)
          #expect(root.hitTest(point) === root)
        }
      }
    }
  }

  @Test("Given a layer seen from nearly its edge, then points still find their place on it", arguments: [89.9, 89.99])
  func nearlyEdgeOn(degrees: CGFloat) {
    let root = layer(CGRect(x: 0, y: 0, width: 390, height: 844))
    root.sublayerTransform.m34 = -0.002
    let card = layer(CGRect(x: 30, y: 200, width: 300, height: 400), in: root)
    card.transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    #expect(!card.isEdgeOn)
    let point = CGPoint(x: 60, y: 80)
    #expect(hypot(card.convert(card.convert(point, to: root), from: root).x - point.x, 0) < 1e-6)
  }

  @Test("Given a layer made a million times smaller, or far away, then it is not taken for one seen edge-on")
  func smallLayers() {
    let root = layer(CGRect(x: 0, y: 0, width: 390, height: 844))
    let card = layer(CGRect(x: 1e6, y: 1e6, width: 300, height: 400), in: root)
    card.transform = CATransform3DMakeScale(1e-6, 1e-6, 1)
    #expect(!card.isEdgeOn)
    #expect(hypot(card.convert(card.convert(CGPoint(x: 10, y: 20), to: root), from: root).x - 10, 0) < 1e-3)
  }

  @Test("The presentation of a moving layer is hit where it is seen")
  func presentationHitTesting() {
    let stage = Stage()
    let card = stage.addStill()
    card.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (CGFloat(50), CGFloat(250), 1)
    card.add(move, forKey: "move")
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(card.presentation()?.hitTest(CGPoint(x: 150, y: 50)) != nil)
    #expect(card.presentation()?.hitTest(CGPoint(x: 50, y: 50)) == nil)
    #expect(card.hitTest(CGPoint(x: 50, y: 50)) === card)
  }

  @Test("Hit testing finds the frontmost layer, by depth first, and respects hiding and clipping")
  func hitTesting() {
    let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
    let back = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    let front = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: root)
    let outside = layer(CGRect(x: 150, y: 0, width: 50, height: 50), in: back)
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 75, y: 75)) === front)
    back.isHidden = false
    #expect(root.hitTest(CGPoint(x: 160, y: 10)) === outside)
    back.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 160, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 500, y: 10)) == nil)
  }

  @Test("A transform layer keeps its sublayers in space; an ordinary layer flattens them")
  func transformLayers() {
    func shownWidth(_ parent: CALayer) -> CGFloat {
      let root = layer(CGRect(x: 0, y: 0, width: 400, height: 400))
      parent.frame = root.bounds
      root.addSublayer(parent)
      parent.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      let card = layer(CGRect(x: 150, y: 150, width: 100, height: 100), in: parent)
      card.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      return card.convert(card.bounds, to: root).width
    }
    #expect(abs(shownWidth(CATransformLayer()) - 100) < 1e-9)
    #expect(abs(shownWidth(CALayer()) - 25) < 1e-9)
  }

  @Test("Parts of properties can be read and set by key path; other keys keep what they are given")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(12, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue("card", forKey: "role")
    #expect(layer.position == CGPoint(x: 12, y: 0))
    #expect(layer.bounds.size == CGSize(width: 3, height: 4))
    #expect(abs(layer.affineTransform().b - 1) < 1e-12)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 3)
    #expect(abs((layer.value(forKeyPath: "transform.rotation.z") as? Double ?? 0) - .pi / 2) < 1e-12)
    #expect(layer.value(forKey: "role") as? String == "card")
  }
}
