import Foundation

/// An item that a person can choose in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  @Observed open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number that identifies the item.
  open var tag = 0

  public override init() { super.init() }

  /// The insets by which the image is moved in a tab bar, in points.
  @Observed open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

  /// Notifies the item that it has been loaded from an Interface Builder archive.
  open func awakeFromNib() {}

  /// Prepares the item for Interface Builder, which never asks for it here. Code calls it itself, if at all.
  open func prepareForInterfaceBuilder() {}

  /// The view that shows the item in a bar.
  weak var shownView: UIView?
  /// Called when the item has changed, to update the view that shows it.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
