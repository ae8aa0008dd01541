import Foundation

/// The view of a popover: its content on a rounded plate with an arrow.
final class PopoverView: InternalView {
  static let cornerRadius: CGFloat = 13
  /// The background for content without one of its own.
  static let plate = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.15 : 0.97, alpha: 1) }

  var hidesArrow = false { didSet { arrowView.isHidden = hidesArrow || background != nil } }

  private let plateView = UIView()
  private let arrowView = PopoverArrow()
  private let body = UIView()
  private let effectView = UIVisualEffectView(effect: nil)
  private weak var content: UIView?
  private var background: UIPopoverBackgroundView?
  private var bodyFrame = CGRect.zero

  init() {
    super.init(frame: .zero)
    layer.name = "popover"
    plateView.layer.cornerRadius = Self.cornerRadius
    plateView.layer.shadowOpacity = 0.2
    plateView.layer.shadowRadius = 24
    plateView.layer.shadowOffset = CGSize(width: 0, height: 6)
    body.layer.cornerRadius = Self.cornerRadius
    body.clipsToBounds = true
    for view in [plateView, arrowView, body] { addSubview(view) }
    body.addSubview(effectView)
    accessibilityViewIsModal = true
  }

  /// Shows content, on a custom background view if a class is given.
  func show(_ view: UIView, background backgroundClass: (any UIPopoverBackgroundViewMethods.Type)?) {
    content = view
    body.addSubview(view)
    guard background == nil, let made = (backgroundClass as? UIPopoverBackgroundView.Type)?.init(frame: bounds) else { return }
    background = made
    insertSubview(made, at: 0)
    plateView.isHidden = true
    arrowView.isHidden = true
    if !type(of: made).wantsDefaultContentAppearance { body.layer.cornerRadius = 0 }
  }

  /// Moves to a position in the container.
  func take(_ placement: PopoverPlacement, arrow: PopoverPlacement.Arrow, insets: UIEdgeInsets) {
    let frame = placement.frame(arrowHeight: arrow.height)
    bounds.size = frame.size
    center = frame.middle
    bodyFrame = placement.body.offsetBy(dx: -frame.minX, dy: -frame.minY).inset(by: insets)
    arrowView.point(
      placement.direction, at: CGPoint(x: placement.tip.x - frame.minX, y: placement.tip.y - frame.minY), arrow: arrow)
    background?.frame = bounds
    background?.arrowDirection = placement.direction
    let isVertical = placement.direction == .up || placement.direction == .down
    background?.arrowOffset = isVertical ? placement.tip.x - placement.body.midX : placement.tip.y - placement.body.midY
    setNeedsLayout()
  }

  /// Colors the plate and the arrow like the content if it is opaque, otherwise as given, and shows an effect behind the content.
  func color(_ color: UIColor?, effect: UIVisualEffect?) {
    let shown = effect == nil ? content?.backgroundColor.flatMap { $0.cgColor.alpha > 0.99 ? $0 : nil } ?? color ?? Self.plate : nil
    plateView.backgroundColor = shown ?? Self.plate.withAlphaComponent(0.5)
    arrowView.color = shown ?? Self.plate
    effectView.effect = effect
    effectView.isHidden = effect == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plateView.frame = bodyFrame
    body.frame = bodyFrame
    effectView.frame = body.bounds
    // A sheet may have taken over the content.
    if content?.superview === body { content?.frame = body.bounds }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bodyFrame.contains(point) }
}

/// The arrow of a popover, with a rounded tip and a base that flows into the plate.
private final class PopoverArrow: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var color: UIColor? { didSet { showColor() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() { (layer as? CAShapeLayer)?.fillColor = color?.resolvedColor(with: traitCollection).cgColor }

  func point(_ direction: UIPopoverArrowDirection, at tip: CGPoint, arrow: PopoverPlacement.Arrow) {
    let angle: CGFloat? =
      switch direction {
      case .up: 0
      case .right: .pi / 2
      case .down: .pi
      case .left: -.pi / 2
      default: nil
      }
    alpha = angle == nil ? 0 : 1
    guard let angle else { return }
    center = tip
    transform = CGAffineTransform(rotationAngle: angle)
    let (half, height) = (arrow.base / 2, arrow.height)
    let path = UIBezierPath()
    // Half a point lower than the plate's edge, so that no seam is visible.
    path.move(to: CGPoint(x: -half, y: height + 0.5))
    path.addCurve(
      to: CGPoint(x: -3.4, y: 1.5), controlPoint1: CGPoint(x: -half * 0.6, y: height), controlPoint2: CGPoint(x: -7.5, y: 5.6))
    path.addQuadCurve(to: CGPoint(x: 3.4, y: 1.5), controlPoint: CGPoint(x: 0, y: -1.5))
    path.addCurve(
      to: CGPoint(x: half, y: height + 0.5), controlPoint1: CGPoint(x: 7.5, y: 5.6), controlPoint2: CGPoint(x: half * 0.6, y: height))
    path.close()
    (layer as? CAShapeLayer)?.path = path.cgPath
  }
}
