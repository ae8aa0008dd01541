import Foundation

/// The change of a toolbar from one set of buttons to the next, by a cross-fade.
@MainActor
final class ToolbarChange {
  private let old: ToolbarContent
  private let new: ToolbarContent
  private let didEnd: (ToolbarContent) -> Void

  init(from old: ToolbarContent, to new: ToolbarContent, didEnd: @escaping (ToolbarContent) -> Void) {
    (self.old, self.new, self.didEnd) = (old, new, didEnd)
    UIView.performWithoutAnimation { new.alpha = 0 }
  }

  /// Applies the final state. Call it in an animation block.
  func animate() {
    old.alpha = 0
    new.alpha = 1
  }

  /// Ends the change with the new buttons, or with the old ones.
  func finish(_ completed: Bool) {
    let (arrived, left) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      arrived.alpha = 1
      left.alpha = 1
      left.removeFromSuperview()
    }
    didEnd(arrived)
  }
}
