import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("The layer tree")
struct LayerTreeTests {
  @Test("Sublayers are inserted where they are asked for, and leave where they were")
  func insertion() {
    let root = CALayer()
    let layers = (0..<4).map { index in
      let layer = CALayer()
      layer.name = "\(index)"
      return layer
    }
    func names() -> [String] { root.sublayers?.compactMap(\.name) ?? [] }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    root.insertSublayer(layers[3], below: layers[2])
    #expect(names() == ["1", "3", "2", "0"])
    root.addSublayer(layers[1])
    #expect(names() == ["3", "2", "0", "1"])
    root.replaceSublayer(layers[2], with: layers[1])
    #expect(names() == ["3", "1", "0"])
    #expect(layers[2].superlayer == nil)
    layers[0].addSublayer(layers[3])
    #expect(names() == ["1", "0"])
    #expect(layers[3].superlayer === layers[0])
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(layers[0].superlayer == nil)
  }

  @Test("A mask is no sublayer, and leaves when it is replaced")
  func masks() {
    let layer = CALayer()
    let mask = CALayer()
    layer.mask = mask
    #expect(mask.superlayer === layer)
    #expect(layer.sublayers == nil)
    layer.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test("The tree counts what changes in it, and nothing else")
  func changeCount() {
    let stage = Stage()
    let layer = stage.addStill()
    func changes(_ body: () -> Void) -> Bool {
      let before = stage.tree.changeCount
      body()
      return stage.tree.changeCount != before
    }
    #expect(changes { layer.position = CGPoint(x: 1, y: 1) })
    #expect(!changes { layer.position = CGPoint(x: 1, y: 1) })
    #expect(!changes { stage.root.addSublayer(layer) }, "it is in front already")
    #expect(changes { stage.root.insertSublayer(CALayer(), at: 0) })
    #expect(changes { stage.root.insertSublayer(layer, at: 0) })
    #expect(changes { layer.mask = CALayer() })
    #expect(changes { layer.mask?.cornerRadius = 4 })
    #expect(!changes { _ = layer.presentation()?.position = .zero })
    #expect(!changes { CALayer().opacity = 0 })
    #expect(changes { layer.removeFromSuperlayer() })
    #expect(!changes { layer.opacity = 0.5 })
  }

  @Test("A tree at rest needs no turn; a delayed animation asks for one when it begins")
  func nextActivity() {
    let stage = Stage(at: 10)
    let layer = stage.addStill()
    #expect(stage.tree.nextActivity == nil)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.beginTime = 12
    layer.add(animation, forKey: nil)
    stage.tree.commit()
    #expect(stage.tree.nextActivity == 12)
    stage.advance(by: 2.5)
    #expect(stage.tree.nextActivity == 12.5)
    stage.root.speed = 0
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("Layout runs once for each layer that asked for it, parents first; content is drawn after it")
  func layoutAndDisplay() {
    final class Recording: CALayer {
      nonisolated(unsafe) static var log: [String] = []
      override func layoutSublayers() { Self.log.append("layout \(name ?? "")") }
      override func draw(in ctx: CGContext) {
        Self.log.append("draw \(name ?? "")")
        ctx.fill(bounds)
      }
    }
    let stage = Stage()
    let (outer, inner) = (Recording(), Recording())
    (outer.name, inner.name) = ("outer", "inner")
    inner.bounds.size = CGSize(width: 5, height: 5)
    outer.addSublayer(inner)
    stage.root.addSublayer(outer)
    inner.setNeedsDisplay()
    stage.tree.commit()
    #expect(Recording.log == ["layout outer", "layout inner", "draw inner"])
    #expect((inner.contents as? CGDrawing)?.operations.count == 1)
    Recording.log = []
    stage.tree.commit()
    #expect(Recording.log.isEmpty)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(Recording.log == ["layout inner"])
  }

  @Test("A frozen copy keeps its values, its sublayers and its mask whatever happens to the original")
  func frozenCopies() {
    let stage = Stage()
    let layer = stage.addStill()
    let child = CAShapeLayer()
    child.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
    layer.addSublayer(child)
    layer.mask = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.25)
    let model = layer.frozenCopy(presentation: false)
    let shown = layer.frozenCopy(presentation: true)
    child.path = nil
    layer.opacity = 0.5
    #expect(model.opacity == 1)
    #expect(shown.opacity == 0.25)
    #expect((shown.sublayers?.first as? CAShapeLayer)?.path != nil)
    #expect(shown.mask != nil)
    #expect(shown.mask !== layer.mask)
  }

  @Test("Copies never run the initialisers of others' layer classes")
  func copiesOfSubclasses() {
    final class Furnished: CALayer {
      required init() {
        super.init()
        addSublayer(CALayer())
      }
    }
    #expect(Furnished().frozenCopy(presentation: false).sublayers?.count == 1)
  }

  @Test("A presentation shows the values of the moment, with its sublayers, and knows its model")
  func presentations() {
    let stage = Stage()
    let layer = stage.addStill()
    layer.addSublayer(CALayer())
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint.zero
    animation.toValue = CGPoint(x: 100, y: 0)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.5)
    let shown = layer.presentation()
    #expect(shown?.position == CGPoint(x: 50, y: 0))
    #expect(shown?.model() === layer)
    #expect(shown?.sublayers?.first?.model() === layer.sublayers?.first)
    #expect(layer.position == .zero)
  }
}
