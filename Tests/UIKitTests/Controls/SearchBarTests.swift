import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor @Suite("Search")
struct SearchBarTests {
  let screen = TouchScene()

  private final class Log: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      calls.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) { calls.append("update \(searchController.searchBar.text ?? "")") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("present") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("dismiss") }
  }

  private let log = Log()

  @Test("Typing, Return, the button that clears and Cancel are reported")
  func bar() {
    let bar = UISearchBar()
    bar.delegate = log
    bar.showsCancelButton = true
    _ = screen.add(bar, frame: CGRect(x: 0, y: 0, width: 400, height: 56))
    screen.click(CGPoint(x: 100, y: 28))
    screen.type("ab")
    screen.key(.keyboardReturnOrEnter, "\r")
    let field: UISearchTextField = bar.searchTextField
    let clear = screen.middle(of: screen.views(UIButton.self, in: field).first)
    screen.click(clear)
    screen.click(CGPoint(x: 370, y: 28))
    #expect(log.calls == ["ab", "search", "", "cancel"] && bar.text == "")
  }

  @Test("A scope bar reports the chosen scope")
  func scopes() {
    let bar = UISearchBar()
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    _ = screen.add(bar, frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    screen.click(CGPoint(x: 300, y: 74))
    screen.advance(by: 0.5)
    #expect(log.calls == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test("Given a search controller, then results are shown below the bar while there is text, and Cancel ends the search")
  func controller() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    search.delegate = log
    let page = UIViewController()
    screen.perform { screen.window.rootViewController = page }
    page.view.addSubview(search.searchBar)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
    screen.turn()
    screen.click(CGPoint(x: 100, y: 28))
    screen.advance(by: 0.5)
    #expect(search.isActive && search.searchBar.showsCancelButton && results.parent == nil)
    screen.type("x")
    #expect(results.parent === page && results.view.frame == CGRect(x: 0, y: 56, width: 400, height: 744))
    screen.click(CGPoint(x: 370, y: 28))
    screen.advance(by: 0.5)
    #expect(!search.isActive && results.view.superview == nil && search.searchBar.text == "")
    #expect(log.calls == ["present", "update ", "update x", "dismiss", "update "])
  }
}
