import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Searches in navigation bars") struct NavigationSearchTests {
  private let page = ScrollingPage()
  private let results = UIViewController()
  private let search: UISearchController
  private let navigation: UINavigationController
  private let harness: SceneHarness
  private let log = SearchLog()

  init() {
    page.title = "Library"
    results.view.backgroundColor = .white
    search = UISearchController(searchResultsController: results)
    (search.delegate, search.searchResultsUpdater) = (log, log)
    navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    page.navigationItem.searchController = search
    harness = SceneHarness(safeArea: NavigationScenario.safeArea, pace: .framePerEvent, root: navigation)
    harness.advance(by: 0.1)
  }

  private var barHeight: CGFloat { navigation.navigationBar.frame.height }
  private var field: CGRect { search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil) }
  private var content: NavigationBarContent? { harness.views(NavigationBarContent.self).last }

  private func scroll(by distance: CGFloat) {
    harness.perform { page.scroll.contentOffset.y += distance }
    harness.advance(by: 0.1)
  }

  private func begin() {
    harness.click(CGPoint(x: field.midX, y: field.midY))
    harness.advance(by: 1)
  }

  @Test("The search bar is below the large title, and the content begins below it")
  func place() {
    #expect(barHeight == 44 + 52 + 52 && page.view.safeAreaInsets.top == 47 + 148 && page.scroll.contentOffset.y == -195)
    #expect(field == CGRect(x: 16, y: 47 + 97, width: 358, height: 36))
    #expect(page.navigationItem.searchBarPlacement == .stacked)
  }

  @Test(
    "Content that scrolls moves first the search bar out of sight, which gets lower, and then the large title",
    arguments: [(26, 52, 26), (52, 52, 0), (72, 32, 0), (300, 0, 0)])
  func collapse(by distance: CGFloat, large: CGFloat, search: CGFloat) {
    scroll(by: distance)
    #expect(content?.parts.large == large && content?.parts.search == search && barHeight == 44 + large + search)
    #expect(page.scroll.contentOffset.y == -195 + distance)
    if search > 0 { #expect(field.height == 18) }
    scroll(by: -distance)
    #expect(barHeight == 148 && field.height == 36)
  }

  @Test("It stays where hidesSearchBarWhenScrolling is false")
  func stays() {
    harness.perform { page.navigationItem.hidesSearchBarWhenScrolling = false }
    scroll(by: 300)
    #expect(content?.parts.large == 0 && content?.parts.search == 52 && barHeight == 96)
  }

  @Test("A drag that ends in the middle of the search bar leaves it whole", arguments: [(20, 148), (40, 96)])
  func snaps(by distance: CGFloat, height: CGFloat) {
    harness.press(CGPoint(x: 200, y: 500))
    harness.move(by: CGVector(dx: 0, dy: -distance), steps: 12)
    harness.advance(by: 0.3)
    harness.release()
    harness.advance(by: 2)
    #expect(barHeight == height)
  }

  @Test("A search takes the place of the title and the buttons, dims the page, and shows results over it while there is text")
  func searches() {
    begin()
    #expect(search.isActive && barHeight == 56 && field.minY == 47 + 5 && search.searchBar.showsCancelButton)
    #expect(content?.titleView.alpha == 0 && content?.largeTitle?.alpha == 0 && results.parent == nil)
    harness.type("x")
    harness.advance(by: 0.5)
    #expect(results.parent === page && results.view.frame == page.view.bounds && results.view.safeAreaInsets.top == 47 + 56)
    let cancel = harness.views(UIButton.self, in: search.searchBar).last
    harness.click(harness.middle(of: cancel))
    harness.advance(by: 1)
    #expect(!search.isActive && barHeight == 148 && results.view.superview == nil && search.searchBar.text == "")
    #expect(content?.titleView.alpha == 0 && content?.largeTitle?.alpha == 1 && page.scroll.contentOffset.y == -195)
    #expect(log.calls == ["will present", "update ", "present", "update x", "will dismiss", "update ", "dismiss"])
  }

  @Test("Esc and a click beside the search end it", arguments: [true, false])
  func ends(byKey: Bool) {
    begin()
    if byKey { harness.key(.keyboardEscape) } else { harness.click(CGPoint(x: 200, y: 600)) }
    harness.advance(by: 1)
    #expect(!search.isActive && barHeight == 148)
  }

  @Test("Esc ends a search whose field isn't edited any more")
  func endsLater() {
    begin()
    harness.type("x")
    harness.key(.keyboardReturnOrEnter, "\r")
    #expect(search.isActive && !search.searchBar.isFirstResponder)
    harness.key(.keyboardEscape)
    harness.advance(by: 1)
    #expect(!search.isActive)
  }

  @Test("The title stays where hidesNavigationBarDuringPresentation is false")
  func keepsTitle() {
    search.hidesNavigationBarDuringPresentation = false
    begin()
    #expect(search.isActive && barHeight == 148 && content?.largeTitle?.alpha == 1)
  }

  @Test("Scopes are shown during the search, unless scopeBarActivation says otherwise")
  func scopes() {
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    begin()
    #expect(search.searchBar.showsScopeBar && barHeight == 100)
    let scopes = harness.views(UISegmentedControl.self).first
    #expect(scopes.map { $0.convert($0.bounds, to: nil) } == CGRect(x: 16, y: 100, width: 358, height: 32))
    harness.key(.keyboardEscape)
    harness.advance(by: 1)
    #expect(!search.searchBar.showsScopeBar && barHeight == 148)
    search.scopeBarActivation = .onTextEntry
    begin()
    #expect(barHeight == 56)
    harness.type("x")
    harness.advance(by: 1)
    #expect(barHeight == 100)
  }

  @Test("A page that is pushed during a search has a bar of its own, and the search is still active after the pop")
  func push() {
    begin()
    harness.perform { navigation.pushViewController(ScrollingPage(), animated: true) }
    harness.advance(by: 1)
    #expect(barHeight == 96)
    harness.perform { _ = navigation.popViewController(animated: true) }
    harness.advance(by: 1)
    #expect(barHeight == 56 && field.minY == 52)
  }
}

@MainActor
private final class SearchLog: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
  var calls: [String] = []

  func updateSearchResults(for searchController: UISearchController) { calls.append("update \(searchController.searchBar.text ?? "")") }
  func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
  func didPresentSearchController(_ searchController: UISearchController) { calls.append("present") }
  func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { calls.append("dismiss") }
}
