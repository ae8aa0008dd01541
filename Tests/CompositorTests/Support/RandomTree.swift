import CoreGraphics
import Foundation
import QuartzCore

@testable import Compositor

/// A layer tree on screen with everything that layers can do, in which one thing after another changes at random.
final class RandomTree {
  let tree: LayerTree
  private(set) var time: CFTimeInterval = 0
  private var random: SeededGenerator
  private let root = CALayer()
  private let surface = LiveSurface(width: 40, height: 30)

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    tree = LayerTree(root: root, time: 0)
    for _ in 0..<6 { root.addSublayer(layer(depth: 0)) }
    commit()
  }

  deinit { tree.close() }

  /// Changes a few things, and lets some time pass.
  func edit() {
    time += chance(0.3) ? 0 : 0.05
    RunningScene.perform(in: tree, at: time) {
      tree.advance()
      CATransaction.begin()
      CATransaction.setDisableActions(chance(0.7))
      for _ in 0..<Int(number(0...3)) { change(pick()) }
      CATransaction.commit()
    }
    commit()
  }

  private func commit() { RunningScene.perform(in: tree, at: time) { tree.commit() } }

  private func change(_ layer: CALayer) {
    switch Int(number(0...19.99)) {
    case 0, 1, 2: layer.position = CGPoint(x: number(0...100), y: number(0...60))
    case 3: layer.opacity = chance(0.4) ? 1 : chance(0.3) ? 0 : Float(number(0...1))
    case 4: layer.isHidden.toggle()
    case 5: layer.backgroundColor = color()
    case 6: if layer !== root { layer.masksToBounds.toggle() }
    case 7: layer.zPosition = chance(0.6) ? 0 : number(-9...9)
    case 8: layer.transform = chance(0.4) ? .identity : CATransform3DMakeRotation(number(-2...2), 0, chance(0.5) ? 1 : 0, 1)
    case 9: layer.shadowOpacity = chance(0.5) ? 0 : 0.5
    case 10: layer.mask = chance(0.5) ? nil : self.layer(depth: 3)
    case 11: layer.addSublayer(self.layer(depth: 3))
    case 12: if layer !== root { layer.removeFromSuperlayer() }
    case 13: move(layer, into: pick())
    case 14: layer.sublayerTransform = chance(0.5) ? .identity : CATransform3DMakeScale(0.7, 0.9, 1)
    case 15: layer.borderWidth = chance(0.5) ? 0 : 2
    case 16:
      let move = CABasicAnimation(keyPath: chance(0.5) ? "position.x" : "opacity")
      move.fromValue = 0.2
      move.duration = 0.3
      layer.add(move, forKey: chance(0.5) ? "move" : nil)
    case 17:
      let transition = CATransition()
      transition.type = chance(0.5) ? .fade : .push
      transition.duration = 0.2
      layer.add(transition, forKey: nil)
    case 18:
      surface.draw(seed: UInt32(truncatingIfNeeded: random.next()), in: CGRect(x: 3, y: 4, width: 20, height: 10))
      tree.root.setNeedsDisplayOfTree()
    default: layer.speed = chance(0.5) ? 1 : 0.5
    }
  }

  private func move(_ layer: CALayer, into other: CALayer) {
    var ancestor: CALayer? = other
    while let current = ancestor {
      if current === layer { return }
      ancestor = current.superlayer
    }
    if layer !== root { other.insertSublayer(layer, at: chance(0.5) ? 0 : 9) }
  }

  /// Returns any layer of the tree.
  private func pick() -> CALayer {
    var layer = root
    while chance(0.75), let next = layer.sublayers?.randomElement(using: &random) { layer = next }
    return layer
  }

  private func layer(depth: Int) -> CALayer {
    let layer: CALayer =
      switch Int(number(0...19.99)) {
      case 0, 1: CAShapeLayer()
      case 2: CABackdropLayer()
      case 3, 4: CATransformLayer()
      case 5, 6: CALayerHost()
      default: CALayer()
      }
    layer.frame = CGRect(x: number(0...70), y: number(0...40), width: number(10...60), height: number(10...40))
    layer.backgroundColor = chance(0.7) ? color() : nil
    layer.cornerRadius = chance(0.5) ? 0 : 8
    layer.masksToBounds = chance(0.3)
    (layer as? CAShapeLayer)?.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    if let backdrop = layer as? CABackdropLayer {
      backdrop.blurRadius = 2
      backdrop.refraction = chance(0.5) ? 0 : 6
      backdrop.joining = chance(0.5) ? nil : GlassJoining(container: 1, spacing: 12)
    }
    (layer as? CALayerHost)?.surface = surface
    if depth < 3 { for _ in 0..<Int(number(0...4)) { layer.addSublayer(self.layer(depth: depth + 1)) } }
    return layer
  }

  private func color() -> CGColor {
    CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.7) ? 1 : number(0...1))
  }

  private func number(_ range: ClosedRange<Double>) -> CGFloat { Double.random(in: range, using: &random) }
  private func chance(_ fraction: Double) -> Bool { Double.random(in: 0..<1, using: &random) < fraction }
}
