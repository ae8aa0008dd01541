import UIKit

/// A lane of the list of calls: UIKit, or one of the roles of the code.
enum CallLane: String, CaseIterable, Sendable {
  case uikit = "UIKit"
  case delegate = "Delegate"
  case animator = "Animator"
  case interaction = "Interaction"
  case controller = "Controllers"

  init(_ role: TransitionCall.Role) {
    switch role {
    case .uikit, .context, .coordinator: self = .uikit
    case .delegate: self = .delegate
    case .animator: self = .animator
    case .interaction: self = .interaction
    case .presentation, .controller, .code: self = .controller
    }
  }

  @MainActor var color: UIColor {
    switch self {
    case .uikit: Theme.quietText
    case .delegate: Self.blue
    case .animator: Self.teal
    case .interaction: Self.violet
    case .controller: Self.amber
    }
  }

  @MainActor private static let blue = Theme.dynamic(light: 0x1d63d1, dark: 0x6aabff)
  @MainActor private static let teal = Theme.dynamic(light: 0x08716a, dark: 0x3fc7bb)
  @MainActor private static let violet = Theme.dynamic(light: 0x6b4fc4, dark: 0xb39dff)
  @MainActor private static let amber = Theme.dynamic(light: 0x8f5600, dark: 0xe8ae4a)

  /// The distance between two lanes, in points.
  static let pitch: CGFloat = 15
  @MainActor static let width = Theme.margin + CGFloat(allCases.count - 1) * pitch + 14

  /// The center of the lane, in points from the left edge of the list.
  @MainActor var x: CGFloat { Theme.margin + CGFloat(Self.allCases.firstIndex(of: self) ?? 0) * Self.pitch + 0.5 }
}
