import Foundation

/// An object that shows the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results, because the text, the scope or the state of the search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is notified of the beginning and the end of a search.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// Notifies the delegate that the search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate that the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
