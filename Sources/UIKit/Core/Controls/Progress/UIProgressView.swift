import Foundation

open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    // `bar` is for the edge of another bar, without round ends.
    case `default` = 0
    case bar = 1
  }

  @Observed open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { setNeedsLayout() } } }

  /// Clamped to 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  // Nil stands for the tint color and gray.
  @Observed open var progressTintColor: UIColor? { didSet { updateColors() } }
  @Observed open var trackTintColor: UIColor? { didSet { updateColors() } }

  private var storedProgress: Float = 0
  private let bar = UIView()

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    progressViewStyle = style
  }

  override func didInitialize() {
    isUserInteractionEnabled = false
    addSubview(bar)
    updateColors()
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = progress.clamped(to: 0...1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: height) }

  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
    mirror([bar])
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    backgroundColor = trackTintColor ?? .systemFill
    bar.backgroundColor = progressTintColor ?? tintColor
  }
}
