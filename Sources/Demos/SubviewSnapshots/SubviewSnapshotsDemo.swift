import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo in which fields and pictures move in one after the other.
final class SubviewSnapshotsDemo: PushDemo {
  static let id = "subview-snapshots"
  static let title = "Subview snapshots"
  static let chapter = DemoChapter.catalog
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(SubviewSnapshots.Parameters()) { list in
    list.group("Motion")
    list.seconds("fly.duration", \.duration, "Duration", in: 0.1...3, "The duration of each piece's flight.")
    list.seconds("fly.stagger", \.stagger, "Stagger", in: 0...0.5, "The delay of each piece after the one before.")
    list.ratio("fly.damping", \.damping, "Damping", in: 0.3...1, "Lower values overshoot more.")
    list.curve("leave.curve", \.leaveCurve, "Return", "The timing curve of a piece that flies back.")
    list.points(
      "fly.clearance", \.clearance, "Clearance", in: 0...200, "The distance beyond the edge of the screen at which a piece waits.")
    list.seconds("fade.duration", \.fadeDuration, "Background", in: 0.05...2, "The duration of the background's fade.")
    list.reducedMotion(\.reducedDuration)
    list.timings(
      .spring("Arrive", duration: "fly.duration", damping: "fly.damping"), .curve("Leave", duration: "fly.duration", curve: "leave.curve"))

    list.swipe(\.swipe)
  }

  let navigation: UINavigationController
  private let pieces: SubviewSnapshots
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: SubviewSnapshotsDemo?
    navigation = UINavigationController(
      rootViewController: BorderPostController(action: UIAction(title: "Show the passport") { _ in demo?.run(.present) }))
    navigation.setNavigationBarHidden(true, animated: false)
    pieces = SubviewSnapshots(navigation, parameters: Self.parameters.parameters(from: setting.tweaks))
    demo = self
  }

  func push() { show(PassportController(action: UIAction(title: "Put it away") { [weak self] _ in self?.pop() })) }

  func applyTweaks() { pieces.parameters = Self.parameters.parameters(from: setting.tweaks) }
}
