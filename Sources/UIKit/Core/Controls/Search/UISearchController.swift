import Foundation

/// A view controller that manages a search: its bar, which an app puts where it likes, and the results.
///
/// As the `searchController` of a navigation item, its bar is below the title, and takes the place of the row of buttons during a search.
/// The results are shown below the bar, in the view of the page or of the controller in whose view the bar is, while there is text.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is notified of the beginning and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller whose view shows the results, or nil if the results are shown by the content itself.
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  /// A Boolean value that indicates whether the content below the bar is dimmed while nothing has been typed.
  @Observed open var obscuresBackgroundDuringPresentation = true { didSet { updateCover() } }
  /// A Boolean value that indicates whether the results are shown even if there is no text. The default is false.
  @Observed open var showsSearchResultsController = false { didSet { updateCover() } }
  /// A Boolean value that indicates whether a search in a navigation bar hides the title and the buttons. The default is true.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the bar has a button that cancels during a search. The default is true.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that indicates whether a search in a navigation bar shows the bar's scopes. The default is true.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The moment from which a search in a navigation bar shows the bar's scopes.
  @Observed open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }
  open internal(set) var searchBarPlacement = UINavigationItem.SearchBarPlacement.stacked
  @Observed open var isActive = false { didSet { if isActive != oldValue { activityDidChange() } } }

  /// The place of the bar among the buttons of another bar, if it has been there.
  private(set) var storedSlot: SearchSlot?
  var slot: SearchSlot {
    if let storedSlot { return storedSlot }
    let slot = SearchSlot(self)
    storedSlot = slot
    return slot
  }

  private let observer = SearchBarObserver()
  private let dimming = UIView()
  private weak var host: UIViewController?
  /// The navigation controller in whose bar the search is, or nil.
  private weak var navigation: UINavigationController?
  /// A Boolean value that indicates whether the page scrolled before results covered it, or nil while they don't.
  private var pageScrolled: Bool?

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

  /// A Boolean value that indicates whether the search hides the title and the buttons of a navigation bar now.
  var hidesBarNow: Bool { isActive && hidesNavigationBarDuringPresentation }

  private func activityDidChange() {
    let isActive = isActive
    if isActive {
      delegate?.willPresentSearchController(self)
      let nearest = nearestController
      navigation = (nearest as? UINavigationController).flatMap { $0.shown?.navigationItem.searchController === self ? $0 : nil }
      host = navigation?.shown ?? nearest
      if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
      searchBar.becomeFirstResponder()
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
      searchBar.resignFirstResponder()
    }
    let finish = { [weak self] in
      guard let self else { return }
      if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }
    updateCover()
    if let navigation {
      navigation.searchDidChange({ [weak self] in self?.updateScopes() }, completion: finish)
    } else {
      finish()
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func updateScopes() {
    // There is no room for scopes among the buttons of a bar.
    guard navigation != nil, scopeBarActivation != .manual, searchBar.superview is SearchHolder else { return }
    let hasText = searchBar.text?.isEmpty == false
    searchBar.showsScopeBar = isActive && (scopeBarActivation != .onTextEntry || hasText)
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
    if scopeBarActivation == .onTextEntry { navigation?.searchDidChange({ [weak self] in self?.updateScopes() }, completion: {}) }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results

  /// Shows the results, or dims the content, below the bar.
  private func updateCover() {
    let hasText = searchBar.text?.isEmpty == false
    let showsResults = isActive && searchResultsController != nil && (hasText || showsSearchResultsController)
    let dims = isActive && !showsResults && obscuresBackgroundDuringPresentation
    showDimming(dims)
    if let results = searchResultsController {
      if showsResults, results.parent == nil, let host {
        host.addChild(results)
        cover(with: results.view)
        results.didMove(toParent: host)
      } else if !showsResults, results.parent != nil {
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
      }
    }
    keepPageStill(dims || showsResults)
  }

  private func showDimming(_ isShown: Bool) {
    guard isShown != (dimming.superview != nil && dimming.alpha > 0) else { return }
    if isShown { cover(with: dimming) }
    guard navigation != nil, dimming.window != nil else { return isShown ? () : dimming.removeFromSuperview() }
    if isShown { UIView.performWithoutAnimation { dimming.alpha = 0 } }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.dimming.alpha = isShown ? 1 : 0 },
      completion: { [weak self] _ in
        guard let self, dimming.alpha == 0 else { return }
        dimming.removeFromSuperview()
        dimming.alpha = 1
      })
  }

  private func cover(with view: UIView) {
    guard let parent = host?.view else { return }
    UIView.performWithoutAnimation {
      view.frame = coverFrame(in: parent)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== parent { parent.addSubview(view) }
    }
  }

  private func coverFrame(in parent: UIView) -> CGRect {
    // A navigation bar is in front of the page.
    guard navigation == nil else { return parent.bounds }
    // Content that scrolls takes the bar and what is below it along.
    let bar = searchBar.convert(searchBar.bounds, to: parent)
    let top = max(bar.maxY, parent.bounds.minY + parent.safeAreaInsets.top)
    return CGRect(x: parent.bounds.minX, y: top, width: parent.bounds.width, height: max(0, parent.bounds.maxY - top))
  }

  /// Keeps the results, or what dims, in front of the visible part of a page that scrolls.
  func layOutCover() {
    guard navigation != nil, let page = host?.viewIfLoaded else { return }
    for view in [dimming, searchResultsController?.viewIfLoaded] where view?.superview === page {
      if let view, view.frame != page.bounds { view.frame = page.bounds }
    }
  }

  /// Prevents scrolling of a page that is covered.
  private func keepPageStill(_ isCovered: Bool) {
    guard navigation != nil, let page = host?.viewIfLoaded?.contentScrollView else { return }
    if isCovered, pageScrolled == nil {
      pageScrolled = page.isScrollEnabled
      page.isScrollEnabled = false
    } else if !isCovered, let scrolled = pageScrolled {
      page.isScrollEnabled = scrolled
      pageScrolled = nil
    }
  }
}

extension UISearchController {
  /// The moment from which scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: the beginning of the search.
    case automatic = 0
    /// Never by itself.
    case manual = 1
    /// The first character.
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

/// The events of a search bar for its controller.
private final class SearchBarObserver: UISearchBarDelegate {
  weak var controller: UISearchController?

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { controller?.isActive = true }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { controller?.textDidChange() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { controller?.isActive = false }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { controller?.textDidChange() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
