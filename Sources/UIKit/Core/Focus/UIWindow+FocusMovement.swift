import Foundation

// The movement of the focus in a list or a focus group with the arrow keys, Home, End, Page Up and Page Down.
extension UIWindow {
  /// Moves the focus among the views of a container in response to a key. Returns false if there is no view in that direction, or if the
  /// focus is not shown in the container.
  func moveFocus(for key: UIKeyboardHIDUsage, in container: UIView) -> Bool {
    guard showsFocusRing, let current = reachableFocusedView, current !== container, current.isDescendant(of: container) else {
      return false
    }
    let others = container.subviews.flatMap(\.focusableViews).filter { $0 !== current }
    let places = others.map { ($0, $0.convert($0.bounds, to: container)) }
    let place = current.convert(current.bounds, to: container)
    guard let next = Self.neighbor(of: place, for: key, in: places, page: container.bounds.height) else { return false }
    focus(byKeyboard: next)
    return true
  }

  /// Returns false if the focus is in no focus group.
  func moveFocusInGroup(for key: UIKeyboardHIDUsage) -> Bool {
    let group = viewChain(from: reachableFocusedView?.superview).first { $0.focusGroupIdentifier != nil }
    return group.map { moveFocus(for: key, in: $0) } ?? false
  }

  private static func neighbor(
    of place: CGRect, for key: UIKeyboardHIDUsage, in places: [(view: UIView, frame: CGRect)], page: CGFloat
  ) -> UIView? {
    let above = places.filter { $0.frame.midY < place.minY }
    let below = places.filter { $0.frame.midY > place.maxY }
    func nearest(_ candidates: [(view: UIView, frame: CGRect)], _ distance: (CGRect) -> CGFloat) -> UIView? {
      candidates.min { distance($0.frame) < distance($1.frame) }?.view
    }
    func offset(_ frame: CGRect) -> CGFloat { abs(frame.midX - place.midX) }
    switch key {
    case .keyboardUpArrow: return nearest(above) { (place.midY - $0.midY) * 4 + offset($0) }
    case .keyboardDownArrow: return nearest(below) { ($0.midY - place.midY) * 4 + offset($0) }
    case .keyboardLeftArrow:
      return nearest(places.filter { $0.frame.midX < place.minX && $0.frame.maxY > place.minY && $0.frame.minY < place.maxY }) {
        offset($0)
      }
    case .keyboardRightArrow:
      return nearest(places.filter { $0.frame.midX > place.maxX && $0.frame.maxY > place.minY && $0.frame.minY < place.maxY }) {
        offset($0)
      }
    case .keyboardHome: return nearest(above) { $0.midY }
    case .keyboardEnd: return nearest(below) { -$0.midY }
    case .keyboardPageUp: return nearest(above) { abs(place.midY - page * 0.9 - $0.midY) }
    case .keyboardPageDown: return nearest(below) { abs(place.midY + page * 0.9 - $0.midY) }
    default: return nil
    }
  }
}
