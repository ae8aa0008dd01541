import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("What layers animate by themselves")
struct ImplicitAnimationTests {
  private let stage = Stage()
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Changes `layer` linearly within a second, and returns what it shows half a second later.
  private func halfway<Layer: CALayer>(_ layer: Layer, from prepare: (Layer) -> Void, to change: (Layer) -> Void) -> LayerState {
    prepare(layer)
    stage.root.addSublayer(layer)
    stage.advance(by: 0)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    change(layer)
    CATransaction.commit()
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    return stage.shown(layer)
  }

  private func isPurple(_ color: LayerColor?) -> Bool {
    color.map { abs($0.red - 0.5) < 1e-6 && $0.green == 0 && abs($0.blue - 0.5) < 1e-6 && $0.alpha == 1 } ?? false
  }

  // CALayer.h says of the presentation, which such an animation starts from: "Returns nil if the layer has not yet been
  // committed." Committed means shown, not created: a tree without a context has no presentation after any number of flushes
  // (measured with QuartzCore of macOS 26).
  @Test("Given a layer made in an earlier turn, when it is added and placed in one turn, then it is there at once")
  func addedLater() {
    let layer = CALayer()
    stage.advance(by: 1)
    stage.root.addSublayer(layer)
    layer.position = CGPoint(x: 50, y: 50)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    stage.advance(by: 1)
    layer.position = CGPoint(x: 90, y: 50)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("Given a layer inside one that is added in this turn, when it is changed, then nothing of it animates")
  func addedInsideAnother() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    stage.advance(by: 1)
    stage.root.addSublayer(outer)
    inner.opacity = 0.5
    #expect(inner.animationKeys() == nil)
    stage.advance(by: 1)
    inner.opacity = 1
    #expect(inner.animationKeys() == ["opacity"])
  }

  @Test("Given a layer on the screen, when it is moved to another layer and placed there in one turn, then it animates")
  func moved() {
    let layer = stage.add(CALayer())
    let other = stage.add(CALayer())
    other.addSublayer(layer)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test("Given a layer that has left the screen, when it comes back and is placed, then it is there at once")
  func cameBack() {
    let layer = stage.add(CALayer())
    layer.removeFromSuperlayer()
    stage.advance(by: 1)
    stage.root.addSublayer(layer)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Halfway, shadow and border are halfway")
  func shadowAndBorder() {
    let shown = halfway(CALayer()) { layer in
      layer.shadowColor = red
      layer.shadowOffset = .zero
      layer.shadowRadius = 2
      layer.borderColor = red
      layer.borderWidth = 0
      layer.zPosition = 0
    } to: { layer in
      layer.shadowColor = blue
      layer.shadowOffset = CGSize(width: 4, height: 8)
      layer.shadowRadius = 6
      layer.shadowOpacity = 0.5
      layer.borderColor = blue
      layer.borderWidth = 3
      layer.zPosition = 10
    }
    #expect(isPurple(shown.shadow.color))
    #expect(shown.shadow.offset == CGSize(width: 2, height: 4))
    #expect(shown.shadow.radius == 4)
    #expect(abs(shown.shadow.opacity - 0.25) < 1e-6)
    #expect(isPurple(shown.borderColor))
    #expect(shown.borderWidth == 1.5)
    #expect(shown.zPosition == 5)
  }

  @Test("Halfway, a shape's colours, line and stroke ends are halfway")
  func shape() {
    let shown = halfway(CAShapeLayer()) { layer in
      layer.fillColor = red
      layer.strokeColor = red
      layer.strokeStart = 0
      layer.strokeEnd = 0
      layer.lineWidth = 1
    } to: { layer in
      layer.fillColor = blue
      layer.strokeColor = blue
      layer.strokeStart = 0.5
      layer.strokeEnd = 1
      layer.lineWidth = 3
    }
    #expect(isPurple(shown.shape.fillColor))
    #expect(isPurple(shown.shape.strokeColor))
    #expect(shown.shape.strokeStart == 0.25)
    #expect(shown.shape.strokeEnd == 0.5)
    #expect(shown.shape.lineWidth == 2)
  }

  @Test("Halfway, a gradient's colours, stops and ends are halfway")
  func gradient() {
    let shown = halfway(CAGradientLayer()) { layer in
      layer.colors = [red, red]
      layer.locations = [0, 0.5]
      layer.endPoint = CGPoint(x: 0, y: 1)
    } to: { layer in
      layer.colors = [blue, red]
      layer.locations = [0.5, 1]
      layer.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(isPurple(shown.gradient.colors.first))
    #expect(shown.gradient.resolvedLocations == [0.25, 0.75])
    #expect(shown.gradient.endPoint == CGPoint(x: 0.5, y: 1))
  }

  // The pages of CAShapeLayer.path and CALayer.shadowPath: "does not support implicit animation".
  @Test("Paths do not animate by themselves, but by an explicit animation")
  func paths() {
    let shape = stage.add(CAShapeLayer())
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
    shape.shadowPath = shape.path
    stage.advance(by: 1)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 50), transform: nil)
    shape.shadowPath = shape.path
    #expect(shape.animationKeys() == nil)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    animation.duration = 1
    shape.add(animation, forKey: nil)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(stage.shown(shape).shape.path?.boundingBox.width == 200)
  }

  // kCAOnOrderIn: "The identifier that represents the action taken when a layer becomes visible, either as a result being inserted into the
  // visible layer hierarchy or the layer is no longer set as hidden."
  @Test("A layer that comes into the tree on screen, leaves it, is hidden or shown runs the actions for that")
  func order() {
    final class Order: CAAction {
      var keys: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { keys.append(event) }
    }
    let order = Order()
    let layer = CALayer()
    layer.actions = ["onOrderIn": order, "onOrderOut": order]
    let parent = CALayer()
    parent.addSublayer(layer)
    layer.isHidden = true
    layer.isHidden = false
    #expect(order.keys.isEmpty, "a tree that is not on screen has no visible layers")
    stage.root.addSublayer(layer)
    layer.isHidden = true
    layer.isHidden = false
    layer.removeFromSuperlayer()
    #expect(order.keys == ["onOrderIn", "onOrderOut", "onOrderIn", "onOrderOut"])
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.root.addSublayer(layer)
    CATransaction.commit()
    #expect(order.keys.count == 4)
  }

  @Test("A layer has a presentation from the commit on that shows it, until the one that doesn't")
  func presentation() {
    let layer = CALayer()
    #expect(layer.presentation() == nil)
    stage.root.addSublayer(layer)
    #expect(layer.presentation() == nil)
    stage.advance(by: 0)
    #expect(layer.presentation() != nil)
    layer.removeFromSuperlayer()
    #expect(layer.presentation() != nil)
    stage.advance(by: 0)
    #expect(layer.presentation() == nil)
  }
}
