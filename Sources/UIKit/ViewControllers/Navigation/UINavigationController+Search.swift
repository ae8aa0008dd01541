import Foundation

// The search of the visible page.
extension UINavigationController {
  /// The duration in which a search takes the place of the row of buttons, in seconds.
  private static var searchDuration: TimeInterval { 0.35 }

  /// Moves the parts of the bar to where they are with or without a search, after a change of the search or of its scopes.
  func searchDidChange(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    guard isViewLoaded, view.window != nil, transition == nil, let page = shown else {
      change()
      if isViewLoaded { barItemsDidChange() }
      return completion()
    }
    UIView.animate(
      springDuration: Self.searchDuration, bounce: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [self] in
        change()
        updateInsets(of: page)
        layOutBar()
        navigationBar.layoutIfNeeded()
        followContent(of: page)
        page.view.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  /// The search in progress on the visible page, or nil.
  var activeSearch: UISearchController? { shown?.navigationItem.searchController.flatMap { $0.isActive ? $0 : nil } }

  func cancelSearch() { activeSearch?.isActive = false }
}
