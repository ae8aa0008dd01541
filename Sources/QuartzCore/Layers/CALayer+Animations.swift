import Foundation

extension CALayer {
  func addCopy(of animation: CAAnimation, forKey key: String?) {}
  func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {}
  func implicitAnimation(forKey event: String) -> (any CAAction)? { nil }
}
