import UIKit

extension UIView {
  /// Animates the changes made in `changes` along `animation`.
  ///
  /// The layers get no `CAAnimation`: what they present is computed for each frame. A spring takes over from another spring that moves the
  /// same property, with its velocity, so that a gesture needs no more than `.interactiveSpring` while it changes and `.spring` when it
  /// ends.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - changes: The closure that changes the views.
  ///   - completion: The closure to call once the animation is over. If another animation takes over from it, that is when that one is
  ///     over. If there is nothing to animate, it is called at the start of the next turn of the run loop.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    animate(along: AnimationMotionTiming(animation: animation), changes: changes, completion: completion)
  }
}
