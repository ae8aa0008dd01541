import Foundation

/// A pull at the top of a scroll view makes the control send `.valueChanged` and spin until `endRefreshing()`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  @Observed open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
      takePlace()
    }
  }

  /// The height without a title, in points, as on iOS.
  private static let plainHeight: CGFloat = 60
  private static let titleHeight: CGFloat = 20
  /// The pull that refreshes, in points of the content.
  private static let triggerPull: CGFloat = 96

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  /// True if the current drag has already refreshed.
  private var hasTriggered = false
  private weak var scrollView: UIScrollView?

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: Self.plainHeight))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
    bounds.size.height = Self.plainHeight
    wheel.hidesWhenStopped = false
    wheel.isHidden = false
    wheel.shownSpokes = 0
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    for view in [wheel, label] as [UIView] { addSubview(view) }
  }

  open override var canBecomeFocused: Bool { false }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = looks.tintColor == nil ? .secondaryLabel : tintColor
  }

  // MARK: Refreshing

  /// Makes room for the control above the content. Sends no action.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    wheel.shownSpokes = nil
    wheel.startAnimating()
    scrollView?.updateAdjustedContentInset()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    wheel.stopAnimating()
    guard let scrollView else { return }
    let shown = scrollView.contentOffset
    scrollView.updateAdjustedContentInset()
    let top = -scrollView.adjustedContentInset.top
    guard shown.y < top, !scrollView.isTracking, scrollView.window != nil else { return }
    // The content goes back from where it is.
    scrollView.moveContent(to: shown)
    scrollView.setContentOffset(CGPoint(x: shown.x, y: top), animated: true)
  }

  // MARK: In the scroll view

  private var height: CGFloat { Self.plainHeight + (attributedTitle == nil ? 0 : Self.titleHeight) }

  /// The height that the control occupies above the content, in points.
  var inset: CGFloat { isRefreshing ? height : 0 }

  func enter(_ view: UIScrollView) {
    scrollView = view
    view.insertSubview(self, at: 0)
    view.updateAdjustedContentInset()
    takePlace()
  }

  func leave() {
    removeFromSuperview()
    let view = scrollView
    scrollView = nil
    view?.updateAdjustedContentInset()
  }

  /// The distance by which the content is below its rest position, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) + inset
  }

  func contentDidMove() {
    takePlace()
    guard let scrollView, isEnabled, !isRefreshing else { return }
    if !scrollView.isDragging { hasTriggered = false }
    let part = (pull / Self.triggerPull).clamped(to: 0...1)
    wheel.shownSpokes = Int(clamping: (part * CGFloat(UIActivityIndicatorView.spokeCount)).rounded(.down))
    guard scrollView.isDragging, !hasTriggered, pull >= Self.triggerPull else { return }
    hasTriggered = true
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Stays above the content, at the top of the revealed area.
  func takePlace() {
    guard let scrollView, superview === scrollView else { return }
    let top = min(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - inset, -height)
    UIView.performWithoutAnimation {
      let place = CGRect(x: scrollView.contentOffset.x, y: top, width: scrollView.bounds.width, height: height)
      if frame != place { frame = place }
      let hides = pull <= 0 && !isRefreshing
      if isHidden != hides { isHidden = hides }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds.size = wheel.intrinsicContentSize
    wheel.center = CGPoint(x: bounds.midX, y: Self.plainHeight / 2)
    label.frame = CGRect(x: 0, y: Self.plainHeight - 8, width: bounds.width, height: attributedTitle == nil ? 0 : Self.titleHeight)
  }
}

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.leave()
    refreshControl?.enter(self)
  }
}
