/// The superclasses of UIKit's classes.
enum UIKitClasses {
  /// Returns the superclasses of one of UIKit's classes, nearest first.
  static func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var next = superclasses[name]
    while let name = next {
      result.append(name)
      next = superclasses[name]
    }
    return result
  }

  private static let superclasses: [String: String] = {
    let subclasses = [
      "NSObject":
        "UIResponder CALayer CAAnimation UIGestureRecognizer UIPresentationController UIBarItem UICollectionViewLayout UIBezierPath UIColor "
        + "UIImage UIFont UIPercentDrivenInteractiveTransition UIViewPropertyAnimator",
      "UIResponder": "UIView UIViewController UIApplication UIScene", "UIScene": "UIWindowScene",
      "UIViewController":
        "UINavigationController UITabBarController UITableViewController UICollectionViewController UIPageViewController "
        + "UISplitViewController UIAlertController UISearchController UIActivityViewController UIImagePickerController",
      "UIView":
        "UIControl UILabel UIImageView UIScrollView UIStackView UIVisualEffectView UIProgressView UIActivityIndicatorView UINavigationBar "
        + "UITabBar UIToolbar UISearchBar UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UIWindow UIPickerView",
      "UIControl": "UIButton UISlider UISwitch UITextField UISegmentedControl UIPageControl UIStepper UIDatePicker UIRefreshControl",
      "UIScrollView": "UITableView UICollectionView UITextView", "UICollectionReusableView": "UICollectionViewCell",
      "UICollectionViewCell": "UICollectionViewListCell", "UICollectionViewLayout": "UICollectionViewFlowLayout",
      "UIPresentationController": "UISheetPresentationController UIPopoverPresentationController",
      "UIBarItem": "UIBarButtonItem UITabBarItem", "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
      "UIGestureRecognizer":
        "UIPanGestureRecognizer UITapGestureRecognizer UILongPressGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer "
        + "UISwipeGestureRecognizer",
      "CALayer": "CAShapeLayer CAGradientLayer CATextLayer CAReplicatorLayer CAEmitterLayer CATransformLayer",
    ]
    var result: [String: String] = [:]
    for (superclass, names) in subclasses { for name in names.split(separator: " ") { result[String(name)] = superclass } }
    return result
  }()
}
