import Foundation

@preconcurrency @MainActor
open class UIBarItem: NSObject {
  @Observed open var title: String? { didSet { if title != oldValue { didChange() } } }
  @Observed open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  @Observed open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  open var tag = 0

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    coder.complete(self)
  }

  @Observed open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { didChange() } } }

  open func awakeFromNib() {}

  /// Never called by UIKit here.
  open func prepareForInterfaceBuilder() {}

  /// The view that shows the item in a bar.
  weak var shownView: UIView?
  /// Called when the item has changed, to update the view that shows it.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
