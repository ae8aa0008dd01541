import Foundation

/// An app may put the bar anywhere. As the `searchController` of a navigation item, its bar is below the title, and replaces the row of
/// buttons during a search. While there is text, the results are shown below the bar, in the view of the page or of the controller whose
/// view contains the bar.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Nil if the content itself shows the results.
  public let searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  /// If true, the content below the bar is dimmed while no results are shown.
  @Observed open var obscuresBackgroundDuringPresentation = true { didSet { updateCover() } }
  /// If true, the results are shown even if there is no text.
  @Observed open var showsSearchResultsController = false { didSet { updateCover() } }
  /// If true, a search in a navigation bar hides the title and the buttons.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// This property applies only to a search in a navigation bar.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When a search in a navigation bar shows the scopes.
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
  /// The navigation controller whose bar contains the search, or nil.
  private weak var navigation: UINavigationController?
  /// Whether the page could scroll before results covered it, or nil while none do.
  private var pageScrolled: Bool?

  /// `searchResultsController` is nil if the content itself shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

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

  // MARK: Activity

  /// True if the search hides the title and the buttons of a navigation bar now.
  var hidesBarNow: Bool { isActive && hidesNavigationBarDuringPresentation }

  private func activityDidChange() {
    let isActive = isActive
    if isActive {
      delegate?.willPresentSearchController(self)
      let nearest = searchBar.nearestViewController
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
        results.removeWithView()
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
    // The bar and the views below it scroll with the content.
    let bar = searchBar.convert(searchBar.bounds, to: parent)
    let top = max(bar.maxY, parent.bounds.minY + parent.safeAreaInsets.top)
    return CGRect(x: parent.bounds.minX, y: top, width: parent.bounds.width, height: max(0, parent.bounds.maxY - top))
  }

  /// Keeps the results, or the dimming view, in front of the visible part of a page that scrolls.
  func layOutCover() {
    guard navigation != nil, let page = host?.viewIfLoaded else { return }
    for view in [dimming, searchResultsController?.viewIfLoaded] where view?.superview === page {
      if let view, view.frame != page.bounds { view.frame = page.bounds }
    }
  }

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
  public enum ScopeBarActivation: Int, Sendable {
    /// At the beginning of the search, as on iOS.
    case automatic = 0
    case manual = 1
    /// With the first character.
    case onTextEntry = 2
    case onSearchActivation = 3
  }
}

private final class SearchBarObserver: UISearchBarDelegate {
  weak var controller: UISearchController?

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { controller?.isActive = true }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { controller?.textDidChange() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { controller?.isActive = false }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { controller?.textDidChange() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
