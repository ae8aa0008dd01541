import Foundation

/// Several animations that run together, in the group's time; what lasts longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// The members; their begins count from the group's.
  public var animations: [CAAnimation]?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    .group((animations ?? []).compactMap { AnimationNode($0, inheriting: duration) })
  }
}
