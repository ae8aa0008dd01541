/// The timing of a part of the motion, by the identifiers of the tweaks that define it. It is plotted in the panel and exported in
/// handoffs.
public struct TweakTiming: Sendable, Hashable, Identifiable {
  /// A word or two about what moves, such as "Present".
  public let title: String
  package let kind: Kind

  /// An identifier composed of the title and the tweaks.
  public var id: String { "\(title)/\(kind.ids.joined(separator: "/"))" }

  package enum Kind: Sendable, Hashable {
    /// A spring of UIKit that comes to rest within a duration: `usingSpringWithDamping:` and
    /// `UIViewPropertyAnimator(duration:dampingRatio:)`. The velocity, in whole distances per second, is 0 if no tweak defines it.
    case spring(duration: Duration, damping: Tweak.ID, velocity: Tweak.ID?)
    /// A spring by its physical parameters: `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`. Its duration follows from
    /// them. If no tweaks define them, the mass is 1 and the damping is critical.
    case physics(stiffness: Tweak.ID, damping: Tweak.ID?, mass: Tweak.ID?)
    /// A spring of iOS 17 by its perceptual duration and its bounce: `UISpringTimingParameters(duration:bounce:)`. It runs until it has
    /// settled. The velocity, in whole distances per second, is 0 if no tweak defines it.
    case perceptual(duration: Duration, bounce: Tweak.ID, velocity: Tweak.ID?)
    /// A spring by its period without damping, in seconds, and its damping ratio, as designers and SwiftUI describe it. It runs until it
    /// has settled. The velocity, in whole distances per second, is 0 if no tweak defines it.
    case response(response: Duration, damping: Tweak.ID, velocity: Tweak.ID?)
    /// A cubic curve over a duration.
    case curve(duration: Duration, curve: Tweak.ID)

    package var ids: [Tweak.ID] {
      switch self {
      case .spring(let duration, let damping, let velocity): duration.ids + [damping] + [velocity].compactMap(\.self)
      case .physics(let stiffness, let damping, let mass): [stiffness] + [damping, mass].compactMap(\.self)
      case .perceptual(let duration, let bounce, let velocity): duration.ids + [bounce] + [velocity].compactMap(\.self)
      case .response(let response, let damping, let velocity): response.ids + [damping] + [velocity].compactMap(\.self)
      case .curve(let duration, let curve): duration.ids + [curve]
      }
    }

    /// The identifiers of the tweaks that shape a spring, without its velocity and delay, or none for a curve.
    package var springIDs: [Tweak.ID] {
      switch self {
      case .spring(let duration, let damping, _): [duration.id, damping]
      case .physics(let stiffness, let damping, let mass): [stiffness] + [damping, mass].compactMap(\.self)
      case .perceptual(let duration, let bounce, _): [duration.id, bounce]
      case .response(let response, let damping, _): [response.id, damping]
      case .curve: []
      }
    }
  }

  /// A duration in seconds: that of a tweak, or a part of it.
  public struct Duration: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The identifier of the tweak with the whole duration.
    package let id: Tweak.ID
    package let part: Part

    package enum Part: Sendable, Hashable {
      /// A constant fraction, 0…1.
      case fixed(Double)
      /// The fraction that another tweak defines, 0…1.
      case tweak(Tweak.ID)
      /// The fraction that remains after another tweak's fraction, 0…1.
      case rest(of: Tweak.ID)
      /// The whole minus the seconds of another tweak.
      case less(Tweak.ID)
    }

    /// Creates the whole duration of a tweak.
    public init(stringLiteral id: String) {
      self.id = id
      part = .fixed(1)
    }

    private init(_ id: Tweak.ID, _ part: Part) {
      self.id = id
      self.part = part
    }

    /// Returns a fraction, 0…1, of the duration of the tweak `id`.
    public static func fraction(_ fraction: Double, of id: Tweak.ID) -> Duration { Duration(id, .fixed(fraction)) }
    /// Returns the fraction, defined by the tweak `fraction`, of the duration of the tweak `id`.
    public static func fraction(_ fraction: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .tweak(fraction)) }
    /// Returns the rest of the duration of the tweak `id` after the fraction that the tweak `wait` defines.
    public static func rest(after wait: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .rest(of: wait)) }

    /// Returns the rest of the duration of the tweak `id` after the seconds of the tweak `delay`.
    public static func rest(afterSeconds delay: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .less(delay)) }

    var ids: [Tweak.ID] {
      switch part {
      case .fixed: [id]
      case .tweak(let other), .rest(let other), .less(let other): [id, other]
      }
    }
  }

  private init(_ title: String, _ kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// Creates the timing of UIKit's spring, from a duration in seconds, a damping ratio, and an initial velocity in whole
  /// distances per second.
  public static func spring(_ title: String, duration: Duration, damping: Tweak.ID, velocity: Tweak.ID? = nil) -> TweakTiming {
    TweakTiming(title, .spring(duration: duration, damping: damping, velocity: velocity))
  }

  /// Creates the timing of a spring from its physical parameters. If no tweaks define them, the mass is 1 and the damping is critical.
  public static func spring(_ title: String, stiffness: Tweak.ID, damping: Tweak.ID? = nil, mass: Tweak.ID? = nil) -> TweakTiming {
    TweakTiming(title, .physics(stiffness: stiffness, damping: damping, mass: mass))
  }

  /// Creates the timing of a spring from its perceptual duration in seconds, its bounce, and an initial velocity in whole distances per
  /// second.
  package static func spring(_ title: String, perceptualDuration: Duration, bounce: Tweak.ID, velocity: Tweak.ID? = nil) -> TweakTiming {
    TweakTiming(title, .perceptual(duration: perceptualDuration, bounce: bounce, velocity: velocity))
  }

  /// Creates the timing of a spring from its period without damping in seconds, its damping ratio, and an initial velocity in whole
  /// distances per second.
  package static func spring(_ title: String, response: Duration, damping: Tweak.ID, velocity: Tweak.ID? = nil) -> TweakTiming {
    TweakTiming(title, .response(response: response, damping: damping, velocity: velocity))
  }

  /// Creates the timing of a cubic curve over a duration in seconds.
  public static func curve(_ title: String, duration: Duration, curve: Tweak.ID) -> TweakTiming {
    TweakTiming(title, .curve(duration: duration, curve: curve))
  }
}

extension TweakTiming.Duration {
  /// Returns nil if the store lacks one of the tweaks.
  package func seconds(in store: TweakStore) -> Double? {
    guard let whole = store.value(of: id)?.position, let (factor, delay) = factors(in: store) else { return nil }
    return max(whole * factor - delay, 0)
  }

  /// Returns the seconds that the tweak `id` needs so that this duration is `seconds`, or nil if no value achieves that.
  package func whole(for seconds: Double, in store: TweakStore) -> Double? {
    guard let (factor, delay) = factors(in: store), factor > 0 else { return nil }
    return (seconds + delay) / factor
  }

  private func factors(in store: TweakStore) -> (factor: Double, delay: Double)? {
    switch part {
    case .fixed(let fraction): (fraction, 0)
    case .tweak(let id): store.value(of: id)?.position.map { ($0, 0) }
    case .rest(let id): store.value(of: id)?.position.map { (1 - $0, 0) }
    case .less(let id): store.value(of: id)?.position.map { (1, $0) }
    }
  }
}
