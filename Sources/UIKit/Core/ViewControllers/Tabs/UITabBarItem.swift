import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  @Observed open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { didChange() } } }
  @Observed open var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { didChange() } } }
  @Observed open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }
  /// Nil for red.
  @Observed open var badgeColor: UIColor? { didSet { didChange() } }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

extension UIViewController {
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

  public var tabBarController: UITabBarController? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
