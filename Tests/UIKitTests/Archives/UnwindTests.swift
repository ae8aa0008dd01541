import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Unwinding") struct UnwindTests {
  private class Page: UIViewController {
    var unwinds = true
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool
    {
      unwinds && super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }
  }

  private let group = MethodTable.Group()

  /// Runs code while pages have the method of the unwind segue, and returns the titles of those whose method was called.
  private func unwind(from source: UIViewController, in harness: SceneHarness) -> [String] {
    var titles: [String] = []
    MethodTable.add("back:", of: Page.self, to: group) { page, _ in titles.append(page.title ?? "") }
    defer { MethodTable.remove(group) }
    source.origin.segues["back"] = { source, sender in
      source.makeUnwindSegue(nil, identifier: "back", action: "back:", sender: sender)
    }
    harness.perform { source.performSegue(withIdentifier: "back", sender: nil) }
    harness.advance(by: 1)
    return titles
  }

  private func page(_ title: String) -> Page {
    let page = Page(nibName: nil, bundle: nil)
    page.title = title
    return page
  }

  @Test("The way back goes through the stack to the nearest page that has the method and lets it be called")
  func stack() {
    let pages = ["1", "2", "3", "4"].map(page)
    pages[2].unwinds = false
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let harness = SceneHarness(root: navigation)
    #expect(unwind(from: pages[3], in: harness) == ["2"])
    #expect(navigation.viewControllers == Array(pages[...1]))
  }

  @Test("It leaves presentations, and shows the tab of the page")
  func presentation() {
    let tabs = UITabBarController()
    let (first, second, card) = (page("first"), page("second"), page("card"))
    second.unwinds = false
    tabs.viewControllers = [first, second]
    let harness = SceneHarness(root: tabs)
    harness.perform {
      tabs.selectedIndex = 1
      second.present(card, animated: false)
    }
    #expect(unwind(from: card, in: harness) == ["first"])
    #expect(tabs.selectedViewController === first && tabs.presentedViewController == nil)
  }

  @Test("A container can hide its children from the search, and the older method supplies the segue")
  func containers() {
    final class Closed: UINavigationController {
      var segues = 0
      var hides = true
      override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        #expect(source.unwindAction == "back:" && source.sender == nil && childContaining(source) === source.source)
        return hides ? [] : super.allowedChildrenForUnwinding(from: source)
      }
      override func segueForUnwinding(to toViewController: UIViewController, from: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
      {
        segues += 1
        return UIStoryboardSegue(identifier: identifier, source: from, destination: toViewController) {}
      }
    }
    let closed = Closed()
    let pages = ["1", "2"].map(page)
    closed.viewControllers = pages
    let harness = SceneHarness(root: closed)
    var titles: [String] = []
    let warned = warnings { titles = unwind(from: pages[1], in: harness) }
    #expect(titles.isEmpty && warned == ["No controller on the way back from Page has the method back: of the unwind segue."])
    closed.hides = false
    #expect(unwind(from: pages[1], in: harness) == ["1"] && closed.segues == 1 && closed.viewControllers.count == 2)
  }
}
