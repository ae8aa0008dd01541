import Foundation

// Scrolling with the arrow keys, Page Up, Page Down, Home and End.
extension UIScrollView {
  /// The distance that an arrow key scrolls, in points.
  private static var lineStep: CGFloat { 48 }
  /// The fraction of the view's height that Page Up and Page Down scroll. The rest is visible on both pages.
  private static var pageFraction: CGFloat { 0.9 }

  /// Moves the focus in the content in response to a key, or else scrolls. Returns true if the focus or the content could move.
  func scroll(for key: UIKeyboardHIDUsage) -> Bool {
    if window?.moveFocus(for: key, in: self) == true { return true }
    let ranges = scrollRange
    let origin = motion?.target ?? contentOffset
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let page = isPagingEnabled ? bounds.height : height * Self.pageFraction
    var target = origin
    switch key {
    case .keyboardUpArrow: target.y -= Self.lineStep
    case .keyboardDownArrow: target.y += Self.lineStep
    case .keyboardLeftArrow: target.x -= isPagingEnabled ? bounds.width : Self.lineStep
    case .keyboardRightArrow: target.x += isPagingEnabled ? bounds.width : Self.lineStep
    case .keyboardPageUp: target.y -= page
    case .keyboardPageDown: target.y += page
    case .keyboardHome: target.y = ranges.y.lowerBound
    case .keyboardEnd: target.y = ranges.y.upperBound
    default: return false
    }
    target = inScrollRange(target)
    guard isScrollEnabled, target != origin else { return false }
    animateContent(to: target)
    return true
  }
}
