import Foundation

/// The press that opened a menu, or that began on it.
struct MenuPress {
  /// The distance that the pointer must move for its release to choose a row, in points.
  private static let slack: CGFloat = 4
  /// The duration after which a release chooses a row even if the pointer has hardly moved, in seconds.
  private static let clickDuration: TimeInterval = 0.35

  /// A Boolean value that indicates whether only a drag can choose a row, because a long press opened the menu under the finger.
  var needsDrag = false
  private var start: (point: CGPoint, time: TimeInterval)?
  private var hasMoved = false
  /// A Boolean value that indicates whether the press began on the open menu, so that its release always chooses a row.
  private var isOnMenu = false
  private(set) var latest: CGPoint?

  mutating func begin(at point: CGPoint, time: TimeInterval, isOnMenu: Bool = false) {
    start = (point, time)
    latest = point
    hasMoved = false
    self.isOnMenu = isOnMenu
  }

  mutating func move(to point: CGPoint) {
    latest = point
    guard let start else { return }
    if hypot(point.x - start.point.x, point.y - start.point.y) > Self.slack { hasMoved = true }
  }

  /// Returns whether a release at `time` ends a held or dragged press, rather than a click that opened the menu.
  mutating func end(at time: TimeInterval) -> Bool {
    defer { start = nil }
    guard let start else { return false }
    return isOnMenu || hasMoved || !needsDrag && time - start.time > Self.clickDuration
  }
}

// The pointer highlights the row under it. Releasing a press there, or clicking, chooses it.
extension MenuSession {
  /// The time for which the pointer rests on a row before its submenu opens, in seconds.
  private static let submenuDelay: TimeInterval = 0.15
  /// The time for which a pointer that moves toward the open submenu may cross other rows, in seconds.
  private static let aimTimeout: TimeInterval = 0.3
  /// The distance from the end of a panel within which the pointer scrolls it, in points.
  private static let scrollEdge: CGFloat = 12
  private static let scrollStep: CGFloat = 6
  private static let scrollInterval: TimeInterval = 1.0 / 60

  /// Handles a pointer that moved with no button pressed, or left the scene if `point` is nil.
  func pointerMoved(to point: CGPoint?) {
    let previous = press.latest
    guard let point else { return leaveRows() }
    guard point != previous else { return }
    press.move(to: point)
    trackPointer(to: point, from: previous)
  }

  /// Handles a press. A press outside the menu closes it, and doesn't reach the views below.
  func pressed(at point: CGPoint) {
    guard panels.contains(where: { $0.frame.contains(point) }) else {
      if preview?.contains(point) == true { preview?.commit() }
      return close()
    }
    press.begin(at: point, time: scene.time, isOnMenu: true)
    trackPointer(to: point, from: nil)
  }

  /// Handles movement of the press that opened the menu or began on it.
  func pressMoved(to point: CGPoint) {
    let previous = press.latest
    press.move(to: point)
    trackPointer(to: point, from: previous)
  }

  /// Handles a release. A held or dragged press chooses the row under it; a click only opened the menu.
  func pressReleased(at point: CGPoint) {
    guard press.end(at: scene.time) else { return }
    guard let level = level(at: point) else {
      if !isOverOwner(point) { close() }
      return
    }
    guard let row = panels[level].enabledRow(at: point) else { return }
    mark(row, in: level)
    choose(in: level, marksFirst: false)
  }

  /// Handles a cancelled press. The menu stays open.
  func pressCancelled() { _ = press.end(at: scene.time) }

  func scroll(by wheel: WheelInput) {
    guard let level = level(at: wheel.location) else { return }
    closeSubmenus(above: level)
    panels[level].scroll(by: wheel)
  }

  // MARK: Tracking rows

  private func level(at point: CGPoint) -> Int? { panels.lastIndex { $0.frame.contains(point) } }

  private func isOverOwner(_ point: CGPoint) -> Bool {
    guard let owner, let window = owner.window else { return false }
    return owner.bounds.contains(owner.layer.convert(point, from: window.layer.superlayer))
  }

  private func leaveRows() {
    cancelPending()
    if panels[panels.count - 1].highlighted != nil { mark(nil, in: panels.count - 1) }
  }

  private func trackPointer(to point: CGPoint, from previous: CGPoint?) {
    guard let level = level(at: point) else { return leaveRows() }
    let row = panels[level].enabledRow(at: point)
    if row != panels[level].highlighted {
      // A pointer that moves toward the open submenu may cross other rows.
      if panels.count > level + 1, let previous, MenuAim.heads(from: previous, to: point, for: panels[level + 1].frame) {
        return after(Self.aimTimeout) { [weak self] in self?.settle(on: row, in: level) }
      }
      settle(on: row, in: level)
    } else if panels.count > level + 1 {
      mark(nil, in: level + 1)
    }
    scrollNearEdge(of: level, at: point)
  }

  private func settle(on row: Int?, in level: Int) {
    mark(row, in: level)
    guard let row, panels[level].rows[row].row.submenu != nil else { return }
    after(Self.submenuDelay) { [weak self] in self?.openSubmenu(in: level, marksFirst: false) }
  }

  private func scrollNearEdge(of level: Int, at point: CGPoint) {
    let frame = panels[level].frame
    let step =
      point.y < frame.minY + Self.scrollEdge ? -Self.scrollStep : point.y > frame.maxY - Self.scrollEdge ? Self.scrollStep : 0
    guard step != 0, panels[level].scroll(by: step) else { return }
    mark(panels[level].enabledRow(at: point), in: level)
    after(Self.scrollInterval) { [weak self] in
      guard let self, self.press.latest == point else { return }
      self.scrollNearEdge(of: level, at: point)
    }
  }

  private func closeSubmenus(above level: Int) { while panels.count > level + 1 { closeSubmenu() } }
}
