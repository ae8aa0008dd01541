import Foundation

/// A group of animations that run together in the group's time. Whatever lasts longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their begin times are relative to the group's begin.
  public var animations: [CAAnimation]?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    .group((animations ?? []).compactMap { AnimationNode($0, inheriting: duration) })
  }
}
