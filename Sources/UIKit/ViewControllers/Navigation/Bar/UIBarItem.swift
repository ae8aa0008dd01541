import Foundation

/// What a bar shows for one thing that can be chosen.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What the item says; nil for nothing.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// What the item shows; nil for nothing.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  /// Whether the item can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// A number to find the item by.
  open var tag = 0

  public override init() { super.init() }

  /// Brings the view that shows the item up to date.
  var whenChanged: (() -> Void)?

  func didChange() { whenChanged?() }
}
