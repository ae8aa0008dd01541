import UIKit

/// The search field of the view tree.
final class ViewSearchField: UITextField {
  init() {
    super.init(frame: .zero)
    placeholder = "Search views"
    font = Theme.body
    textColor = Theme.text
    backgroundColor = Theme.field
    layer.cornerRadius = 6
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A field is made in code.") }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
}
