import Foundation

extension Animation {
  /// A spring with a response of 0.55 seconds, without bounce.
  public static let `default` = spring(response: 0.55, dampingFraction: 1.0)

  // MARK: Springs that take over from each other

  public static var spring: Animation { spring(duration: 0.5) }

  /// Returns a spring that takes over from another spring of the same property, including its velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds, which is the pace of the spring.
  ///   - bounce: The bounce, in −1…1: 0 is critically damped, larger values oscillate, smaller ones are overdamped.
  ///   - blendDuration: The time over which the duration changes from the previous spring's, in seconds.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring that takes over from another spring of the same property, including its velocity.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring as an approximate duration, in seconds. 0 is an infinitely stiff spring.
  ///   - dampingFraction: The damping as a fraction of critical damping.
  ///   - blendDuration: The time over which the response changes from the previous spring's, in seconds.
  @_disfavoredOverload
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring that takes over from another spring of the same property, including its velocity.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(FluidSpringAnimation(spring: spring, blendDuration: blendDuration))
  }

  /// A quick spring, for values that follow a gesture.
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a quick spring whose bounce is `extraBounce` more than 0.14.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var smooth: Animation { smooth() }
  /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
  public static var snappy: Animation { snappy() }
  /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
  public static var bouncy: Animation { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring whose bounce is `extraBounce` more than 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring whose bounce is `extraBounce` more than 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  // MARK: Springs whose effects add up

  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  /// Returns a spring whose effect is added to other animations of the property.
  ///
  /// - Parameter initialVelocity: 1 would cover the whole distance in one second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// Returns a spring whose effect is added to other animations of the property.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, in seconds.
  ///   - bounce: The bounce, in −1…1.
  ///   - initialVelocity: 1 would cover the whole distance in one second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring whose effect is added to other animations of the property.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
