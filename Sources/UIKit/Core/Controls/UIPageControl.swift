import Foundation

/// A row of dots, one for each page, of which that of the current page is filled. Of more pages than there is room for, those about
/// the current one have dots.
///
/// A tap beside it asks for the page on that side.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The diameter of a dot, and the distance between the centers of two dots, in points, as on iOS.
  private static let dot: CGFloat = 7
  private static let pitch: CGFloat = 16
  /// The height of the control, in points, as on iOS.
  static let height: CGFloat = 37

  @Observed open var numberOfPages = 0 {
    didSet {
      _numberOfPages.wrappedValue = max(0, numberOfPages)
      if numberOfPages != oldValue { pagesDidChange() }
    }
  }

  /// The index of the filled dot, limited to the number of pages.
  @Observed open var currentPage = 0 {
    didSet {
      _currentPage.wrappedValue = max(0, min(currentPage, numberOfPages - 1))
      guard currentPage != oldValue else { return }
      if dottedPages.count < numberOfPages { setNeedsLayout() }
      showColors()
    }
  }

  /// A Boolean value that indicates whether the dot of a single page is hidden.
  @Observed open var hidesForSinglePage = false { didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } } }
  /// The color of the dots, or nil for white at 30 %.
  @Observed open var pageIndicatorTintColor: UIColor? { didSet { showColors() } }
  /// The color of the current page's dot, or nil for white.
  @Observed open var currentPageIndicatorTintColor: UIColor? { didSet { showColors() } }

  private var dots: [UIView] = []
  /// The pages that have dots: all, or those about the current page if there are too many.
  private var dottedPages = 0..<0
  /// The fewest and the most dots that a control shows of more pages.
  private static let capacities = 20...200

  private func pagesDidChange() {
    currentPage = max(0, min(currentPage, numberOfPages - 1))
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Adds the dots of the pages that are shown.
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

  /// Returns the size of the control for a number of pages, in points.
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
