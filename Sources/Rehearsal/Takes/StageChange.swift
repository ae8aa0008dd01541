import UIKit

/// A change of a stage that is not input: by the program, the user or the system.
package enum StageChange: Equatable, Sendable {
  /// The program starts a phase, even during input.
  case run(DemoPhase)
  /// The screen changes its size, in points, as when the device turns.
  case resize(CGSize)
  case appearance(Appearance)
  case reducesMotion(Bool)
  case reducesTransparency(Bool)
  case activity(AppActivity)
}

package enum AppActivity: String, CaseIterable, Sendable, Codable {
  /// In the foreground, receiving all input.
  case active
  /// Behind a part of the system that receives the input, such as an alert.
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
