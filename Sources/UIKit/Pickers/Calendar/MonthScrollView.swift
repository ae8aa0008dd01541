import Foundation

/// The months of a calendar, side by side. At rest one month is visible.
@MainActor
final class MonthScrollView: UIScrollView {
  /// Called with the number of days or months by which a key moves the selection.
  var onKey: ((Calendar.Component, Int) -> Void)?
  var onChoose: ((DateInterval) -> Void)?
  /// Called when another month is in the middle.
  var onMonthChange: (() -> Void)?

  private var span: MonthSpan?
  private var shown: (date: Date, settings: DateSettings)?
  private var pages: [Int: MonthPage] = [:]
  private var laidOutWidth: CGFloat = 0
  /// The index of the month in the middle.
  private(set) var index = 0
  /// The index of the month that the view scrolls to.
  private var target = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollsToTop = false
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  var month: CalendarMonth? { span?.month(index) }

  /// Shows the month of a date. If the settings are new, all months are created again.
  func show(_ date: Date, _ settings: DateSettings, isNew: Bool, animated: Bool) {
    shown = (date, settings)
    let wanted = span?.index(of: date)
    if isNew || !(span?.indices.contains(wanted ?? .max) ?? false) {
      for page in pages.values { page.removeFromSuperview() }
      pages = [:]
      span = MonthSpan(around: date, settings)
      (index, target, laidOutWidth) = (0, 0, 0)
      setNeedsLayout()
      onMonthChange?()
    } else if let wanted, wanted != target {
      go(to: wanted, animated: animated)
    }
    for page in pages.values { page.show(date, settings) }
  }

  func turn(by months: Int) { go(to: target + months, animated: true) }

  /// Returns whether there is a month at a distance from the current one.
  func hasMonth(at distance: Int) -> Bool { span?.indices.contains(target + distance) ?? false }

  private func go(to index: Int, animated: Bool) {
    guard let span, span.indices.contains(index) else { return }
    let isNear = abs(index - self.index) < 3
    target = index
    if laidOutWidth > 0 { setContentOffset(CGPoint(x: offset(of: index), y: 0), animated: animated && isNear) }
    noteIndex()
  }

  /// Returns the position of a month, counted from the left.
  private func place(of index: Int) -> Int {
    guard let span else { return 0 }
    return isRightToLeft ? span.indices.upperBound - index : index - span.indices.lowerBound
  }

  private func offset(of index: Int) -> CGFloat { CGFloat(place(of: index)) * bounds.width }

  private func index(atPlace place: Int) -> Int {
    guard let span else { return 0 }
    return (isRightToLeft ? span.indices.upperBound - place : span.indices.lowerBound + place).clamped(to: span.indices)
  }

  private func noteIndex() {
    let middle = laidOutWidth > 0 ? index(atPlace: Int(clamping: (contentOffset.x / laidOutWidth).rounded())) : target
    if motion == nil || isTracking { target = middle }
    guard middle != index else { return }
    index = middle
    onMonthChange?()
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    guard laidOutWidth == bounds.width else { return }
    noteIndex()
  }

  override func contentDidComeToRest() {
    super.contentDidComeToRest()
    noteIndex()
  }

  override func layoutSubviews() {
    if laidOutWidth != bounds.width, let span, bounds.width > 0 {
      let wanted = target
      laidOutWidth = 0
      contentSize = CGSize(width: CGFloat(span.indices.count) * bounds.width, height: bounds.height)
      contentOffset = CGPoint(x: offset(of: wanted), y: 0)
      laidOutWidth = bounds.width
      noteIndex()
    }
    UIView.performWithoutAnimation { showPages() }
    super.layoutSubviews()
  }

  private func showPages() {
    guard let span, let shown, laidOutWidth > 0 else { return }
    let first = Int(clamping: (bounds.minX / bounds.width).rounded(.down))
    let places = first...max(first, Int(clamping: (bounds.maxX / bounds.width - 0.001).rounded(.down)))
    let wanted = Set(places.map(index(atPlace:)))
    for (index, page) in pages where !wanted.contains(index) {
      page.removeFromSuperview()
      pages[index] = nil
    }
    for index in wanted.sorted() {
      let page = pages[index] ?? makePage(index, span.month(index), shown.date, shown.settings)
      page.frame = CGRect(x: offset(of: index), y: 0, width: bounds.width, height: bounds.height)
    }
  }

  private func makePage(_ index: Int, _ month: CalendarMonth, _ date: Date, _ settings: DateSettings) -> MonthPage {
    let page = MonthPage(index: index, month)
    page.onChoose = { [weak self] in self?.onChoose?($0) }
    pages[index] = page
    insertSubview(page, at: 0)
    page.show(date, settings)
    return page
  }

  // MARK: Keyboard

  override var canBecomeFocused: Bool { shown != nil }

  override var focusRingTarget: UIView { pages[index]?.selectedDay ?? self }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let forward = isRightToLeft ? -1 : 1
    switch presses.first?.key?.keyCode {
    case .keyboardLeftArrow: onKey?(.day, -forward)
    case .keyboardRightArrow: onKey?(.day, forward)
    case .keyboardUpArrow: onKey?(.day, -7)
    case .keyboardDownArrow: onKey?(.day, 7)
    case .keyboardPageUp: onKey?(.month, -1)
    case .keyboardPageDown: onKey?(.month, 1)
    default: super.pressesBegan(presses, with: event)
    }
  }
}
