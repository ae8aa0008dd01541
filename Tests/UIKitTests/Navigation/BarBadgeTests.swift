import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Badges and identifiers of bar buttons")
struct BarBadgeTests {
  private func makeButton(_ item: UIBarButtonItem) -> BarButton { BarButton(item) }

  private func badgeView(in button: UIView) -> BarBadge? { button.subviews.lazy.compactMap { $0 as? BarBadge }.first }

  private func shownBadge(of item: UIBarButtonItem) throws -> BarBadge { try #require(item.shownView.flatMap { badgeView(in: $0) }) }

  @Test(
    "A badge shows a number or a text, a dot for neither, and nothing for zero",
    arguments: [("3", 18, false), ("new", 32, false), ("", 8, false), ("0", 0, true)] as [(String, CGFloat, Bool)])
  func texts(text: String, width: CGFloat, isHidden: Bool) throws {
    let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    item.badge = Int(text).map { .count($0) } ?? (text.isEmpty ? .indicator() : .string(text))
    let badge = try #require(badgeView(in: makeButton(item)))
    #expect(badge.isHidden == isHidden)
    if !isHidden { #expect(badge.text == text && badge.bounds.width == width && badge.backgroundColor == .systemRed) }
  }

  @Test("A badge is at the top right of the button's content, in its own colors and font")
  func looks() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "tray"), style: .plain, target: nil, action: nil)
    item.badge = .count(2)
    item.badge?.backgroundColor = .blue
    item.badge?.foregroundColor = .yellow
    item.badge?.font = .systemFont(ofSize: 9)
    let button = makeButton(item)
    button.frame = CGRect(x: 0, y: 0, width: 30, height: 44)
    button.layoutIfNeeded()
    let badge = try #require(badgeView(in: button))
    #expect(badge.center.x == 30 && badge.center.y > 0 && badge.center.y < 22)
    #expect(badge.backgroundColor == .blue && badge.textColor == .yellow && badge.font.pointSize == 9)
  }

  @Test("A changed badge is shown in the bar")
  func changes() throws {
    let scenario = NavigationScenario()
    let item = UIBarButtonItem(title: "Inbox", style: .prominent, target: nil, action: nil)
    scenario.perform { scenario.a.navigationItem.rightBarButtonItem = item }
    scenario.harness.advance(by: 0.1)
    #expect(try shownBadge(of: item).isHidden)
    scenario.perform { item.badge = .string("a") }
    scenario.harness.advance(by: 0.5)
    #expect(try shownBadge(of: item).text == "a")
    scenario.perform { item.badge?.backgroundColor = .green }
    scenario.harness.advance(by: 0.5)
    #expect(try shownBadge(of: item).backgroundColor == .green)
  }

  @Test("During a push, the button of an item with the identifier of one on the page before stays, and others fade in")
  func identifiers() throws {
    let scenario = NavigationScenario()
    func item(_ title: String, _ identifier: String?) -> UIBarButtonItem {
      let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      item.identifier = identifier
      return item
    }
    let items = (old: item("Share", "share"), same: item("Share", "share"), new: item("Edit", nil))
    scenario.perform {
      scenario.a.navigationItem.rightBarButtonItem = items.old
      scenario.b.navigationItem.rightBarButtonItems = [items.same, items.new]
    }
    scenario.harness.advance(by: 0.1)
    scenario.perform { scenario.navigation.pushViewController(scenario.b, animated: true) }
    scenario.harness.advance(by: 0.02)
    let (same, new) = (try #require(items.same.shownView), try #require(items.new.shownView))
    #expect(same.layer.presentation()?.opacity == 1)
    #expect(try #require(new.layer.presentation()).opacity < 0.5)
    scenario.harness.advance(by: 2)
    #expect(same.alpha == 1 && new.alpha == 1 && same.transform.isIdentity)
  }
}
