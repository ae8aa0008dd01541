import Foundation

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private let style: FeedbackStyle

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

  open func impactOccurred() { occur(1, "impactOccurred()") }

  /// The location makes no difference.
  open func impactOccurred(at location: CGPoint) { occur(1, "impactOccurred(at:)", [location]) }

  /// The intensity is clamped to 0…1.
  open func impactOccurred(intensity: CGFloat) { occur(intensity, "impactOccurred(intensity:)", [intensity]) }

  /// The location makes no difference. The intensity is clamped to 0…1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    occur(intensity, "impactOccurred(intensity:at:)", [intensity, location])
  }

  private func occur(_ intensity: CGFloat, _ method: String, _ arguments: [Any?] = []) {
    occur(HapticFeedback(.impact(style), intensity: intensity), method, arguments)
  }
}
