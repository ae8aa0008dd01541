import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

// Core Animation's siblings share one space. "Any 3D surfaces in the same scene must be siblings within the same layer", and
// a cube of six sibling views in one `sublayerTransform` hides its far faces, whatever their order (Lockwood, iOS Core
// Animation: Advanced Techniques, chapter 5). Touches still follow the order of the views. A transform of the layer itself
// has the same effect: rdar://12364220, "3D rotation causes layers to render without respect for view hierarchy", with
// `zPosition` as the workaround.
@Suite("Siblings are painted by their depth where one of them is turned out of the plane")
struct DepthOrderTests {
  private func named(_ name: String, _ frame: CGRect = CGRect(x: 40, y: 40, width: 120, height: 120), in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    parent.addSublayer(layer)
    return layer
  }

  /// Returns a layer of 200×200 points, by default seen by an eye 500 points away.
  private func parent(m34: CGFloat = -0.002) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.sublayerTransform.m34 = m34
    return layer
  }

  /// Rotates a layer about its left edge. A negative angle turns it toward the eye.
  private func turnAboutLeftEdge(_ layer: CALayer, by degrees: CGFloat) {
    let frame = layer.frame
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    layer.position = CGPoint(x: frame.minX, y: frame.midY)
    layer.transform = CATransform3DConcat(layer.transform, CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0))
  }

  /// Returns the names from back to front.
  private func order(_ root: CALayer) -> [String] {
    LayerFlattener.list(of: root, at: 0, through: .identity, background: .white).items.compactMap(\.label)
  }

  @Test("Given a first child turned towards the eye about its left edge and a flat second one, then the first is in front")
  func turnedTowardsTheEye() {
    let root = parent()
    turnAboutLeftEdge(named("turned", in: root), by: -45)
    _ = named("flat", in: root)
    #expect(order(root) == ["flat", "turned"])
  }

  @Test("Given a second child turned away from the eye about its left edge, then the flat first one is in front")
  func turnedAway() {
    let root = parent()
    _ = named("flat", in: root)
    turnAboutLeftEdge(named("turned", in: root), by: 45)
    #expect(order(root) == ["turned", "flat"])
  }

  @Test("Given children with a perspective of their own in a plain layer, then depth decides as well", arguments: [-45.0, 45])
  func ownPerspective(degrees: CGFloat) {
    let root = parent(m34: 0)
    let first = named("turned", in: root)
    _ = named("flat", in: root)
    turnAboutLeftEdge(first, by: degrees)
    var lens = CATransform3DIdentity
    lens.m34 = -0.002
    first.transform = CATransform3DConcat(first.transform, lens)
    #expect(order(root) == (degrees < 0 ? ["flat", "turned"] : ["turned", "flat"]))
  }

  @Test("Given an animation that turns a child, then its depth at the moment that is drawn counts")
  func animated() {
    let root = parent()
    let turning = named("turning", in: root)
    turning.anchorPoint = CGPoint(x: 0, y: 0.5)
    turning.position.x = 40
    _ = named("flat", in: root)
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue, turn.duration, turn.beginTime) = (Double.pi / 4, -Double.pi / 4, 1, 1)
    turning.add(turn, forKey: nil)
    func order(at time: CFTimeInterval) -> [String] {
      LayerFlattener.list(of: root, at: time, through: .identity, background: .white).items.compactMap(\.label)
    }
    #expect(order(at: 1.25) == ["turning", "flat"])
    #expect(order(at: 1.75) == ["flat", "turning"])
    #expect(order(at: 0) == ["turning", "flat"])
  }

  @Test(
    "Given a book of plain layers, then the turning page is above both pages, before and after it is upright", arguments: [-30.0, -150])
  func book(degrees: CGFloat) {
    let root = parent()
    let turning = named("turning", CGRect(x: 100, y: 40, width: 80, height: 120), in: root)
    _ = named("left", CGRect(x: 20, y: 40, width: 80, height: 120), in: root)
    _ = named("right", CGRect(x: 100, y: 40, width: 80, height: 120), in: root)
    turnAboutLeftEdge(turning, by: degrees)
    #expect(order(root).last == "turning")
  }

  @Test("Given six views folded to a cube, then only the three near faces are seen, in whatever order they were added")
  func cube() {
    let half: CGFloat = 30
    let quarter = CGFloat.pi / 2
    func face(_ color: CGColor, _ turn: CATransform3D) -> CALayer {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 2 * half, height: 2 * half)
      layer.position = CGPoint(x: 100, y: 100)
      layer.backgroundColor = color
      layer.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, half), turn)
      return layer
    }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    func gray(_ value: CGFloat) -> CGColor { CGColor(red: value, green: value, blue: value, alpha: 1) }
    func greyPixel(_ value: CGFloat) -> UInt32 { 0xff00_0000 | 0x1_0101 * UInt32((value * 255).rounded()) }
    let near = [
      face(gray(0.2), CATransform3DIdentity), face(gray(0.4), CATransform3DMakeRotation(quarter, 0, 1, 0)),
      face(gray(0.6), CATransform3DMakeRotation(quarter, 1, 0, 0)),
    ]
    let far = [
      face(red, CATransform3DMakeRotation(-quarter, 0, 1, 0)), face(red, CATransform3DMakeRotation(-quarter, 1, 0, 0)),
      face(red, CATransform3DMakeRotation(2 * quarter, 0, 1, 0)),
    ]
    let root = parent()
    root.sublayerTransform = CATransform3DRotate(
      CATransform3DRotate(root.sublayerTransform, -.pi / 6, 1, 0, 0), -.pi / 6, 0, 1, 0)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      root.sublayers = (near + far).shuffled(using: &generator)
      let picture = Picture.draw(root, width: 200, height: 200)
      var shown: [UInt32: Int] = [:]
      for y in 0..<200 { for x in 0..<200 { shown[picture[x, y], default: 0] += 1 } }
      #expect([0.2, 0.4, 0.6].allSatisfy { shown[greyPixel($0), default: 0] > 300 })
      #expect(shown[0xffff_0000] == nil)
    }
  }

  @Test("Given flat siblings below a perspective that is turned itself, then they keep their order: they lie in one plane")
  func onePlane() {
    let root = parent()
    root.sublayerTransform = CATransform3DRotate(root.sublayerTransform, .pi / 3, 0.3, 1, 0)
    for (index, x) in [60.0, 20, 90, 40].enumerated() { _ = named("\(index)", CGRect(x: x, y: 40, width: 80, height: 80), in: root) }
    #expect(order(root) == ["0", "1", "2", "3"])
  }

  @Test("Given siblings at different depths that are seen from behind, then the farthest by zPosition is in front")
  func fromBehind() {
    let root = parent()
    root.sublayerTransform = CATransform3DRotate(root.sublayerTransform, .pi, 0, 1, 0)
    for (index, z) in [10.0, 0, 20].enumerated() { named("\(index)", in: root).zPosition = z }
    #expect(order(root) == ["2", "0", "1"])
  }

  @Test("Given a shift along z in a transform, then it counts as zPosition does")
  func shiftAlongZ() {
    let root = parent(m34: 0)
    named("near", in: root).transform = CATransform3DMakeTranslation(0, 0, 10)
    _ = named("flat", in: root)
    named("between", in: root).zPosition = 5
    #expect(order(root) == ["flat", "between", "near"])
  }

  @Test("Given siblings that cut through each other with their middles equally near, then they keep their order", arguments: [30.0, -30])
  func cutting(degrees: CGFloat) {
    let root = parent()
    named("turned", in: root).transform = CATransform3DMakeRotation(degrees * .pi / 180, 0, 1, 0)
    _ = named("flat", in: root)
    #expect(order(root) == ["turned", "flat"])
    root.sublayers = root.sublayers?.reversed()
    #expect(order(root) == ["flat", "turned"])
  }

  @Test("Given a large floor and a small card upon it, then the card is in front, though the floor's middle is nearer to the eye")
  func floor() {
    let root = parent()
    let card = named("card", CGRect(x: 90, y: 30, width: 20, height: 42), in: root)
    card.zPosition = -150
    let floor = named("floor", CGRect(x: 0, y: 0, width: 200, height: 400), in: root)
    floor.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    floor.position = CGPoint(x: 100, y: 100)
    floor.transform = CATransform3DMakeRotation(80 * .pi / 180, 1, 0, 0)
    #expect(order(root) == ["floor", "card"])
  }
}
