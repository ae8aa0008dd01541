import UIKit

extension InterfaceInstance {
  /// The classes of views, by the names of elements.
  private static let viewClasses: [String: UIView.Type] = [
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
    viewClasses.values.map { ("\($0)", $0 as AnyObject.Type) } + [("UIResponder", UIResponder.self), ("NSObject", NSObject.self)]
  ) { first, _ in first }

  /// Creates views.
  static let viewMakers: [String: Maker] = viewClasses.mapValues { standard in
    { instance, description in instance.makeView(description, standard) }
  }

  /// Creates a view of a class of UIKit, or of the subclass that the element names.
  ///
  /// If `init(coder:)` of the subclass returns nil, a view of UIKit's class takes its place.
  func makeView(_ description: InterfaceObject, _ standard: UIView.Type) -> UIView {
    let type = interfaceClass(of: description, or: standard)
    if let view = type.init(coder: viewCoder(for: description)) { return view }
    warn("init(coder:) of \(type) returned nil", line: description.line)
    return standard.init(coder: viewCoder(for: description)) ?? UIView()
  }

  /// Returns the archive of a view, with what its class needs before it can have properties.
  func viewCoder(for description: InterfaceObject) -> InterfaceCoder {
    let coder = coder(for: description) { [self] (view: UIView) in
      setAttributes(of: view, description)
      addContents(of: view, description)
    }
    if case .text(let style)? = description.attributes["style"], description.kind == "tableView" {
      coder[UITableView.styleKey] = Self.tableStyles[style]
    }
    if let layout = description.children("collectionViewLayout").first {
      coder[UICollectionView.layoutKey] = make(layout) as? UICollectionViewLayout
    }
    return coder
  }

  private static let tableStyles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
}
