import Foundation

/// Animations that run together in the group's time. What lasts longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// Their begin times are relative to the begin of the group.
  public var animations: [CAAnimation]?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    .group((animations ?? []).compactMap { AnimationNode($0, inheriting: duration) })
  }
}
