import Foundation
import Testing
import UIKit

@testable import Rehearsal

@Suite("Films with deferred work in them") @MainActor
struct DeferredFilmTests {
  /// Every pixel of the first half second of a screen that defers work by a few milliseconds, again and again, as much code for iOS
  /// does. `pause` wastes as much real time before each frame.
  private func film(pause: useconds_t) -> [[UInt32]] {
    var configuration = StageConfiguration()
    configuration.device = Device(size: CGSize(width: 80, height: 60))
    let stage = Stage(configuration)
    defer { stage.close() }
    let controller = UIViewController()
    let square = UIView(frame: CGRect(x: 0, y: 20, width: 20, height: 20))
    square.backgroundColor = .red
    stage.show(controller)
    stage.scene.perform {
      controller.view.addSubview(square)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) { square.center.x = 60 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          MainActor.assumeIsolated { UIView.animate(withDuration: 0.2) { square.backgroundColor = .blue } }
        }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { square.layer.cornerRadius = 5 } }
    }
    return (0...30).map { frame in
      usleep(pause)
      stage.turn(at: Double(frame) / 60)
      let pixels = stage.image().pixels
      return (0..<pixels.height).flatMap { y in (0..<pixels.width).map { x in pixels[x, y] } }
    }
  }

  @Test("Given work deferred by milliseconds, when a film is made twice, then every pixel is the same, however slow the machine is")
  func sameBytes() {
    let first = film(pause: 0)
    #expect(film(pause: 4000) == first)
    // It does move, and the deferred change of colour is in it.
    #expect(Set(first).count > 15)
    #expect(first.last?.contains(where: { $0 & 0xff00_00ff == 0xff00_00ff && $0 & 0xff_0000 < 0x10_0000 }) == true)
  }
}
