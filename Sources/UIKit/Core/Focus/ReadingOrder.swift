import Foundation

extension UIView {
  /// The focusable views in this view, in the order in which a person reads them. It may contain the view itself.
  var focusableViews: [UIView] {
    guard letsFocusIn else { return [] }
    if canBecomeFocused { return [self] }
    let parts = subviews.map { ($0.focusableViews, $0.frame) }.filter { !$0.0.isEmpty }
    return ReadingOrder.sorted(parts).flatMap(\.self)
  }

  /// True if neither the view nor an ancestor is hidden or disabled for the focus.
  var isReachableByFocus: Bool { viewChain(from: self).allSatisfy(\.letsFocusIn) }

  /// True if the view and its subviews can have the focus: the view is visible and enabled.
  private var letsFocusIn: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }
}

extension UIWindow {
  /// Returns the views in `area` at which Tab stops. In each focus group, it is the view with the highest priority.
  func tabStops(in area: UIView) -> [UIView] {
    var stops: [UIView] = []
    var places: [String: Int] = [:]
    for view in area.focusableViews {
      guard let group = view.inheritedFocusGroup else {
        stops.append(view)
        continue
      }
      guard let place = places[group] else {
        places[group] = stops.count
        stops.append(view)
        continue
      }
      if priority(of: view) > priority(of: stops[place]) { stops[place] = view }
    }
    return stops
  }

  private func priority(of view: UIView) -> Int {
    (view === focusedView ? UIFocusGroupPriority.currentlyFocused : view.focusGroupPriority).rawValue
  }
}

/// The order in which a person reads elements that are arranged in rows and columns.
enum ReadingOrder {
  /// The overlap of neighbors that still counts as being next to each other, in points.
  private static let tolerance: CGFloat = 4

  /// Returns elements in reading order: rows from top to bottom if the area can be split into rows, otherwise columns from left to right if
  /// it can be split into columns, and otherwise by their centers.
  static func sorted<Element>(_ places: [(Element, CGRect)]) -> [Element] {
    guard places.count > 1 else { return places.map(\.0) }
    if let rows = split(places, from: { $0.minY }, to: { $0.maxY }) { return rows.flatMap(sorted) }
    if let columns = split(places, from: { $0.minX }, to: { $0.maxX }) { return columns.flatMap(sorted) }
    let order = places.enumerated().sorted { a, b in
      let (first, second) = (a.element.1, b.element.1)
      if first.midY.rounded() != second.midY.rounded() { return first.midY < second.midY }
      if first.midX != second.midX { return first.midX < second.midX }
      return a.offset < b.offset
    }
    return order.map(\.element.0)
  }

  /// Splits elements into groups that don't overlap along an axis. Returns nil if there is only one group.
  private static func split<Element>(
    _ places: [(Element, CGRect)], from start: (CGRect) -> CGFloat, to end: (CGRect) -> CGFloat
  ) -> [[(Element, CGRect)]]? {
    func interval(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
      let inset = min(tolerance, (end(frame) - start(frame)) / 2)
      return (start(frame) + inset, end(frame) - inset)
    }
    let order = places.enumerated().sorted { a, b in
      let (first, second) = (interval(a.element.1).start, interval(b.element.1).start)
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
    var groups: [[(Element, CGRect)]] = []
    var reach = -CGFloat.infinity
    for place in order {
      let interval = interval(place.1)
      if interval.start >= reach || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(place)
      reach = max(reach, interval.end)
    }
    return groups.count > 1 ? groups : nil
  }
}
