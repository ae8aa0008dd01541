import Foundation

/// The content of a tab bar's button for one page.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image to show instead of `image` while the item is selected, or nil for the same image.
  @Observed open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  /// The distance by which the title is moved, in points.
  @Observed open var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { didChange() } } }
  /// The short text of the badge at the corner of the image, or nil for no badge.
  @Observed open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The background color of the badge, or nil for red.
  @Observed open var badgeColor: UIColor? { didSet { didChange() } }

  public override init() { super.init() }

  /// Creates an item with a title and an image.
  ///
  /// By default only the shape of the image is shown, in the bar's tint color.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a separate image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
  /// The content of a tab bar's button for the controller.
  ///
  /// A navigation controller without an item or title returns the item of its root.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = barItems.tab { return item }
      if title == nil, let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let item = UITabBarItem()
      item.title = title
      barItems.tab = item
      return item
    }
    set {
      barItems.tab = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The nearest ancestor that is a tab bar controller, or nil if there is none.
  public var tabBarController: UITabBarController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
