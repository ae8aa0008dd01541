import Foundation

/// A wheel of a picker, whose rows rotate about a horizontal axis.
@MainActor
final class PickerWheel: UIScrollView {
  let rowHeight: CGFloat
  let numberOfRows: Int
  /// Returns the view of a row. The second argument is a view that can be reused.
  var makeRow: ((Int, UIView?) -> UIView)?
  /// Called when a person has selected another row.
  var onSelect: ((Int) -> Void)?

  private(set) var selectedRow = 0
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var turningTo: Int?
  /// The radius of the wheel, in points. On iOS, the rows of half a turn fill the height of a picker.
  private static let radius: CGFloat = 108
  /// The valid row heights, in points.
  private static let rowHeights: ClosedRange<CGFloat> = 1...10_000

  init(rowHeight: CGFloat, numberOfRows: Int) {
    self.rowHeight = Self.rowHeights.contains(rowHeight) ? rowHeight : rowHeight > 1 ? Self.rowHeights.upperBound : 1
    self.numberOfRows = numberOfRows
    super.init(frame: .zero)
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.tap))
  }

  required init?(coder: NSCoder) { nil }

  private var middleRow: Int {
    guard numberOfRows > 0 else { return 0 }
    return Int(clamping: ((contentOffset.y + contentInset.top) / rowHeight).rounded()).clamped(to: 0...numberOfRows - 1)
  }

  private func offset(ofRow row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

  func select(_ row: Int, animated: Bool) {
    guard numberOfRows > 0 else { return }
    let row = row.clamped(to: 0...numberOfRows - 1)
    selectedRow = row
    layoutIfNeeded()
    setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: animated && window != nil)
  }

  // MARK: Motion

  override func targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard numberOfRows > 0 else { return proposed }
    let row = Int(clamping: ((proposed.y + contentInset.top) / rowHeight).rounded()).clamped(to: 0...numberOfRows - 1)
    return CGPoint(x: 0, y: offset(ofRow: row))
  }

  override func contentDidComeToRest() {
    super.contentDidComeToRest()
    let rest = targetContentOffset(forProposed: contentOffset, velocity: .zero)
    // The mouse wheel may stop anywhere.
    guard abs(rest.y - contentOffset.y) < 1 else { return setContentOffset(rest, animated: true) }
    reportSelection()
  }

  private func reportSelection() {
    let row = middleRow
    turningTo = nil
    guard row != selectedRow else { return }
    selectedRow = row
    onSelect?(row)
  }

  private func tap(_ tap: UITapGestureRecognizer) {
    let distance = tap.location(in: self).y - bounds.midY
    let angle = asin((distance / Self.radius).clamped(to: -1...1))
    turn(to: Int(clamping: (CGFloat(middleRow) + angle * Self.radius / rowHeight).rounded()))
  }

  /// Turns to a row as if a person did it.
  func turn(to row: Int) {
    guard numberOfRows > 0 else { return }
    let row = row.clamped(to: 0...numberOfRows - 1)
    guard window != nil else { return }
    turningTo = row
    setContentOffset(CGPoint(x: 0, y: offset(ofRow: row)), animated: true)
    if motion == nil { reportSelection() }
  }

  override var canBecomeFocused: Bool { numberOfRows > 1 }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch presses.first?.key?.keyCode {
    case .keyboardUpArrow: turn(to: (turningTo ?? middleRow) - 1)
    case .keyboardDownArrow: turn(to: (turningTo ?? middleRow) + 1)
    case .keyboardHome: turn(to: 0)
    case .keyboardEnd: turn(to: numberOfRows - 1)
    default: super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    let inset = (bounds.height - rowHeight) / 2
    if contentInset.top != inset || contentSize.height != CGFloat(numberOfRows) * rowHeight {
      contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
      contentSize = CGSize(width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
      if !isTracking, motion == nil { contentOffset.y = offset(ofRow: selectedRow) }
    }
    UIView.performWithoutAnimation { showRows() }
    super.layoutSubviews()
  }

  private func showRows() {
    guard numberOfRows > 0, bounds.height > 0 else { return }
    let middle = (contentOffset.y + contentInset.top) / rowHeight
    let reach = Self.radius * .pi / 2 / rowHeight
    let first = max(0, Int(clamping: (middle - reach).rounded(.up)))
    let last = min(numberOfRows - 1, Int(clamping: (middle + reach).rounded(.down)))
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      rows[row] = nil
      spare.append(view)
    }
    guard first <= last else { return }
    for row in first...last {
      guard let view = rows[row] ?? makeRow?(row, spare.popLast()) else { continue }
      rows[row] = view
      if view.superview !== self { insertSubview(view, at: 0) }
      let angle = (CGFloat(row) - middle) * rowHeight / Self.radius
      view.transform = .identity
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + Self.radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(cos(angle), 0.001))
      view.alpha = max(0, cos(angle)) * (abs(CGFloat(row) - middle) < 0.5 ? 1 : 0.6)
    }
  }
}
