import CoreGraphics
import QuartzCore
import SDLHost
import UIKit

/// A stage that fills a window: its scene is as large as the window and runs by the host's clock.
@MainActor
final class StageContent: HostContent {
  private let stage: Stage
  private var time: TimeInterval = 0

  init(_ stage: Stage) { self.stage = stage }

  func resize(to size: CGSize, scale: CGFloat) {
    stage.scene.resize(to: size)
    stage.scene.setScale(scale)
  }

  func beginTurn(at time: TimeInterval) { self.time = time }

  func receive(_ event: InputEvent) { stage.scene.deliver(event) }

  func update() { stage.scene.turn(at: time) }

  func render(into frame: PixelBuffer) -> [CGRect] { stage.render(into: frame) }

  var nextTurn: TimeInterval? { stage.scene.needsFrame ? time : stage.scene.nextWakeUp }
}
