import UIKit

/// A change of a stage that is not input: by the program, by the person at the device, or by the system.
package enum StageChange: Equatable, Sendable {
  /// The program starts a phase, even during input.
  case run(DemoPhase)
  /// The screen changes its size, in points, as when the device turns.
  case resize(CGSize)
  /// The appearance changes to light or dark.
  case appearance(Appearance)
  /// Reduce Motion is turned on or off.
  case reducesMotion(Bool)
  /// Reduce Transparency is turned on or off.
  case reducesTransparency(Bool)
  /// The app leaves the foreground or returns to it.
  case activity(AppActivity)
}

/// The activity of the app on a stage.
package enum AppActivity: String, CaseIterable, Sendable, Codable {
  /// In the foreground, with all input.
  case active
  /// Behind something of the system's that has the input, such as an alert.
  case inactive
  /// Behind another app.
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
  /// Applies a change to the stage, at its current time.
  func apply(_ change: StageChange) {
    switch change {
    case .run(let phase): run(phase)
    case .resize(let size): resize(to: Device(size: size))
    case .appearance(let appearance): setAppearance(appearance)
    case .reducesMotion(let isReduced): setReducesMotion(isReduced)
    case .reducesTransparency(let isReduced): setReducesTransparency(isReduced)
    case .activity(let activity): scene.enter(activity.sceneState)
    }
  }
}
