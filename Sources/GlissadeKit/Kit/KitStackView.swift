import UIKit

/// A row or column of views that is created in code.
class KitStackView: UIStackView {
  /// Creates a stack of views, with space between them and around them, in points.
  init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, insets: UIEdgeInsets = .zero,
    _ views: [UIView] = []
  ) {
    super.init(frame: .zero)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    layoutMargins = insets
    isLayoutMarginsRelativeArrangement = true
    for view in views { addArrangedSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Stacks are created in code.") }

  /// The views of the stack. Setting them removes the earlier ones from the view hierarchy.
  var views: [UIView] {
    get { arrangedSubviews }
    set {
      for view in arrangedSubviews { view.removeFromSuperview() }
      for view in newValue { addArrangedSubview(view) }
    }
  }

  /// Returns the height of the stack for a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
  }
}

extension UIView {
  /// Fixes the width, the height or both by constraints, and returns the view.
  @discardableResult
  func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}
