import UIKit

// Base classes for views and controllers that are created in code, so that their subclasses don't have to declare `init?(coder:)`.

/// A view that is created in code.
open class KitView: UIView {
  /// Creates a view with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("Views are created in code.") }

  private var layoutOfSubviews: (any Layout)?

  /// Adds the views of a layout, which determines their frames and `sizeThatFits(_:)` from now on.
  package final func arrange(_ layout: any Layout) {
    layoutOfSubviews = layout
    layout.add(to: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutOfSubviews?.layOut(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { layoutOfSubviews?.size(in: size) ?? super.sizeThatFits(size) }
}

/// A control that is created in code.
open class KitControl: UIControl {
  /// Creates a control with a frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("Controls are created in code.") }

  private var layoutOfSubviews: (any Layout)?

  /// Adds the views of a layout, which determines their frames and `sizeThatFits(_:)` from now on.
  package final func arrange(_ layout: any Layout) {
    layoutOfSubviews = layout
    layout.add(to: self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutOfSubviews?.layOut(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { layoutOfSubviews?.size(in: size) ?? super.sizeThatFits(size) }
}

/// A table cell that is created in code.
open class KitTableViewCell: UITableViewCell {
  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("Cells are created in code.") }

  private var layoutOfSubviews: (any Layout)?

  /// Adds the views of a layout, which determines their frames and `sizeThatFits(_:)` from now on.
  package final func arrange(_ layout: any Layout) {
    layoutOfSubviews = layout
    layout.add(to: contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutOfSubviews?.layOut(in: bounds)
  }
}

/// A view controller that is created in code.
open class KitViewController: UIViewController {
  /// Creates a controller.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Not available.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("View controllers are created in code.") }
}
