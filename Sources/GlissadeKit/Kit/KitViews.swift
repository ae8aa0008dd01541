import UIKit

// Base classes for what is created in code. None of them can be decoded, so their subclasses don't have to say so again.

/// A view that is created in code.
class KitView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Views are created in code.") }
}

/// A control that is created in code.
class KitControl: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Controls are created in code.") }
}

/// A table cell that is created in code.
class KitTableViewCell: UITableViewCell {
  required init(style: CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Cells are created in code.") }
}

/// A view controller that is created in code.
class KitViewController: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("View controllers are created in code.") }
}
