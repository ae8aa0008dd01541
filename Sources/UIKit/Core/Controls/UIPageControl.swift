import Foundation

/// A row of dots, one for each page. If there are too many pages, only those around the current one have dots. A tap before or after the
/// current page's dot turns by one page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  // The diameter of a dot, the distance between the centers of two dots, and the height of the control, in points, as on iOS.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  static let height: CGFloat = 37

  @Observed open var numberOfPages = 0 {
    didSet {
      _numberOfPages.wrappedValue = max(0, numberOfPages)
      if numberOfPages != oldValue { pagesDidChange() }
    }
  }

  /// Clamped to the number of pages.
  @Observed open var currentPage = 0 {
    didSet {
      _currentPage.wrappedValue = max(0, min(currentPage, numberOfPages - 1))
      guard currentPage != oldValue else { return }
      if dottedPages.count < numberOfPages { setNeedsLayout() }
      showColors()
    }
  }

  @Observed open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } } }
  /// The color of the dots, or nil for white at 30 %.
  @Observed open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The color of the current page's dot, or nil for white.
  @Observed open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  private var dots: [UIView] = []
  /// All pages, or those around the current one if there are too many.
  private var dottedPages = 0..<0
  /// The range of the number of dots when there are more pages than fit.
  private static let capacities = 20...200

  private func pagesDidChange() {
    currentPage = max(0, min(currentPage, numberOfPages - 1))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeDots() {
    let capacity = Int(clamping: (bounds.width + Self.pitch - Self.dot) / Self.pitch).clamped(to: Self.capacities)
    let count = min(numberOfPages, capacity)
    let first = (currentPage - count / 2).clamped(to: 0...numberOfPages - count)
    dottedPages = first..<first + count
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    showColors()
  }

  private func showColors() {
    for (page, dot) in zip(dottedPages, dots) {
      dot.backgroundColor =
        page == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: pageCount > 0 ? CGFloat(pageCount - 1) * Self.pitch + Self.dot : 0, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeDots()
    var x = bounds.midX - size(forNumberOfPages: dots.count).width / 2
    for dot in isRightToLeft ? dots.reversed() : dots {
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.frame = CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
      x += Self.pitch
    }
  }

  // MARK: Input

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch, dottedPages.contains(currentPage) else { return }
    let isBefore = touch.location(in: self).x < dots[currentPage - dottedPages.lowerBound].center.x
    turn(by: isBefore != isRightToLeft ? -1 : 1)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow: turn(by: isRightToLeft ? 1 : -1)
    case .keyboardRightArrow: turn(by: isRightToLeft ? -1 : 1)
    default: super.pressesBegan(presses, with: event)
    }
  }

  private func turn(by step: Int) {
    let page = currentPage
    currentPage += step
    if currentPage != page { sendActions(for: .valueChanged) }
  }
}
