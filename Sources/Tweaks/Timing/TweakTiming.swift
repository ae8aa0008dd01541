/// How a part of the motion is timed, told by the ids of the tweaks that tune it: what a curve plot draws and a hand-off exports.
public struct TweakTiming: Sendable, Hashable, Identifiable {
  /// A word or two on what moves so, such as "Present".
  public let title: String
  public let law: Law

  public var id: String { "\(title)/\(law.ids.joined(separator: "/"))" }

  /// What moves it.
  public enum Law: Sendable, Hashable {
    /// UIKit's spring that comes to rest within a duration: `usingSpringWithDamping:` and `UIViewPropertyAnimator(duration:dampingRatio:)`.
    /// The velocity, in whole ways a second, is 0 where no tweak says.
    case spring(duration: Duration, damping: Tweak.ID, velocity: Tweak.ID?)
    /// A spring by its physics: `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`. It takes its own time. Without a tweak
    /// for it the mass is 1, and the damping critical.
    case physics(stiffness: Tweak.ID, damping: Tweak.ID?, mass: Tweak.ID?)
    /// A cubic curve over a duration.
    case curve(duration: Duration, curve: Tweak.ID)

    /// The tweaks that take part.
    public var ids: [Tweak.ID] {
      switch self {
      case .spring(let duration, let damping, let velocity): duration.ids + [damping] + [velocity].compactMap(\.self)
      case .physics(let stiffness, let damping, let mass): [stiffness] + [damping, mass].compactMap(\.self)
      case .curve(let duration, let curve): duration.ids + [curve]
      }
    }
  }

  /// Seconds: a tweak's, or a part of them.
  public struct Duration: Sendable, Hashable, ExpressibleByStringLiteral {
    public let id: Tweak.ID
    public let share: Share

    public enum Share: Sendable, Hashable {
      /// A share that is always the same, 0…1.
      case fixed(Double)
      /// As much of it as another tweak says, 0…1.
      case tweak(Tweak.ID)
      /// What another tweak, 0…1, leaves of it.
      case rest(of: Tweak.ID)
      /// All but the seconds that another tweak says.
      case less(Tweak.ID)
    }

    /// All of a tweak's seconds.
    public init(stringLiteral id: String) {
      self.id = id
      share = .fixed(1)
    }

    private init(_ id: Tweak.ID, _ share: Share) {
      self.id = id
      self.share = share
    }

    /// A share of the seconds of the tweak `id`, 0…1.
    public static func share(_ share: Double, of id: Tweak.ID) -> Duration { Duration(id, .fixed(share)) }
    /// The share of the seconds of the tweak `id` that the tweak `share` tells.
    public static func share(_ share: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .tweak(share)) }
    /// What is left of the seconds of the tweak `id` when the share that the tweak `wait` tells has passed.
    public static func rest(after wait: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .rest(of: wait)) }

    /// What is left of the seconds of the tweak `id` after the seconds of the tweak `delay`.
    public static func rest(afterSeconds delay: Tweak.ID, of id: Tweak.ID) -> Duration { Duration(id, .less(delay)) }

    var ids: [Tweak.ID] {
      switch share {
      case .fixed: [id]
      case .tweak(let other), .rest(let other), .less(let other): [id, other]
      }
    }
  }

  private init(_ title: String, _ law: Law) {
    self.title = title
    self.law = law
  }

  /// UIKit's spring by a duration in seconds, a damping ratio, and the velocity at the start in whole ways a second.
  public static func spring(
    _ title: String, duration: Duration, damping: Tweak.ID, velocity: Tweak.ID? = nil
  ) -> TweakTiming {
    TweakTiming(title, .spring(duration: duration, damping: damping, velocity: velocity))
  }

  /// A spring by its physics; without a tweak for it the mass is 1, and the damping critical.
  public static func spring(_ title: String, stiffness: Tweak.ID, damping: Tweak.ID? = nil, mass: Tweak.ID? = nil) -> TweakTiming {
    TweakTiming(title, .physics(stiffness: stiffness, damping: damping, mass: mass))
  }

  /// A cubic curve over a duration in seconds.
  public static func curve(_ title: String, duration: Duration, curve: Tweak.ID) -> TweakTiming {
    TweakTiming(title, .curve(duration: duration, curve: curve))
  }
}

extension TweakTiming.Duration {
  /// Seconds; nil where the store lacks one of the tweaks.
  public func seconds(in store: TweakStore) -> Double? {
    guard let whole = store.value(of: id)?.position, let (factor, delay) = part(in: store) else { return nil }
    return max(whole * factor - delay, 0)
  }

  /// The seconds that the tweak `id` must have for these to be `seconds`; nil where no value makes them so.
  public func whole(for seconds: Double, in store: TweakStore) -> Double? {
    guard let (factor, delay) = part(in: store), factor > 0 else { return nil }
    return (seconds + delay) / factor
  }

  private func part(in store: TweakStore) -> (factor: Double, delay: Double)? {
    switch share {
    case .fixed(let share): (share, 0)
    case .tweak(let id): store.value(of: id)?.position.map { ($0, 0) }
    case .rest(let id): store.value(of: id)?.position.map { (1 - $0, 0) }
    case .less(let id): store.value(of: id)?.position.map { (1, $0) }
    }
  }
}
