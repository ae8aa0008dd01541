import UIKit

/// A view that is created in code, so that its subclasses don't have to declare `init?(coder:)`.
public class CodeView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("The view is created in code.") }
}
