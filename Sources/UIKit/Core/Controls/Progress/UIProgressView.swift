import Foundation

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The look of a bar.
  public enum Style: Int, Sendable {
    /// A bar in a view.
    case `default` = 0
    /// A bar at an edge of another bar, without round ends.
    case bar = 1
  }

  /// The look of the bar.
  @Observed open var progressViewStyle = Style.default { didSet { if progressViewStyle != oldValue { setNeedsLayout() } } }

  /// The progress, in 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the completed part, or nil for the tint color.
  @Observed open var progressTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the remaining part, or nil for gray.
  @Observed open var trackTintColor: UIColor? { didSet { updateColors() } }

  private var storedProgress: Float = 0
  private let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 4))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    addSubview(bar)
    updateColors()
  }

  /// Sets the progress, limited to 0…1, with an animation if `animated`.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    storedProgress = progress.clamped(to: 0...1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.layoutIfNeeded() }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: height) }

  /// The height of the style, in points.
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
