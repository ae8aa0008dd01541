import Foundation

/// The views of a zoom in its container: the dimming, and the card that shows the page and the picture of the source.
final class ZoomStage: UIView {
  /// The zoom that moves the card. It lives as long as the stage is shown, even if its transition is over before.
  var flight: ZoomFlight?
  private let dimming: UIView
  private let blur: UIVisualEffectView?
  /// The opaque background of the card, which casts the shadow.
  private let background = UIView()
  private let card = UIView()
  private let page: ZoomPage
  private let tuning: ZoomTuning
  /// The picture of the source, or nil without one.
  private(set) var picture: UIView?

  /// Creates the views for a page that fills `page` at rest, in the container's points.
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

  required init?(coder: NSCoder) { nil }

  /// Puts the zoomed view into the card.
  func take(_ view: UIView) {
    page.addSubview(view)
    view.place(in: page.bounds)
  }

  /// Shows the picture of another source, or of none.
  func show(_ picture: UIView?) {
    self.picture?.removeFromSuperview()
    self.picture = picture
    guard let picture else { return }
    picture.isUserInteractionEnabled = false
    card.addSubview(picture)
  }

  /// Gives the page another size, after a rotation.
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
    /// The opacity of the card.
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

  /// Returns the radius of the card's corners: linear from the source's to the display's. The last of it goes with the last difference
  /// in size, because the stage's display isn't round.
  private func radius(of look: Look) -> CGFloat {
    let presence = look.shape.presence.clamped(to: 0...1)
    let rest = 1 - min(look.shape.size.width / page.bounds.width, look.shape.size.height / page.bounds.height)
    let whole = look.pageRadius + (max(tuning.cornerRadius, look.pageRadius) - look.pageRadius) * (rest / 0.08).clamped(to: 0...1)
    let radius = look.sourceRadius + (whole - look.sourceRadius) * presence
    return min(radius, min(look.shape.size.width, look.shape.size.height) / 2)
  }
}

/// The view that scales the zoomed view inside the card.
///
/// Its safe area is that of the container, wherever the card is, so that the page isn't laid out again as it moves.
final class ZoomPage: UIView {
  /// The frame of the page at rest, in the container's points.
  var rest: CGRect {
    didSet {
      guard rest != oldValue else { return }
      bounds.size = rest.size
      updateSafeArea(boundsChanged: true)
    }
  }

  init(rest: CGRect) {
    self.rest = rest
    super.init(frame: CGRect(origin: .zero, size: rest.size))
  }

  required init?(coder: NSCoder) { nil }

  /// The safe area at rest, or nil while the view is in no container.
  var fixedSafeAreaInsets: UIEdgeInsets? {
    let stage = sequence(first: self as UIView, next: \.superview).first { $0 is ZoomStage }
    guard let container = stage?.superview else { return nil }
    let (insets, bounds) = (container.safeAreaInsets, container.bounds)
    func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { (inset - distance).clamped(to: 0...max(inset, 0)) }
    return UIEdgeInsets(
      top: overlap(insets.top, rest.minY - bounds.minY), left: overlap(insets.left, rest.minX - bounds.minX),
      bottom: overlap(insets.bottom, bounds.maxY - rest.maxY), right: overlap(insets.right, bounds.maxX - rest.maxX))
  }
}

/// The part of the page that the card shows on its way between the source and the whole page.
struct ZoomWindow {
  /// The size of the source, and of the whole page.
  private let source: CGSize
  private let whole: CGSize
  /// The part of the page that lies over the source, with the source's proportions.
  private let aligned: CGRect

  /// Creates the window for a rectangle of the page that stays over the source, or for the top of the page if nil.
  init(source: CGSize, whole: CGSize, alignment: CGRect?) {
    (self.source, self.whole) = (source, whole)
    let ratio = source.height / max(source.width, 1)
    if let alignment, !alignment.isNull, !alignment.isInfinite, alignment.width > 0, alignment.height > 0 {
      // The source fills with the rectangle: what sticks out on two sides is cut off.
      let width = min(alignment.width, alignment.height / max(ratio, 0.001))
      let size = CGSize(width: width, height: width * ratio)
      aligned = CGRect(x: alignment.midX - size.width / 2, y: alignment.midY - size.height / 2, width: size.width, height: size.height)
    } else {
      let width = min(whole.width, whole.height / max(ratio, 0.001))
      aligned = CGRect(x: (whole.width - width) / 2, y: 0, width: width, height: width * ratio)
    }
  }

  /// The place of the page in a card: its origin and scale, and the frame of the source's picture.
  struct Part: Equatable {
    var origin: CGPoint
    var scale: CGFloat
    var picture: CGRect
  }

  func part(in size: CGSize, presence: CGFloat) -> Part {
    let difference = whole.width - source.width
    let way = abs(difference) > 1 ? (size.width - source.width) / difference : presence
    let first = source.width / max(aligned.width, 1)
    // Never so small that the page doesn't cover the card.
    let scale = max(first + (1 - first) * way, size.width / whole.width, size.height / whole.height, 0.001)
    func origin(_ length: CGFloat, _ card: CGFloat, _ start: CGFloat, _ part: CGFloat) -> CGFloat {
      let hidden = length - part
      let before = hidden > 0.5 ? (start / hidden).clamped(to: 0...1) : 0.5
      return before * (card - length * scale)
    }
    let x = origin(whole.width, size.width, aligned.minX, aligned.width)
    let y = origin(whole.height, size.height, aligned.minY, aligned.height)
    let picture = CGRect(
      x: x + aligned.minX * scale, y: y + aligned.minY * scale, width: aligned.width * scale, height: aligned.height * scale)
    return Part(origin: CGPoint(x: x, y: y), scale: scale, picture: filling(picture, in: size, presence: presence))
  }

  /// Returns the frame of the source's picture, which fills the card where the card is almost the source, whatever its proportions.
  private func filling(_ frame: CGRect, in size: CGSize, presence: CGFloat) -> CGRect {
    let part = (1 - presence / 0.25).clamped(to: 0...1)
    guard part > 0, source.width > 0, source.height > 0 else { return frame }
    let scale = max(size.width / source.width, size.height / source.height)
    let full = CGSize(width: source.width * scale, height: source.height * scale)
    func blend(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: blend(frame.minX, (size.width - full.width) / 2), y: blend(frame.minY, (size.height - full.height) / 2),
      width: blend(frame.width, full.width), height: blend(frame.height, full.height))
  }
}
