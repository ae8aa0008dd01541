import Foundation

extension Animation {
  /// Returns the animation with a delay before it, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(animation: self, delay: max(delay, 0))) }

  /// Returns the animation at another speed: 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { Animation(RetimedAnimation(animation: self, speed: speed)) }

  /// Returns the animation repeated a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs. A run backward counts too.
  ///   - autoreverses: A Boolean value that indicates whether every other run plays backward.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  /// Returns the animation repeated without an end.
  ///
  /// - Parameter autoreverses: A Boolean value that indicates whether every other run plays backward.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }
}
