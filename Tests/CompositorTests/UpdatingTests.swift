import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Making only what has changed again")
struct UpdatingTests {
  @Test("After any changes of a tree, its list and its pixels are those of a tree that is drawn as a whole", arguments: 0..<6)
  func updatedListsEqualNewOnes(seed: Int) {
    let scene = RandomTree(seed: UInt64(seed))
    let (width, height) = (120, 80)
    let compositor = Compositor(threads: 2, textEngine: EstimatingTextEngine())
    for step in 0..<30 {
      let frame = compositor.render(scene.tree.root, at: scene.time, width: width, height: height, scale: 1, background: .white).pixels
      let whole = LayerFlattener.list(of: scene.tree.root, at: scene.time, through: .scale(1), background: .white)
      if compositor.flattened?.list() != whole {
        Issue.record("After step \(step) the list is\n\(compositor.flattened?.list().description ?? "")\ninstead of\n\(whole)")
        return
      }
      // Every list is compared, but only some of the pictures, as drawing is slow.
      if step % 10 == 9, let difference = frame.firstDifference(from: Picture.draw(whole, width: width, height: height)) {
        Issue.record("After step \(step) pixel \(difference)\n\(whole)")
        return
      }
      scene.edit()
    }
  }

  /// Layers in rows, in a container inside the root.
  private struct Crowd {
    let tree: LayerTree
    private let root = CALayer()
    let layers: [CALayer]
    let compositor = Compositor(threads: 1, textEngine: EstimatingTextEngine())

    init(count: Int) {
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      let container = CALayer()
      container.frame = root.bounds
      container.masksToBounds = true
      root.addSublayer(container)
      layers = (0..<count).map { index in
        let layer = CALayer()
        layer.frame = CGRect(x: index % 100 * 4, y: index / 100 * 4, width: 3, height: 3)
        layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        return layer
      }
      for layer in layers { container.addSublayer(layer) }
      tree = LayerTree(root: root, time: 0)
      RunningScene.perform(in: tree, at: 0) { tree.commit() }
      draw(at: 0)
    }

    func draw(at time: CFTimeInterval) {
      _ = compositor.render(tree.root, at: time, width: 400, height: 400, scale: 1, background: .white)
    }

    /// Changes layers, and draws the next frame.
    func change(at time: CFTimeInterval = 0, _ change: () -> Void) {
      RunningScene.perform(in: tree, at: time) {
        tree.advance()
        CATransaction.setDisableActions(true)
        change()
        tree.commit()
      }
      draw(at: time)
    }

    /// The numbers of layers that the latest frame has evaluated, and of items that it has compared.
    var work: (layers: Int, items: Int) { (compositor.flattened?.visits ?? -1, compositor.comparisons) }
  }

  @Test("Given 10,000 layers of which ten are animated, then a frame looks at ten")
  func tenOfTenThousand() {
    let crowd = Crowd(count: 10_000)
    #expect(crowd.work.layers == 10_002)
    crowd.change {
      for layer in crowd.layers.prefix(10) {
        let move = CABasicAnimation(keyPath: "position.x")
        move.byValue = 100
        move.duration = 1
        layer.add(move, forKey: nil)
      }
    }
    for frame in 1...3 {
      crowd.draw(at: Double(frame) / 60)
      #expect(crowd.work == (10, 10))
    }
    crowd.tree.close()
  }

  @Test("Given a layer that is changed, shown, or gets a sublayer, then only that layer is looked at, and nothing in the next frame")
  func changes() {
    let crowd = Crowd(count: 1000)
    crowd.change { crowd.layers[500].position.x += 1 }
    #expect(crowd.work == (1, 1))
    crowd.draw(at: 1)
    #expect(crowd.work == (0, 0))
    crowd.change { crowd.layers[500].addSublayer(CALayer()) }
    #expect(crowd.work == (2, 1))
    crowd.change { crowd.layers[500].setNeedsLayout() }
    #expect(crowd.work == (0, 0))
    crowd.tree.close()
  }
}
