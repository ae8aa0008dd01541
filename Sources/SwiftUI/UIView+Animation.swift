import UIKit

extension UIView {
  /// Animates the changes made in `changes` along `animation`.
  ///
  /// The layers get no `CAAnimation`: the values they present are computed for each frame. A spring takes over from another spring that
  /// animates the same property, including its velocity, so a gesture needs only `.interactiveSpring` while it changes and `.spring` when
  /// it ends.
  ///
  /// - Parameter completion: Called when the animation is over or, if another animation takes over from it, when that one is over. If there
  ///   is nothing to animate, it is called at the start of the next turn of the run loop.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    animate(along: AnimationMotionTiming(animation: animation), changes: changes, completion: completion)
  }
}
