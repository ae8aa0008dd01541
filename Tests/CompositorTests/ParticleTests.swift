import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Emitter layers")
struct ParticleTests {
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    emitter.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    emitter.emitterPosition = CGPoint(x: 32, y: 32)
    cell.contents = Picture.image(width: 4, height: 4) { _, _ in 0xffff_ffff }
    cell.birthRate = 10
    cell.lifetime = 1
    cell.name = "spark"
  }

  private func items(at time: CFTimeInterval) -> [DisplayItem] {
    emitter.emitterCells = [cell]
    let list = LayerFlattener.list(of: emitter, at: time, through: .identity, background: .black)
    return Array(list.items.dropFirst())
  }

  private func middle(_ item: DisplayItem) -> CGPoint { item.projection.apply(CGPoint.zero) }

  @Test("Given ten particles a second that live for a second, then ten are shown, and as many as were emitted at the beginning")
  func count() {
    #expect(items(at: 0.05).isEmpty)
    #expect(items(at: 0.35).count == 3)
    #expect(items(at: 5.05).count == 10)
  }

  @Test("Given a velocity and an acceleration, then particles are where they say")
  func motion() throws {
    cell.birthRate = 1
    cell.lifetime = 10
    cell.velocity = 6
    cell.yAcceleration = 2
    let first = try #require(items(at: 3).first)
    #expect(abs(middle(first).x - 44) < 1e-9 && abs(middle(first).y - 36) < 1e-9)
  }

  @Test("Given a range of directions, then they differ, and the same time shows the same picture")
  func determinism() {
    cell.velocity = 30
    cell.emissionRange = .pi * 2
    let first = items(at: 2).map(middle)
    #expect(Set(first.map { "\(Int($0.x)),\(Int($0.y))" }).count > 5)
    _ = items(at: 7)
    #expect(items(at: 2).map(middle) == first)
    emitter.seed = 9
    #expect(items(at: 2).map(middle) != first)
  }

  @Test("Given a scale, a spin and a fade, then they change with the age of a particle")
  func look() throws {
    cell.birthRate = 1
    cell.lifetime = 4
    cell.scale = 2
    cell.scaleSpeed = -0.5
    cell.alphaSpeed = -0.25
    cell.spin = .pi / 2
    let item = try #require(items(at: 2).first)
    guard case .image(let placement) = item.content else {
      Issue.record("A particle is an image.")
      return
    }
    #expect(placement.rect.width == 6 && item.alpha == 0.75)
    let corner = item.projection.apply(CGPoint(x: 3, y: 0))
    #expect(abs(corner.x - 32) < 1e-6 && abs(corner.y - 35) < 1e-6)
  }

  @Test("Given a color, then the image is multiplied by it")
  func color() {
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    cell.scale = 4
    emitter.emitterCells = [cell]
    let picture = Picture.draw(LayerFlattener.list(of: emitter, at: 1, through: .identity, background: .black))
    #expect(picture.red(32, 32) == 255 && picture.green(32, 32) == 0 && picture.red(2, 2) == 0)
  }

  @Test("Given an emission that ends, then particles that exist go on, and after their lives nothing moves")
  func end() {
    let tree = LayerTree(root: emitter, time: 0)
    let flattened = FlattenedTree(tree, through: .identity, background: .black)
    func show(at time: CFTimeInterval) -> Int {
      RunningScene.perform(in: tree, at: time) {
        tree.setTime(time)
        tree.commit()
      }
      _ = flattened.update(at: time)
      return flattened.items.count - 1
    }
    emitter.emitterCells = [cell]
    #expect(show(at: 2.05) == 10 && tree.nextActivity == 2.05)
    RunningScene.perform(in: tree, at: 2.05) { emitter.birthRate = 0 }
    #expect(show(at: 2.55) == 5 && tree.nextActivity == 2.55)
    #expect(show(at: 3.2) == 0 && tree.nextActivity == nil)
    RunningScene.perform(in: tree, at: 3.2) { emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate") }
    #expect(show(at: 3.5) == 0)
    RunningScene.perform(in: tree, at: 3.5) { emitter.birthRate = 1 }
    #expect(show(at: 4.02) == 10)
  }

  @Test("Given a line, a rectangle and a circle, then particles begin inside them")
  func shapes() {
    emitter.emitterSize = CGSize(width: 20, height: 10)
    emitter.emitterShape = .line
    #expect(items(at: 3).allSatisfy { abs(middle($0).x - 32) <= 10 && middle($0).y == 32 })
    emitter.emitterShape = .rectangle
    #expect(items(at: 3).allSatisfy { abs(middle($0).x - 32) <= 10 && abs(middle($0).y - 32) <= 5 })
    emitter.emitterShape = .circle
    emitter.emitterMode = .outline
    #expect(items(at: 3).allSatisfy { abs(hypot(middle($0).x - 32, middle($0).y - 32) - 20) < 1e-6 })
  }

  @Test("Given particles that emit particles, then these begin where the others are")
  func generations() {
    let inner = CAEmitterCell()
    inner.contents = cell.contents
    (inner.birthRate, inner.lifetime) = (4, 0.5)
    (cell.birthRate, cell.lifetime, cell.velocity, cell.contents) = (1, 2, 10, nil)
    cell.emitterCells = [inner]
    let places = items(at: 2.1).map { middle($0).x }
    #expect(places.count == 2)
    #expect(zip(places, [39.5, 42]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
