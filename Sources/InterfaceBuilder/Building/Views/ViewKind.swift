import UIKit

/// The classes of views.
@MainActor
enum ViewKind {
  /// The classes of views, by the names of elements.
  static let classes: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self, "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self, "searchBar": UISearchBar.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "visualEffectView": UIVisualEffectView.self, "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "containerView": UIView.self,
    "control": UIControl.self, "refreshControl": UIRefreshControl.self, "window": UIWindow.self,
  ]

  /// UIKit's own classes by their names, which elements of a base class can have.
  static let standardClasses: [String: AnyObject.Type] = Dictionary(
    classes.values.map { ("\($0)", $0 as AnyObject.Type) } + [("UIResponder", UIResponder.self), ("NSObject", NSObject.self)]
  ) { first, _ in first }
}
