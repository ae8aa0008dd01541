import Foundation

/// The views of a zoom in its container: the dimming, and the card that shows the page and the picture of the source.
final class ZoomStage: InternalView, TransitionScaffolding {
  /// The zoom that moves the card. It lives as long as the stage is shown, even if its transition ends before.
  var flight: ZoomFlight?
  private let dimming: UIView
  private let blur: UIVisualEffectView?
  /// The opaque background of the card, which casts the shadow.
  private let background = UIView()
  private let card = UIView()
  private let page: ZoomPage
  private let tuning: ZoomTuning
  private(set) var picture: UIView?

  /// Creates the views for a page that fills `page` at rest, in the container's coordinates.
  init(frame: CGRect, page rest: CGRect, tuning: ZoomTuning, options: UIViewController.Transition.ZoomOptions?) {
    self.tuning = tuning
    let color = options?.dimmingColor ?? UIColor(white: 0, alpha: options?.dimmingVisualEffect == nil ? tuning.dimming : 0)
    dimming = UIView()
    dimming.backgroundColor = color
    blur = options?.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    page = ZoomPage(rest: rest)
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [blur, dimming].compactMap({ $0 }) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    background.backgroundColor = .systemBackground
    background.layer.shadowRadius = tuning.shadow.radius
    background.layer.shadowOffset = CGSize(width: 0, height: tuning.shadow.drop)
    card.clipsToBounds = true
    for view in [background, card] { view.layer.cornerCurve = .continuous }
    (dimming.layer.name, card.layer.name) = ("dimming", "card")
    for view in [background, card] { addSubview(view) }
    card.addSubview(page)
  }

  /// Moves the zoomed view into the card.
  func take(_ view: UIView) {
    page.addSubview(view)
    view.place(in: page.bounds)
  }

  /// Replaces the picture of the source, or removes it if nil.
  func show(_ picture: UIView?) {
    self.picture?.removeFromSuperview()
    self.picture = picture
    guard let picture else { return }
    picture.isUserInteractionEnabled = false
    card.addSubview(picture)
  }

  /// Resizes the page, after a rotation.
  func resize(to rest: CGRect) { page.rest = rest }

  /// The state of the stage at one moment.
  struct Look {
    var shape: ZoomShape
    var window: ZoomWindow
    /// The opacity of the source's picture.
    var mix: CGFloat
    /// The radius of the source's corners, in points.
    var sourceRadius: CGFloat
    /// The radius of the page's corners at rest.
    var pageRadius: CGFloat = 0
    var opacity: CGFloat = 1
  }

  func show(_ look: Look) {
    let (shape, size) = (look.shape, look.shape.size)
    let presence = shape.presence.clamped(to: 0...1)
    for view in [background, card] {
      view.bounds.size = size
      view.center = shape.center
      view.transform = shape.angle == 0 ? .identity : CGAffineTransform(rotationAngle: shape.angle)
      view.layer.cornerRadius = radius(of: look)
      view.alpha = look.opacity
    }
    background.layer.shadowOpacity = tuning.shadow.opacity * Float(presence)
    dimming.alpha = presence * look.opacity
    blur?.alpha = presence * look.opacity
    let part = look.window.part(in: size, presence: shape.presence)
    page.center = CGPoint(x: part.origin.x + page.bounds.width * part.scale / 2, y: part.origin.y + page.bounds.height * part.scale / 2)
    page.transform = CGAffineTransform(scaleX: part.scale, y: part.scale)
    picture?.frame = part.picture
    picture?.alpha = look.mix
  }

  /// Returns the radius of the card's corners, which is linear between the source's and the display's. Close to the full size, it becomes
  /// that of the page, because the corners of the container aren't round.
  private func radius(of look: Look) -> CGFloat {
    let presence = look.shape.presence.clamped(to: 0...1)
    let (size, whole) = (look.shape.size, page.bounds.size)
    let rest = 1 - min(size.width / max(whole.width, 1), size.height / max(whole.height, 1))
    let pageRadius = look.pageRadius + (max(tuning.cornerRadius, look.pageRadius) - look.pageRadius) * (rest / 0.08).clamped(to: 0...1)
    let radius = look.sourceRadius + (pageRadius - look.sourceRadius) * presence
    return min(radius, min(size.width, size.height) / 2)
  }
}
