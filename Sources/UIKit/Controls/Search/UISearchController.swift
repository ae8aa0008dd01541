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

/// A view controller that manages a search: its bar, which an app puts where it likes, and the results.
///
/// The results are shown below the bar, in the view of the controller in whose view the bar is, while there is text.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller whose view shows the results, or nil if the results are shown by the content itself.
  public let searchResultsController: UIViewController?
  /// The bar.
  public let searchBar = UISearchBar()
  /// A Boolean value that indicates whether the content below the bar is dimmed while nothing has been typed.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateCover() } }
  /// A Boolean value that indicates whether the results are shown even if there is no text. The default is false.
  open var showsSearchResultsController = false { didSet { updateCover() } }
  /// A Boolean value that indicates whether a search is in progress.
  open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }

  private let observer = SearchBarObserver()
  private let dimming = UIView()
  private weak var host: UIViewController?

  /// Creates a controller for a search whose results another controller shows, or the content itself if nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a controller for a search whose results the content shows.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    observer.controller = self
    searchBar.observer = observer
    searchBar.sizeToFit()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: UISearchController.cancel))
  }

  private func cancel() { isActive = false }

  // MARK: Beginning and end

  private func activityDidChange() {
    if isActive {
      delegate?.willPresentSearchController(self)
      host = nearestController
      searchBar.setShowsCancelButton(true, animated: true)
      searchBar.becomeFirstResponder()
      updateCover()
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      searchBar.setShowsCancelButton(false, animated: true)
      searchBar.resignFirstResponder()
      updateCover()
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The controller in whose view the bar is.
  private var nearestController: UIViewController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func textDidChange() {
    updateCover()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// Shows the results, or dims the content, below the bar.
  private func updateCover() {
    let hasText = searchBar.text?.isEmpty == false
    let showsResults = isActive && searchResultsController != nil && (hasText || showsSearchResultsController)
    let dims = isActive && !showsResults && obscuresBackgroundDuringPresentation
    show(dims ? dimming : nil, instead: dimming)
    guard let results = searchResultsController else { return }
    if showsResults, results.parent == nil, let host {
      host.addChild(results)
      show(results.view, instead: results.view)
      results.didMove(toParent: host)
    } else if !showsResults, results.parent != nil {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  private func show(_ view: UIView?, instead old: UIView) {
    guard let view, let parent = host?.view else { return old.removeFromSuperview() }
    // Content that scrolls takes the bar and what is below it along.
    let bar = searchBar.convert(searchBar.bounds, to: parent)
    let top = max(bar.maxY, parent.bounds.minY + parent.safeAreaInsets.top)
    view.frame = CGRect(x: parent.bounds.minX, y: top, width: parent.bounds.width, height: max(0, parent.bounds.maxY - top))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== parent { parent.addSubview(view) }
  }
}

/// What a search controller learns from its bar.
private final class SearchBarObserver: UISearchBarDelegate {
  weak var controller: UISearchController?

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { controller?.isActive = true }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { controller?.textDidChange() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { controller?.isActive = false }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { controller?.textDidChange() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
