import Foundation

// Base classes for UIKit's own parts of views, which no archive contains, so that they don't have to declare `init?(coder:)`.

package class InternalView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { fatalError("No archive contains this view.") }
}

class InternalControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("No archive contains this control.") }

  /// Called when the state or the tint color has changed.
  func showState() {}

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }
}
