import Components
import Host
import QuartzCore
import UIKit

/// An overlay on a stage that flashes each redrawn region. Regions that are redrawn in every frame stay lit.
final class DamageFlashView: StageOverlayView {
  /// The duration of a flash, in seconds.
  static let duration: TimeInterval = 0.4
  /// The maximum number of simultaneous flashes.
  private static let most = 48
  private static let key = "flash"

  private weak var watched: EmbeddedScene?
  /// In the order in which they last flashed.
  private var flashes: [CALayer] = []

  isolated deinit { watched?.onDamage = nil }

  /// Flashes the regions that `scene` redraws from now on. The flashes use the clock of the caller's scene, as the watched one may be slow
  /// or paused.
  func watch(_ scene: EmbeddedScene?) {
    if watched !== scene { watched?.onDamage = nil }
    watched = scene
    scene?.onDamage = { [weak self] in self?.flash($0) }
  }

  private func flash(_ damage: [CGRect]) {
    CATransaction.withoutActions {
      for rect in damage {
        let scaled = CGRect(
          x: rect.minX * stageScale, y: rect.minY * stageScale, width: rect.width * stageScale, height: rect.height * stageScale)
        let flash = takeFlash(for: scaled)
        flash.frame = scaled
        flash.add(Self.fade, forKey: Self.key)
        flashes.append(flash)
      }
    }
  }

  /// Returns a flash inside `rect`, so that flashes of a repeatedly redrawn region don't accumulate. Otherwise it returns one that has
  /// faded, or a new one.
  private func takeFlash(for rect: CGRect) -> CALayer {
    let isFull = flashes.count >= Self.most
    let index =
      flashes.firstIndex { rect.insetBy(dx: -1, dy: -1).contains($0.frame) }
      ?? flashes.firstIndex { $0.animation(forKey: Self.key) == nil } ?? (isFull ? 0 : nil)
    if let index { return flashes.remove(at: index) }
    let flash = CALayer()
    flash.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0.6, alpha: 0.28).cgColor
    flash.borderColor = UIColor(red: 0.93, green: 0.12, blue: 0.52, alpha: 0.9).cgColor
    flash.borderWidth = 1
    flash.opacity = 0
    layer.addSublayer(flash)
    return flash
  }

  private static var fade: CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = duration
    fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
    return fade
  }
}
