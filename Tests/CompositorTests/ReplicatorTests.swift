import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Replicator layers")
struct ReplicatorTests {
  private let root = CALayer()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    replicator.frame = root.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    root.addSublayer(replicator)
    replicator.addSublayer(dot)
  }

  private func draw() -> PixelBuffer { Picture.draw(root, background: .black) }

  @Test("Given three instances that each move by 20 points, then the sublayer is shown three times")
  func count() {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 4, 0)
    let picture = draw()
    for (x, y) in [(2, 2), (22, 6), (42, 10)] { #expect(picture.red(x, y) == 255) }
    #expect(picture.red(62, 14) == 0 && picture.red(14, 2) == 0)
  }

  @Test("Given a rotation, then the instances turn about the middle of the layer")
  func rotation() {
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let picture = draw()
    for (x, y) in [(4, 4), (60, 4), (60, 60), (4, 60)] { #expect(picture.red(x, y) == 255) }
    #expect(picture.red(32, 32) == 0)
  }

  @Test("Given colors that change from one instance to the next, then fills are multiplied by them")
  func colors() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    replicator.instanceRedOffset = -1
    replicator.instanceAlphaOffset = -0.5
    let picture = draw()
    #expect(picture.red(2, 2) == 255 && abs(picture.green(2, 2) - 128) <= 1)
    #expect(picture.red(22, 2) == 0 && abs(picture.blue(22, 2) - 128) <= 1)
  }

  @Test("Given a delay, then each instance shows an earlier time of the sublayer's animation")
  func delay() {
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceDelay = 1
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.beginTime, fade.fillMode) = (0, 1, 2, 1, .both)
    dot.add(fade, forKey: nil)
    let list = LayerFlattener.list(of: root, at: 2, through: .identity, background: .black)
    #expect(list.items.dropFirst().map { ($0.alpha * 100).rounded() } == [50])
    let later = LayerFlattener.list(of: root, at: 2.5, through: .identity, background: .black)
    #expect(later.items.dropFirst().map { ($0.alpha * 100).rounded() } == [75, 25])
  }

  @Test("Given no instances, then nothing is shown")
  func none() {
    replicator.instanceCount = 0
    #expect(draw().red(2, 2) == 0)
  }

  @Test("Given a change of a sublayer on screen, then every instance changes")
  func updates() {
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let tree = LayerTree(root: root, time: 0)
    let flattened = FlattenedTree(tree, through: .identity, background: .black)
    RunningScene.perform(in: tree, at: 0) { tree.commit() }
    _ = flattened.update(at: 0)
    RunningScene.perform(in: tree, at: 0) {
      CATransaction.setDisableActions(true)
      dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      tree.commit()
    }
    _ = flattened.update(at: 0)
    #expect(flattened.items == LayerFlattener.list(of: root, at: 0, through: .identity, background: .black).items)
  }
}
