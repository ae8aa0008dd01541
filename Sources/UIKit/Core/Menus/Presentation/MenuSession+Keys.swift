import Foundation

/// The first letters of a title, typed one after the other.
struct TypedPrefix {
  /// The time within which a letter continues the previous ones, in seconds.
  private static let patience: TimeInterval = 1

  private var letters = ""
  private var latest: TimeInterval = -.infinity

  /// Returns the index of the title that a letter leads to, starting from the highlighted one. Repeating the letter leads to the next title
  /// that begins with it.
  mutating func find(_ letter: String, at time: TimeInterval, in titles: [String?], from marked: Int?) -> Int? {
    letters = time - latest <= Self.patience ? letters + letter.lowercased() : letter.lowercased()
    latest = time
    let isRepeated = Set(letters).count == 1
    let wanted = isRepeated ? String(letters.prefix(1)) : letters
    // A single letter continues after the highlighted title. Several letters may match that title itself.
    let first = (marked ?? -1) + (isRepeated ? 1 : 0)
    let order = titles.indices.map { (max(first, 0) + $0) % titles.count }
    return order.first { titles[$0]?.lowercased().hasPrefix(wanted) == true }
  }
}

// Arrow keys highlight, Return and Space choose, letters find a title, and Esc and Left go back. In right-to-left layouts, Right goes back.
extension MenuSession {
  func press(_ key: UIKey, at time: TimeInterval) {
    let level = panels.count - 1
    let panel = panels[level]
    let (forward, back) =
      panel.isRightToLeft
      ? (UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
    switch key.keyCode {
    case .keyboardDownArrow: mark(panel.row(after: panel.highlighted, step: 1), in: level, reveals: true)
    case .keyboardUpArrow: mark(panel.row(after: panel.highlighted, step: -1), in: level, reveals: true)
    case .keyboardHome, .keyboardPageUp: mark(panel.row(after: nil, step: 1), in: level, reveals: true)
    case .keyboardEnd, .keyboardPageDown: mark(panel.row(after: nil, step: -1), in: level, reveals: true)
    case forward: openSubmenu(in: level, marksFirst: true)
    case back: closeSubmenu()
    case .keyboardEscape: if !closeSubmenu() { close() }
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: choose(in: level, marksFirst: true)
    default: if !key.opensContextMenu { find(key, at: time) } else { close() }
    }
  }

  private func find(_ key: UIKey, at time: TimeInterval) {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), key.characters.count == 1 else { return }
    let level = panels.count - 1
    let titles = panels[level].rows.map { $0.isEnabled ? $0.row.title : nil }
    guard let row = typed.find(key.characters, at: time, in: titles, from: panels[level].highlighted) else { return }
    mark(row, in: level, reveals: true)
  }
}
