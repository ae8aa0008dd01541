import Foundation

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    var diameter: CGFloat { self == .medium ? 20 : 37 }
  }

  @Observed open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  @Observed open var color: UIColor! = .secondaryLabel { didSet { if color != oldValue { setNeedsLayout() } } }

  @Observed open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  public private(set) var isAnimating = false

  /// The number of spokes that are shown while a person pulls, or nil for all.
  var shownSpokes: Int? { didSet { if shownSpokes != oldValue { showSpokes() } } }

  private func showSpokes() {
    for (index, spoke) in spokes.enumerated() { spoke.isHidden = index >= shownSpokes ?? .max }
  }

  private var spokes: [UIView] = []
  static let spokeCount = 8
  private static let period: CFTimeInterval = 0.8

  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.diameter, height: style.diameter))
    self.style = style
  }

  override func didInitialize() {
    isUserInteractionEnabled = false
    isHidden = true
    spokes = (0..<Self.spokeCount).map { _ in UIView() }
    for spoke in spokes { addSubview(spoke) }
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    for (index, spoke) in spokes.enumerated() { spoke.layer.add(fade(ofSpoke: index), forKey: "turn") }
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    isHidden = hidesWhenStopped
    for spoke in spokes { spoke.layer.removeAnimation(forKey: "turn") }
  }

  /// Returns the animation of a spoke, which lights up in turn and fades until its next turn.
  private func fade(ofSpoke index: Int) -> CAAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.2
    fade.duration = Self.period
    fade.repeatCount = .infinity
    fade.timeOffset = Self.period * (1 - Double(index) / Double(Self.spokeCount))
    fade.isRemovedOnCompletion = false
    return fade
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.diameter, height: style.diameter) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = style.diameter / 2
    let size = CGSize(width: radius * 0.22, height: radius * 0.55)
    for (index, spoke) in spokes.enumerated() {
      let angle = CGFloat(index) / CGFloat(Self.spokeCount) * 2 * .pi
      spoke.transform = .identity
      spoke.bounds = CGRect(origin: .zero, size: size)
      spoke.layer.cornerRadius = size.width / 2
      spoke.backgroundColor = color
      let distance = radius - size.height / 2
      spoke.center = CGPoint(x: bounds.midX + sin(angle) * distance, y: bounds.midY - cos(angle) * distance)
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.alpha = 0.2 + 0.8 * CGFloat(index) / CGFloat(Self.spokeCount)
    }
  }
}
