import Foundation

/// An item that a person can choose in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item, or nil for none.
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// The image of the item, or nil for none.
  @Observed open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// A Boolean value that indicates whether a person can choose the item.
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number that identifies the item.
  open var tag = 0

  public override init() { super.init() }

  /// The view that shows the item in a bar.
  weak var shownView: UIView?
  /// Called when the item has changed, to update the view that shows it.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
