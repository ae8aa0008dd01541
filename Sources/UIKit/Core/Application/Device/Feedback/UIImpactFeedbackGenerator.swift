import Foundation

/// A generator for collisions.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// A collision between small, light things.
    case light
    /// A collision between things of medium size.
    case medium
    /// A collision between large, heavy things.
    case heavy
    /// A collision between soft things.
    case soft
    /// A collision between hard things.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for medium collisions.
  public override init() {
    style = .medium
    super.init()
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Records a collision.
  open func impactOccurred() { occur(1, "impactOccurred()") }

  /// Records a collision at a location in the view's coordinate system. The location makes no difference.
  open func impactOccurred(at location: CGPoint) { occur(1, "impactOccurred(at:)", [location]) }

  /// Records a collision with an intensity of 0…1.
  open func impactOccurred(intensity: CGFloat) { occur(intensity, "impactOccurred(intensity:)", [intensity]) }

  /// Records a collision with an intensity of 0…1 at a location in the view's coordinate system. The location makes no difference.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    occur(intensity, "impactOccurred(intensity:at:)", [intensity, location])
  }

  private func occur(_ intensity: CGFloat, _ method: String, _ arguments: [Any?] = []) {
    occur(HapticFeedback(.impact(style), intensity: intensity), method, arguments)
  }
}
