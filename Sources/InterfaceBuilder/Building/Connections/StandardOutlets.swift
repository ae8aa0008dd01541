import UIKit

/// The outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
  /// Sets an outlet. Returns false if the value is of the wrong type, and nil if the object has no such outlet.
  typealias Setter = @MainActor (_ object: AnyObject, _ value: Any) -> Bool?

  /// The functions that set outlets, by their names.
  static let setters: [String: Setter] = [
    "delegate": setDelegate, "dataSource": setDataSource, "prefetchDataSource": setPrefetchDataSource,
    "gestureRecognizers": { object, value in
      guard let view = object as? UIView else { return nil }
      guard let recognizers = value as? [UIGestureRecognizer] else { return false }
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      return true
    },
    "view": setView, "tableView": setView, "collectionView": setView,
    "backgroundView": { object, value in
      guard let view = value as? UIView else { return false }
      switch object {
      case let table as UITableView: table.backgroundView = view
      case let collection as UICollectionView: collection.backgroundView = view
      case let cell as UITableViewCell: cell.backgroundView = view
      case let cell as UICollectionViewCell: cell.backgroundView = view
      default: return nil
      }
      return true
    },
    "selectedBackgroundView": { object, value in
      guard let view = value as? UIView else { return false }
      switch object {
      case let cell as UITableViewCell: cell.selectedBackgroundView = view
      case let cell as UICollectionViewCell: cell.selectedBackgroundView = view
      default: return nil
      }
      return true
    },
    "accessoryView": outlet(\UITableViewCell.accessoryView, UIView.self),
    "tableHeaderView": outlet(\UITableView.tableHeaderView, UIView.self),
    "tableFooterView": outlet(\UITableView.tableFooterView, UIView.self),
    "refreshControl": outlet(\UIScrollView.refreshControl, UIRefreshControl.self),
    "rootViewController": outlet(\UIWindow.rootViewController, UIViewController.self),
    "mask": outlet(\UIView.mask, UIView.self), "titleView": outlet(\UINavigationItem.titleView, UIView.self),
    "customView": outlet(\UIBarButtonItem.customView, UIView.self),
    // A table's controller of older files, which iOS 8 has replaced.
    "searchDisplayController": { _, _ in true }, "window": { object, _ in object is any UIApplicationDelegate ? true : nil },
  ]

  private static func outlet<Object: AnyObject, Value>(
    _ property: ReferenceWritableKeyPath<Object, Value?>, _ type: Value.Type
  ) -> Setter {
    // Key paths are immutable values.
    nonisolated(unsafe) let property = property
    return { object, value in
      guard let object = object as? Object else { return nil }
      guard let value = value as? Value else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  private static func setView(of object: AnyObject, to value: Any) -> Bool? {
    guard let controller = object as? UIViewController else { return nil }
    guard let view = value as? UIView else { return false }
    controller.takeLoadedView(view)
    return true
  }

  private static func setDelegate(of object: AnyObject, to value: Any) -> Bool? {
    /// Assigns the value if it conforms to the protocol.
    func assign<Delegate>(_ set: (Delegate) -> Void) -> Bool {
      guard let delegate = value as? Delegate else { return false }
      set(delegate)
      return true
    }
    return switch object {
    case let table as UITableView: assign { (delegate: any UITableViewDelegate) in table.delegate = delegate }
    case let view as UICollectionView: assign { (delegate: any UICollectionViewDelegate) in view.delegate = delegate }
    case let view as UITextView: assign { (delegate: any UITextViewDelegate) in view.delegate = delegate }
    case let view as UIScrollView: assign { (delegate: any UIScrollViewDelegate) in view.delegate = delegate }
    case let field as UITextField: assign { (delegate: any UITextFieldDelegate) in field.delegate = delegate }
    case let picker as UIPickerView: assign { (delegate: any UIPickerViewDelegate) in picker.delegate = delegate }
    case let bar as UISearchBar: assign { (delegate: any UISearchBarDelegate) in bar.delegate = delegate }
    case let bar as UITabBar: assign { (delegate: any UITabBarDelegate) in bar.delegate = delegate }
    case let recognizer as UIGestureRecognizer:
      assign { (delegate: any UIGestureRecognizerDelegate) in recognizer.delegate = delegate }
    case let controller as UINavigationController:
      assign { (delegate: any UINavigationControllerDelegate) in controller.delegate = delegate }
    case let controller as UITabBarController:
      assign { (delegate: any UITabBarControllerDelegate) in controller.delegate = delegate }
    case let controller as UIPageViewController:
      assign { (delegate: any UIPageViewControllerDelegate) in controller.delegate = delegate }
    case let controller as UISplitViewController:
      assign { (delegate: any UISplitViewControllerDelegate) in controller.delegate = delegate }
    default: nil
    }
  }

  private static func setDataSource(of object: AnyObject, to value: Any) -> Bool? {
    switch object {
    case let table as UITableView:
      guard let source = value as? any UITableViewDataSource else { return false }
      table.dataSource = source
    case let view as UICollectionView:
      guard let source = value as? any UICollectionViewDataSource else { return false }
      view.dataSource = source
    case let picker as UIPickerView:
      guard let source = value as? any UIPickerViewDataSource else { return false }
      picker.dataSource = source
    case let controller as UIPageViewController:
      guard let source = value as? any UIPageViewControllerDataSource else { return false }
      controller.dataSource = source
    default: return nil
    }
    return true
  }

  private static func setPrefetchDataSource(of object: AnyObject, to value: Any) -> Bool? {
    guard let view = object as? UICollectionView else { return nil }
    guard let source = value as? any UICollectionViewDataSourcePrefetching else { return false }
    view.prefetchDataSource = source
    return true
  }
}
