import Foundation

/// The view around a receding presenter. It has the coordinate system of the presenter's former superview.
final class PresenterCard: PassthroughView, PresenterWrapper {
  /// A light overlay on a presenter in the dark style, which would be as black as what is behind it. Its lightness is that of elevated
  /// backgrounds.
  private static let light = UIColor { UIColor(white: 1, alpha: $0.userInterfaceStyle == .dark ? 0.11 : 0) }

  private let clips: Bool
  private weak var content: UIView?
  private let overlay = UIView()

  /// Creates a card between a view and its superview. If `clips`, the card rounds the corners of its bounds.
  init(around content: UIView, in surroundings: UIView, clips: Bool) {
    (self.clips, self.content) = (clips, content)
    super.init(frame: surroundings.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.name = "presenter"
    layer.cornerCurve = .continuous
    // Clip until the card is removed, so that the corners stay round while their radius animates to zero.
    clipsToBounds = clips
    surroundings.insertSubview(self, belowSubview: content)
    addSubview(content)
    guard clips else { return }
    overlay.isUserInteractionEnabled = false
    overlay.backgroundColor = Self.light
    overlay.alpha = 0
    overlay.frame = bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(overlay)
  }

  /// Moves and scales the card so that its content has the given insets at the sides, and its top edge moves toward `top` by a fraction.
  func recede(insets: CGFloat, top: CGFloat, part: CGFloat, cornerRadius: CGFloat) {
    guard let content, content.superview === self, content.bounds.width > 0 else { return }
    let (width, middle) = (content.bounds.width, bounds.middle)
    let scale = max(1 - 2 * insets / width, 0.5)
    let frame = (x: content.center.x, top: content.center.y - content.bounds.height * content.anchorPoint.y)
    let rest = CGPoint(x: middle.x + scale * (frame.x - middle.x), y: middle.y + scale * (frame.top - middle.y))
    let aim = frame.top + (top - frame.top) * part
    transform = CGAffineTransform(translationX: frame.x - rest.x, y: aim - rest.y).scaledBy(x: scale, y: scale)
    guard clips else { return }
    overlay.alpha = part
    layer.cornerRadius = cornerRadius * part / scale
  }

  /// Moves the content back to the card's superview, and removes the card.
  func release() {
    if let content, content.superview === self, let superview { superview.insertSubview(content, aboveSubview: self) }
    removeFromSuperview()
  }
}
