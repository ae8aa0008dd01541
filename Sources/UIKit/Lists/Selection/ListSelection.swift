import Foundation

/// The selected, pressed and focused items of a collection view or rows of a table view.
@MainActor
final class ListSelection {
  /// In the order of selection.
  private(set) var paths: [IndexPath] = []
  fileprivate(set) var highlighted: IndexPath?
  var focused: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  fileprivate func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  fileprivate func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  func removeAll() { (paths, highlighted, focused) = ([], nil, nil) }

  /// Updates the index paths after a batch of updates, and removes the paths of deleted items.
  func move(_ mapping: ItemMapping) {
    paths = paths.compactMap(mapping.newPath)
    highlighted = highlighted.flatMap(mapping.newPath)
    focused = focused.flatMap(mapping.newPath)
  }
}

/// A list whose elements are selected by touches and keys: a table or collection view.
@MainActor
protocol SelectingList: ListView {
  var canSelect: Bool { get }
  var selectsSeveral: Bool { get }
  /// Returns false if selecting an element has no effect.
  func keepsSelection(of path: IndexPath) -> Bool

  /// Returns the nearest element in the direction of a key, or nil if there is none or the key has no direction.
  func elementPath(from focused: IndexPath?, towards key: UIKeyboardHIDUsage) -> IndexPath?
  /// Scrolls as little as possible.
  func revealFocus(at path: IndexPath)

  func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool)
  func showHighlight(_ isHighlighted: Bool, at path: IndexPath)

  // The delegate.

  func canHighlight(_ path: IndexPath, under touch: UITouch) -> Bool
  /// Returns the element that is selected instead, or nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  func canDeselect(_ path: IndexPath) -> Bool
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)

  /// Lets a cell respond to a click in another way than by its selection. Returns whether it does.
  func performInsteadOfSelection(at path: IndexPath) -> Bool
}

extension SelectingList {
  /// Does not notify the delegate. A nil index path deselects all elements.
  func select(_ path: IndexPath?, animated: Bool) {
    if path == nil || !selectsSeveral {
      for other in selection.paths where other != path { deselect(other, animated: animated) }
    }
    guard let path, keepsSelection(of: path) else { return }
    selection.insert(path)
    showSelection(true, at: path, animated: animated)
  }

  /// Does not notify the delegate.
  func deselect(_ path: IndexPath, animated: Bool) {
    selection.remove(path)
    showSelection(false, at: path, animated: animated)
  }

  func userSelects(_ path: IndexPath) {
    selection.focused = path
    if performInsteadOfSelection(at: path) { return }
    if selection.contains(path), selectsSeveral {
      guard canDeselect(path) else { return }
      deselect(path, animated: true)
      return didDeselect(path)
    }
    guard let chosen = willSelect(path) else { return }
    for other in selectsSeveral ? [] : selection.paths where other != chosen {
      deselect(other, animated: true)
      didDeselect(other)
    }
    select(chosen, animated: true)
    didSelect(chosen)
  }

  // MARK: Touches

  func highlight(under touch: UITouch?) {
    guard canSelect, let touch, let path = elementPath(at: touch.location(in: self)), canHighlight(path, under: touch) else { return }
    selection.highlighted = path
    showHighlight(true, at: path)
  }

  func unhighlight(unlessUnder touch: UITouch?) {
    guard let path = selection.highlighted, let touch, elementPath(at: touch.location(in: self)) != path else { return }
    unhighlight()
  }

  func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    showHighlight(false, at: path)
  }

  func selectHighlighted() {
    guard let path = selection.highlighted else { return }
    unhighlight()
    userSelects(path)
  }

  // MARK: Keys

  func takeFocus(from preferred: IndexPath?) {
    if let preferred, contains(preferred) { selection.focused = preferred }
  }

  /// Moves the focus with the arrow keys and the like, and selects with Return and Space. Returns whether a key was used.
  func handleKeys(_ presses: Set<UIPress>) -> Bool { presses.contains { press in press.key.map { handleKey($0.keyCode) } ?? false } }

  func handleKey(_ key: UIKeyboardHIDUsage) -> Bool {
    guard canSelect, window?.focusedView === self || isFirstResponder else { return false }
    switch key {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let path = selection.focused, contains(path) else { return false }
      userSelects(path)
    default:
      guard let path = elementPath(from: selection.focused, towards: key) else { return false }
      selection.focused = path
      window?.showsFocusRing = true
      revealFocus(at: path)
    }
    return true
  }
}
