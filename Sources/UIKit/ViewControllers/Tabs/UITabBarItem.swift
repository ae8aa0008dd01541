import Foundation

/// What a tab bar shows for one page.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Shown instead of `image` while the item is selected.
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  /// A short text on a coloured ground at the image's corner; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// The ground of the badge; nil for red.
  open var badgeColor: UIColor? { didSet { didChange() } }

  public override init() { super.init() }

  /// An item with a title and an image, of which only the shape is shown, in the bar's tint.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with an image of its own for being selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
  /// What a tab bar shows for the controller. A navigation controller without an item or title has that of its root.
  public var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      if title == nil, let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
      let item = UITabBarItem()
      item.title = title
      loadedTabBarItem = item
      return item
    }
    set {
      loadedTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  /// The nearest tab bar controller that the controller is inside of.
  public var tabBarController: UITabBarController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
