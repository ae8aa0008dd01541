import Foundation

@MainActor
struct TextFieldSides {
  var left: UIView?
  var right: UIView?
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  var clearMode = UITextField.ViewMode.never
  var clearButton: ClearButton?
}

extension UITextField {
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  // Left and right stand for leading and trailing.
  public var leftView: UIView? {
    get { sides.left }
    set {
      sides.left?.removeFromSuperview()
      sides.left = newValue
    }
  }

  public var leftViewMode: ViewMode {
    get { sides.leftMode }
    set { sides.leftMode = newValue }
  }

  public var rightView: UIView? {
    get { sides.right }
    set {
      sides.right?.removeFromSuperview()
      sides.right = newValue
    }
  }

  public var rightViewMode: ViewMode {
    get { sides.rightMode }
    set { sides.rightMode = newValue }
  }

  /// The button is shown only if there is text, and no view at the trailing end.
  public var clearButtonMode: ViewMode {
    get { sides.clearMode }
    set { sides.clearMode = newValue }
  }

  // MARK: Layout

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var shownLeft: UIView? { isShown(sides.leftMode) ? sides.left : nil }
  private var shownRight: UIView? { isShown(sides.rightMode) ? sides.right : nil }
  private var showsClearButton: Bool { shownRight == nil && hasText && isShown(sides.clearMode) }

  private var leadingWidth: CGFloat { shownLeft?.bounds.width ?? 0 }
  private var trailingWidth: CGFloat { shownRight?.bounds.width ?? (showsClearButton ? ClearButton.side : 0) }

  var sidesWidth: CGFloat { leadingWidth + trailingWidth }

  /// Returns the area between the views at the ends, with the given insets where there is no view.
  func room(in bounds: CGRect, insetBy horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    let leading = leadingWidth > 0 ? leadingWidth : horizontal
    let trailing = trailingWidth > 0 ? trailingWidth : horizontal
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return bounds.inset(by: UIEdgeInsets(top: vertical, left: left, bottom: vertical, right: right))
  }

  /// Lays out the views at the ends, and removes those that aren't shown.
  func layOutSides() {
    for (view, isShown) in [(sides.left, shownLeft != nil), (sides.right, shownRight != nil)] {
      guard let view else { continue }
      if !isShown { view.removeFromSuperview() } else if view.superview !== self { addSubview(view) }
    }
    shownLeft?.center = CGPoint(x: leadingWidth / 2, y: bounds.midY)
    shownRight?.center = CGPoint(x: bounds.width - trailingWidth / 2, y: bounds.midY)
    if showsClearButton, sides.clearButton == nil {
      let button = ClearButton()
      button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
      sides.clearButton = button
      addSubview(button)
    }
    sides.clearButton?.isHidden = !showsClearButton
    sides.clearButton?.frame = CGRect(x: bounds.width - ClearButton.side, y: 0, width: ClearButton.side, height: bounds.height)
    mirror([shownLeft, shownRight, sides.clearButton])
  }

  private func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    setNeedsLayout()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }
}

final class ClearButton: UIButton {
  static let side: CGFloat = 30
  private let glyph = SearchGlyph(kind: .clear)

  /// A Boolean value that indicates whether Tab reaches the button.
  var isTabStop = false

  override func didInitialize() {
    super.didInitialize()
    addSubview(glyph)
  }

  override var canBecomeFocused: Bool { isTabStop && super.canBecomeFocused }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph.frame = CGRect(x: (bounds.width - 17) / 2, y: (bounds.height - 17) / 2, width: 17, height: 17)
  }
}
