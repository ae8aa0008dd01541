import Foundation

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  /// The progress, in 0…1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the completed part, or nil for the tint color.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the remaining part, or nil for gray.
  open var trackTintColor: UIColor? { didSet { updateColors() } }

  private var storedProgress: Float = 0
  private let bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar with an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
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

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 4) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    bar.layer.cornerRadius = bounds.height / 2
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height)
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
