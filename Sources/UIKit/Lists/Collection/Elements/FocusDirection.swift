import Foundation

/// The direction in which an arrow key moves the focus.
@MainActor
struct FocusDirection {
  private let isAcross: Bool
  private let sign: CGFloat

  /// Returns nil for other keys.
  init?(_ key: UIKeyboardHIDUsage) {
    switch key {
    case .keyboardLeftArrow: (isAcross, sign) = (true, -1)
    case .keyboardRightArrow: (isAcross, sign) = (true, 1)
    case .keyboardUpArrow: (isAcross, sign) = (false, -1)
    case .keyboardDownArrow: (isAcross, sign) = (false, 1)
    default: return nil
    }
  }

  /// Returns the nearest item to the one at `path`, looking at most one screen ahead.
  func item(from path: IndexPath, _ here: CGRect, in list: UICollectionView) -> IndexPath? {
    let reach = here.insetBy(dx: -list.bounds.width, dy: -list.bounds.height)
    if let found = nearest(to: here, among: list.visibleAttributes(in: reach)) { return found }
    // At the end of a line, continue with the next one in reading order.
    return isAcross ? list.itemCounts.sections.successor(of: path, by: Int(sign)) : nil
  }

  private func nearest(to here: CGRect, among elements: [UICollectionViewLayoutAttributes]) -> IndexPath? {
    func ahead(_ frame: CGRect) -> CGFloat { sign * (isAcross ? frame.midX - here.midX : frame.midY - here.midY) }
    func aside(_ frame: CGRect) -> CGFloat { abs(isAcross ? frame.midY - here.midY : frame.midX - here.midX) }
    let candidates = elements.filter {
      $0.representedElementKind == nil && ahead($0.frame) > 0.5
        && (!isAcross || aside($0.frame) < max(here.height, $0.frame.height) / 2)
    }
    return candidates.min { ahead($0.frame) + 2 * aside($0.frame) < ahead($1.frame) + 2 * aside($1.frame) }?.indexPath
  }
}
