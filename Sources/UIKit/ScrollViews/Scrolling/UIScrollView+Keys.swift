import Foundation

// Arrows, Page Up and Down, Home and End.
extension UIScrollView {
  /// How far an arrow scrolls, in points.
  private static var lineStep: CGFloat { 48 }
  /// The share of the view that Page Up and Down scroll; the rest is seen on both pages.
  private static var pageShare: CGFloat { 0.9 }

  /// Scrolls for a key. True if the key is one that scrolls and there is somewhere to go.
  func scroll(for key: UIKeyboardHIDUsage) -> Bool {
    let ranges = scrollRange
    let origin = motion?.target ?? contentOffset
    let height = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
    let page = isPagingEnabled ? bounds.height : height * Self.pageShare
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
    target = CGPoint(x: target.x.clamped(to: ranges.x), y: target.y.clamped(to: ranges.y))
    guard isScrollEnabled, target != origin else { return false }
    animateContent(to: target)
    return true
  }
}
