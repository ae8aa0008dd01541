import Foundation

/// The content is in the safe area. Around it, below bars and sidebars, the view shows blurred mirror images of it.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  @Observed open var contentView: UIView? { didSet { if contentView !== oldValue { contentDidChange(from: oldValue) } } }
  /// If false, the content is where its frame or its constraints put it.
  @Observed open var automaticallyPlacesContentView = true { didSet { if automaticallyPlacesContentView != oldValue { setNeedsLayout() } } }

  private var extensions: [BackgroundExtension] = []

  private func contentDidChange(from old: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    for part in extensions { part.removeFromSuperview() }
    extensions = []
    guard let contentView else { return }
    extensions = BackgroundExtension.Side.all.map { BackgroundExtension($0) }
    // The blur at the seams extends over the content, which is therefore behind.
    insertSubview(contentView, at: 0)
    for part in extensions.reversed() { insertSubview(part, aboveSubview: contentView) }
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let contentView, contentView.superview === self else { return }
    let safe = bounds.inset(by: safeAreaInsets)
    if automaticallyPlacesContentView, contentView.frame != safe { contentView.frame = safe }
    for part in extensions { part.extend(contentView, to: bounds) }
  }
}

/// The mirror image of content beyond one of its edges or corners.
private final class BackgroundExtension: InternalView {
  /// The direction from the content: −1, 0 or 1 along each axis.
  struct Side {
    let x: CGFloat
    let y: CGFloat

    static let all = [-1, 0, 1].flatMap { x in [-1, 0, 1].map { y in Side(x: x, y: y) } }.filter { $0.x != 0 || $0.y != 0 }
  }

  private let side: Side
  private var picture: UIView?
  private let blur = UIVisualEffectView(effect: ExtensionBlur())

  init(_ side: Side) {
    self.side = side
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(blur)
  }

  /// Shows the content beyond its edge, up to the edge of an area.
  func extend(_ content: UIView, to area: CGRect) {
    let inner = content.frame
    func span(_ side: CGFloat, _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> (start: CGFloat, length: CGFloat) {
      side == 0 ? (low, high - low) : side < 0 ? (from, low - from) : (high, to - high)
    }
    let x = span(side.x, inner.minX, inner.maxX, area.minX, area.maxX)
    let y = span(side.y, inner.minY, inner.maxY, area.minY, area.maxY)
    isHidden = x.length <= 0 || y.length <= 0
    guard !isHidden else { return }
    frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    blur.frame = bounds
    showPicture(of: content)
    picture?.bounds.size = inner.size
    picture?.center = CGPoint(x: inner.midX + side.x * inner.width - x.start, y: inner.midY + side.y * inner.height - y.start)
    picture?.transform = CGAffineTransform(scaleX: side.x == 0 ? 1 : -1, y: side.y == 0 ? 1 : -1)
  }

  private func showPicture(of content: UIView) {
    if let image = content as? UIImageView {
      let copy = picture as? UIImageView ?? UIImageView()
      (copy.image, copy.contentMode, copy.clipsToBounds) = (image.image, image.contentMode, image.clipsToBounds)
      (copy.backgroundColor, copy.tintColor) = (image.backgroundColor, image.tintColor)
      replacePicture(with: copy)
    } else if content.window != nil, let copy = content.snapshotView(afterScreenUpdates: true) {
      replacePicture(with: copy)
    }
  }

  private func replacePicture(with new: UIView) {
    guard new !== picture else { return }
    picture?.removeFromSuperview()
    picture = new
    insertSubview(new, at: 0)
  }
}

extension UIBackgroundExtensionView: ImageObserving {
  func imageDidChange() { setNeedsLayout() }
}

private final class ExtensionBlur: UIVisualEffect {
  /// The standard deviation of the blur, in points, chosen by eye.
  private static let radius: CGFloat = 10

  override var backdrop: BackdropRecipe { BackdropRecipe(radius: Self.radius, saturation: 1, tint: .clear) }
}
