import UIKit

/// The state of a screen that a person changes by using it, independent of transitions: the selected tab and page, scroll positions,
/// selections, switches and typed text.
@MainActor
struct ScreenState {
  private struct Entry {
    let kind: ObjectIdentifier
    let restore: (UIView) -> Void
  }

  private let tabs: [Int]
  private let pages: [Int]
  private let entries: [Entry]

  init(of window: UIWindow) {
    tabs = Self.controllers(UITabBarController.self, in: window).map(\.selectedIndex)
    pages = Self.controllers(UIPageViewController.self, in: window).map(\.pageNumber)
    entries = Self.views(in: window).compactMap { view in
      Self.restoring(view).map { Entry(kind: ObjectIdentifier(type(of: view)), restore: $0) }
    }
  }

  /// Restores the selected tabs and pages, which may show other screens.
  func restoreScreens(in window: UIWindow) {
    for (controller, index) in zip(Self.controllers(UITabBarController.self, in: window), tabs)
    where controller.selectedIndex != index {
      controller.selectedIndex = index
    }
    for (controller, number) in zip(Self.controllers(UIPageViewController.self, in: window), pages) {
      controller.turn(toPage: number)
    }
  }

  /// Restores the state of the views. Each state applies to the view at the same position among the views of its class.
  func restoreViews(in window: UIWindow) {
    window.endEditing(true)
    window.endKeyboardFocus()
    window.setFocus(nil)
    var views = Dictionary(grouping: Self.views(in: window)) { ObjectIdentifier(type(of: $0)) }
    for entry in entries {
      guard let view = views[entry.kind]?.first else { continue }
      views[entry.kind]?.removeFirst()
      entry.restore(view)
    }
  }

  private static func controllers<Controller: UIViewController>(_ type: Controller.Type, in window: UIWindow) -> [Controller] {
    func search(_ controller: UIViewController) -> [Controller] {
      [controller as? Controller].compactMap { $0 } + controller.children.flatMap(search)
    }
    return window.rootViewController.map(search) ?? []
  }

  /// Returns the views that have a state, in the order of the tree, without content that scroll views create themselves.
  private static func views(in view: UIView) -> [UIView] {
    if view is UITableViewCell || view is UICollectionReusableView { return [] }
    if view.next is UIPageViewController { return [] }
    return (restoring(view) == nil ? [] : [view]) + view.subviews.flatMap(views)
  }

  /// Returns a closure that gives another view of the same class the state of this one, or nil for a view without a state.
  private static func restoring(_ view: UIView) -> ((UIView) -> Void)? {
    switch view {
    case let view as UIScrollView: restoring(view)
    case let view as UISwitch: restoring(view, \.isOn)
    case let view as UISlider: restoring(view, \.value)
    case let view as UISegmentedControl: restoring(view, \.selectedSegmentIndex)
    case let view as UIPageControl: restoring(view, \.currentPage)
    case let view as UITextField: restoring(view, \.text)
    default: nil
    }
  }

  private static func restoring<View: UIView, Value>(_ view: View, _ value: ReferenceWritableKeyPath<View, Value>) -> (UIView) -> Void {
    let known = view[keyPath: value]
    return { ($0 as? View)?[keyPath: value] = known }
  }

  private static func restoring(_ view: UIScrollView) -> (UIView) -> Void {
    let (offset, zoom) = (view.contentOffset, view.zoomScale)
    return { view in
      guard let view = view as? UIScrollView else { return }
      (view as? UITableView).map { table in
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
      }
      (view as? UICollectionView).map { collection in
        for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: false) }
      }
      if view.zoomScale != zoom { view.zoomScale = zoom }
      if view.contentOffset != offset { view.contentOffset = offset }
    }
  }
}

extension UIPageViewController {
  /// The maximum number of pages to count, as a data source may be circular.
  private static let mostPages = 200

  /// The number of pages before the current one.
  fileprivate var pageNumber: Int {
    var number = 0
    var page = viewControllers?.first
    while number < Self.mostPages, let next = page.flatMap({ dataSource?.pageViewController(self, viewControllerBefore: $0) }) {
      number += 1
      page = next
    }
    return number
  }

  /// Shows the page that has `number` pages before it, without an animation.
  fileprivate func turn(toPage number: Int) {
    let pageOffset = number - pageNumber
    guard pageOffset != 0, var page = viewControllers?.first else { return }
    for _ in 0..<abs(pageOffset) {
      let next =
        pageOffset > 0
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
      guard let next else { return }
      page = next
    }
    setViewControllers([page], direction: pageOffset > 0 ? .forward : .reverse, animated: false)
  }
}
