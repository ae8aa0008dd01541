import Foundation

extension Animation {
  /// The delay is in seconds. Negative delays are ignored.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayedAnimation(animation: self, delay: max(delay, 0))) }

  /// 2 is twice as fast.
  public func speed(_ speed: Double) -> Animation { Animation(RetimedAnimation(animation: self, speed: speed)) }

  /// A run backward counts too. A count below 1 becomes 1.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: max(repeatCount, 1), autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(animation: self, count: nil, autoreverses: autoreverses))
  }
}
