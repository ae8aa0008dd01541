import UIKit

/// A field for a take's name. Return and losing the focus commit the name, and Esc restores it.
final class TakeNameField: InputField {
  /// Called once with the new name, or nil if there is no change.
  private let onEnd: (String?) -> Void
  private let original: String
  private var isOver = false

  init(_ name: String, onEnd: @escaping (String?) -> Void) {
    original = name
    self.onEnd = onEnd
    super.init(inset: 6, radius: 4, isFramed: true)
    text = name
    onEscape = { [unowned self] in finish(nil) }
    addAction(UIAction { [unowned self] _ in finish(text) }, for: [.editingDidEndOnExit, .editingDidEnd])
  }

  private func finish(_ name: String?) {
    guard !isOver else { return }
    isOver = true
    let trimmed = name?.trimmingCharacters(in: .whitespaces)
    onEnd(trimmed == original || trimmed?.isEmpty == true ? nil : trimmed)
  }
}
