import Foundation

/// A picture of a page, cut into strips that bend around a roll.
///
/// The roll lies across the page at a slight angle. Up to it the page is flat, and from there it is wound around the roll.
final class PageCurlView: InternalView, TransitionScaffolding {
  /// The angle of the roll to the horizontal, in radians.
  private static let tilt: CGFloat = 16 * .pi / 180
  /// The height of a strip, in points.
  private static let step: CGFloat = 10
  /// The distance of the viewer from the page, in points.
  private static let distance: CGFloat = 1400
  private static let keyframes = 32
  /// The fraction of the page that a partial curl leaves flat.
  private static let restingPart: CGFloat = 0.42

  private let sheet = UIView()
  private var strips: [PageCurlStrip] = []
  private let radius: CGFloat
  private let extent: CGFloat
  private weak var presented: UIViewController?

  /// The positions of the roll, as distances from the top of the tilted sheet: below the page, at rest in a partial curl, and above the
  /// page.
  let flat: CGFloat
  let partial: CGFloat
  let away: CGFloat

  /// Creates the strips from a page's current appearance, or returns nil if the page has no size.
  init?(of page: UIView, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0, let picture = Self.picture(of: page) else { return nil }
    let (sine, cosine) = (sin(Self.tilt), cos(Self.tilt))
    extent = frame.width * sine + frame.height * cosine
    let width = frame.width * cosine + frame.height * sine
    radius = extent * 0.055
    (flat, partial, away) = (extent + 1, extent * Self.restingPart, -radius - 1)
    super.init(frame: frame)
    sheet.bounds = CGRect(x: 0, y: 0, width: width, height: extent)
    sheet.center = bounds.middle
    sheet.transform = CGAffineTransform(rotationAngle: -Self.tilt)
    sheet.layer.sublayerTransform.m34 = -1 / Self.distance
    addSubview(sheet)
    clipsToBounds = true
    var top: CGFloat = 0
    while top < extent {
      let rect = CGRect(x: 0, y: top, width: width, height: min(Self.step, extent - top) + 2)
      let copy = UIView(frame: bounds)
      copy.layer.contents = picture
      copy.transform = CGAffineTransform(rotationAngle: Self.tilt)
      copy.center = CGPoint(x: width / 2, y: extent / 2 - top)
      let strip = PageCurlStrip(rect, picture: copy)
      sheet.addSubview(strip)
      strips.append(strip)
      top += Self.step
    }
  }

  /// Returns a picture of a page that all strips share.
  private static func picture(of page: UIView) -> Any? {
    // A snapshot of a part consists of pixels; one of the whole view would copy all layers.
    let part = page.bounds.insetBy(dx: 0, dy: 0.005)
    return page.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)?.layer.contents
  }

  /// Bends the strips around a roll at `place`.
  func show(at place: CGFloat) { for strip in strips { strip.bend(around: place, radius: radius) } }

  /// Moves the roll. Called in a block of keyframes.
  func animate(from start: CGFloat, to end: CGFloat) {
    let count = Self.keyframes
    for index in 1...count {
      let duration = 1 / Double(count)
      UIView.addKeyframe(withRelativeStartTime: Double(index - 1) * duration, relativeDuration: duration) {
        self.show(at: start + (end - start) * CGFloat(index) / CGFloat(count))
      }
    }
  }

  func dismissesOnTap(_ presented: UIViewController) {
    self.presented = presented
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: PageCurlView.tapped)
    addGestureRecognizer(tap)
  }

  private func tapped() { TransitionCalls.asUIKit { presented?.dismiss(animated: true) } }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // Only the flat part of the page, above the roll, takes touches.
    super.point(inside: point, with: event) && convert(point, to: sheet).y < partial + radius
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // After a rotation, the picture no longer matches the page.
    if let superview, superview.bounds.size != bounds.size { isHidden = true }
  }
}

/// A strip of a page, with the shade of the bend, and a faint copy of the page's picture on its white back.
private final class PageCurlStrip: InternalView {
  private let middle: CGFloat
  private let picture: UIView
  private let shade = UIView()

  init(_ rect: CGRect, picture: UIView) {
    self.picture = picture
    middle = rect.midY
    super.init(frame: rect)
    clipsToBounds = true
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.95, alpha: 1)
    shade.backgroundColor = .black
    shade.frame = bounds
    for view in [picture, shade] { addSubview(view) }
  }

  func bend(around place: CGFloat, radius: CGFloat) {
    let angle = max(middle - place, 0) / radius
    // A strip below the roll is invisible, and stays where it would come out.
    let shown = min(angle, 1.5 * .pi)
    let y = angle > 0 ? place + radius * sin(shown) : middle
    let move = CATransform3DMakeTranslation(0, y - middle, radius * (1 - cos(shown)))
    transform3D = CATransform3DRotate(move, shown, 1, 0, 0)
    alpha = angle > 1.5 * .pi ? 0 : 1
    picture.alpha = shown > .pi / 2 ? 0.07 : 1
    // Light from above: the sides of the roll are darker than its top.
    shade.alpha = 0.35 * abs(sin(shown))
  }
}
