import UIKit

/// What happens to a stage besides what a hand does on it: what the program, the person at the device or the system does.
public enum StageChange: Equatable, Sendable {
  /// The program starts a phase, whatever input is in progress.
  case run(DemoPhase)
  /// The screen gets another size, in points, as by turning the device.
  case resize(CGSize)
  /// Light becomes dark, or dark light.
  case appearance(Appearance)
  /// Less motion is asked for, or no longer.
  case reducesMotion(Bool)
  /// The app leaves the foreground, or comes back to it.
  case activity(AppActivity)
}

/// Whether the app on a stage is on show.
public enum AppActivity: String, CaseIterable, Sendable, Codable {
  /// In front, with all input.
  case active
  /// Covered by something of the system's that has the input, such as an alert.
  case inactive
  /// Another app is in its place.
  case background

  var sceneState: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

extension Stage {
  /// Lets something happen to the stage, at its present time.
  func undergo(_ change: StageChange) {
    switch change {
    case .run(let phase): run(phase)
    case .resize(let size): resize(to: Device(size: size))
    case .appearance(let appearance): setAppearance(appearance)
    case .reducesMotion(let isReduced): setReducesMotion(isReduced)
    case .activity(let activity): scene.enter(activity.sceneState)
    }
  }
}
